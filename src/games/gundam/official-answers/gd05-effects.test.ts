// Official answers about cards of GD05: how often effects come, and what they need.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  again,
  attack,
  attempt,
  bothPass,
  command,
  dealt,
  drake,
  falcon,
  finish,
  heron,
  hurt,
  mole,
  noBlock,
  note,
  on,
  piece,
  quietly,
  resolve,
  rested,
  use,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

official('GCG-FAQ-093', () => {
  const both: Effect = { kind: 'damage', to: piece('Drake'), also: [piece('Leo')], amount: 3 }
  const waits = on('W', 'Kei', { on: 'destroyed' }, [note('once')])
  const falls = (...effects: Effect[]) => {
    const units = [falcon(), drake(), unit('Leo', 'Rio', 1, 1), mole({ ...rested, hp: 9 })]
    const setUp = attack(units, 'Mole', { abilities: [waits, whenAttacking('K', 'Falcon', effects)] })
    return resolve(setUp, ...quietly, finish).result.notes
  }
  expect(falls(both)).toEqual(['once'])
  expect(falls(hurt(piece('Drake'), 3), hurt(piece('Leo'), 1))).toEqual(['once', 'once'])
})

official('GCG-FAQ-094', () => {
  const copies = [drake(), drake({ id: 'Drake 2' })]
  const setUp = attack([falcon(), mole(rested), ...copies], 'Mole', {
    abilities: copies.map(({ id }) => on(`W ${id}`, 'Rio', { on: 'unitAttacks' }, [note(id)], id)),
  })
  expect(resolve(setUp, use('W Drake'), ...quietly, finish).result.notes).toEqual(['Drake', 'Drake 2'])
})

official('GCG-FAQ-098', () => {
  const akatsuki = unit('Akatsuki', 'Rio', 4, 4)
  const others = ['R2', 'R3', 'R4', 'R5', 'R6'].map(id => unit(id, 'Rio', 1, 1))
  const setUp = attack([falcon(), mole(rested), ...others], 'Mole')
  const comes = command('Rio', 'A', { kind: 'deploy', piece: akatsuki })
  const story = resolve(
    setUp,
    noBlock,
    comes,
    { question: 'room:Akatsuki', choice: 'Mole' },
    bothPass,
    finish,
  )
  expect(story.result.pieces).toContainEqual(expect.objectContaining({ piece: 'Mole', where: 'trash' }))
  // The attacked Unit made room, so the battle breaks off.
  expect([story.result.destroyed, dealt(story, 'battle')]).toEqual([[], {}])
})

official('GCG-FAQ-101', () => {
  const jagd = unit("Gyunei's Jagd Doga", 'Kei', 4, 3)
  const effect: Effect = {
    kind: 'ifYouDo',
    first: { kind: 'leaves', who: piece('Heron'), how: 'destroyed' },
    second: [
      { kind: 'setActive', who: piece("Gyunei's Jagd Doga") },
      { kind: 'rule', who: piece("Gyunei's Jagd Doga"), rule: 'cannotAttackPlayer' },
    ],
  }
  const setUp = attack([falcon(), heron(), jagd, mole({ ...rested, hp: 9 })], 'Mole')
  const story = resolve(
    setUp,
    { question: 'attack', card: { name: 'Jagd Doga', effects: [effect] } },
    ...quietly,
    finish,
  )
  expect(story.result.destroyed).toEqual(['Heron'])
  expect(attempt(again(story, "Gyunei's Jagd Doga")).refused?.code).toBe('cannotAttackPlayer')
})
