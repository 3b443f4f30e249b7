// Official answers about cards of ST03.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  block,
  bothPass,
  command,
  dealt,
  falcon,
  finish,
  fort,
  hurt,
  mole,
  noBlock,
  noBurst,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  use,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

official('GCG-FAQ-029', () => {
  const zaku: PieceGiven = unit('Zaku II', 'Rio', 1, 1, { token: true })
  const others = ['R2', 'R3', 'R4', 'R5', 'R6'].map(id => unit(id, 'Rio', 1, 1))
  const setUp = attack([falcon(), mole(rested), ...others], 'Mole', {
    abilities: [
      on('Gouf', 'Rio', { on: 'activateAction' }, [{ kind: 'deploy', piece: zaku }]),
      on('D', 'Rio', { on: 'destroyed' }, [note('destroyed')], 'Mole'),
    ],
  })
  const asked = resolve(setUp, noBlock, use('Gouf'))
  expect(asked.offered('room:Zaku II')).toEqual(['Mole', 'R2', 'R3', 'R4', 'R5', 'R6'])
  const story = resolve(
    setUp,
    noBlock,
    use('Gouf'),
    { question: 'room:Zaku II', choice: 'R2' },
    pass,
    pass,
    finish,
  )
  expect(story.told('excess_placed_in_trash')).toMatchObject([{ card: 'R2' }])
  expect([story.result.destroyed, story.result.notes]).toEqual([[], []])
})

const shoots = (more: object = {}) => ({
  ...on(
    'Sinanju',
    'Kei',
    { on: 'destroysInShieldArea', who: 'Sinanju', with: 'battle damage' },
    [hurt(piece('Mole'), 2)],
    'Sinanju',
  ),
  ...more,
})
const sinanju = (more: Partial<PieceGiven> = {}) =>
  unit('Sinanju', 'Kei', 5, 4, {
    constants: [{ while: [{ is: 'paired' }], keyword: 'High-Maneuver' }],
    ...more,
  })

official('GCG-FAQ-059', () => {
  const hits = (...area: PieceGiven[]) =>
    attack([sinanju(), mole(), ...area], undefined, { abilities: [shoots()] })
  const atBase = resolve(hits(fort()), ...quietly, finish)
  expect([atBase.result.destroyed, dealt(atBase, 'effect')]).toEqual([['Fort'], { Mole: 2 }])
  expect(dealt(resolve(hits(), ...quietly, noBurst, finish), 'effect')).toEqual({ Mole: 2 })
  expect(dealt(resolve(hits(fort({ hp: 6 })), ...quietly, finish), 'effect')).toEqual({})
})

official('GCG-FAQ-088', () => {
  const giant = command('Rio', 'The Blue Giant', {
    kind: 'keepOff',
    to: piece('Gouf'),
    damage: { only: 'battle', apUpTo: 2 },
  })
  const attacks = (ap: number) =>
    attack([falcon({ ap }), unit('Gouf', 'Rio', 2, 5, rested)], 'Gouf', {
      abilities: [on('K', 'Kei', { on: 'activateAction' }, [hurt(piece('Gouf'), 1)], 'Falcon')],
    })
  const answers = [noBlock, giant, use('K'), pass, pass, finish]
  const low = resolve(attacks(2), ...answers)
  expect([dealt(low, 'battle'), dealt(low, 'effect')]).toEqual([{ Falcon: 2 }, { Gouf: 1 }])
  expect(dealt(resolve(attacks(3), ...answers), 'battle')).toEqual({ Gouf: 3, Falcon: 2 })
})

official('GCG-FAQ-089', () => {
  const alone = attack([sinanju(), mole(), wall()], undefined, { abilities: [shoots()] })
  expect(dealt(resolve(alone, ...quietly, noBurst, finish), 'effect')).toEqual({ Mole: 2 })
  expect(resolve(alone, block('Wall'), bothPass, finish).result.blocker).toBe('Wall')
  const paired = attack([sinanju({ pilot: { links: true, ap: 0, hp: 0 } }), mole(), wall()], undefined, {
    abilities: [shoots()],
  })
  expect(resolve(paired).offered('block')).toEqual([])
  const needsPilot = attack([sinanju(), mole()], undefined, { abilities: [shoots({ during: 'pair' })] })
  expect(dealt(resolve(needsPilot, ...quietly, noBurst, finish), 'effect')).toEqual({})
})
