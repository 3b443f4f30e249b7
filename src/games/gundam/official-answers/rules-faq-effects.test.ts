// Official answers of the rules FAQ about effects: which comes first, how long it lasts, what it needs.
import { expect } from 'vitest'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  ap,
  apAtDamage,
  attack,
  attempt,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  heron,
  hurt,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  use,
  wall,
  watching,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-020', () => {
  const setUp = attack([falcon(), heron(), mole(rested)], 'Mole', {
    abilities: [
      whenAttacking('K1', 'Falcon', [hurt(piece('Mole'), 1)]),
      watching('K2', 'Kei', 'Heron', [note('waited')]),
      on('N1', 'Rio', { on: 'takesEffectDamage', who: 'Mole' }, [note('new, standby player')], 'Mole'),
      on('N2', 'Kei', { on: 'takesEffectDamage', who: 'Mole' }, [note('new, active player')], 'Heron'),
    ],
  })
  expect(resolve(setUp, use('K1'), ...quietly, finish).result.notes).toEqual([
    'new, active player',
    'new, standby player',
    'waited',
  ])
})

official('GCG-FAQ-021', () => {
  const setUp = attack([falcon(), drake({ hp: 1 }), mole(rested)], 'Mole', {
    abilities: [
      whenAttacking('K', 'Falcon', [hurt(piece('Drake'), 1)]),
      on('W', 'Rio', { on: 'unitAttacks' }, [note('carried out')], 'Drake'),
    ],
  })
  const story = resolve(setUp, ...quietly, finish)
  expect([story.result.destroyed, story.result.notes]).toEqual([['Drake'], ['carried out']])
})

official('GCG-FAQ-025', () => {
  const setUp = attack([falcon(), drake({ ap: 1, ...rested })], 'Drake', {
    abilities: [watching('K', 'Rio', 'Drake', [{ ...ap('Drake', 2), beyondBattle: true } as never])],
  })
  const comes = command('Rio', 'A', { kind: 'deploy', piece: { ...wall(), id: 'New' } })
  const story = resolve(setUp, noBlock, comes, bothPass, finish)
  expect(apAtDamage(story, 'Drake')).toBe(3)
  expect(story.position?.memory.state.pieces.find(({ id }) => id === 'New')?.ap).toBe(1)
})

official('GCG-FAQ-097', () => {
  const gives = [ap('Falcon', 2), { kind: 'leaves' as const, who: piece('Heron'), how: 'destroyed' as const }]
  const setUp = attack([falcon(), heron(), mole(rested)], 'Mole', {
    abilities: [watching('K', 'Kei', 'Heron', gives)],
  })
  expect(apAtDamage(resolve(setUp, ...quietly, finish), 'Falcon')).toBe(5)
})

official('GCG-FAQ-102', () => {
  const chooses = [{ units: 'enemy' as const }]
  const shoots = { ...on('A1', 'Kei', { on: 'activateAction' }, [note('used')]), chooses }
  const uses = (...enemies: Parameters<typeof attack>[0]) =>
    attempt(attack([falcon(), ...enemies], undefined, { abilities: [shoots] }), noBlock, pass, use('A1'))
  expect([uses().refused?.code, uses(mole()).refused]).toEqual(['noTarget', null])
})
