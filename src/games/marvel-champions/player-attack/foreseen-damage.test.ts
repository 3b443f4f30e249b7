// Tests of what the question for the damage says before it is dealt: what is certain, and whom later sentences would hit.
import { expect, test } from 'vitest'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { report } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  deal,
  hits,
  labelled,
  resolve,
  target,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

type Part = Parameters<typeof labelled>[1][number]
type Pieces = Parameters<typeof basic>[0]
const gate = (hitPoints: number) => warden({ id: 'Gate', hitPoints })
const weevil = rustling({ id: 'Weevil', hitPoints: 6, engagedWith: 'Ana' })
const shockwave: Part = {
  targets: 1,
  instances: [
    { amount: 5, to: 1 },
    { amount: 2, to: 'others' },
  ],
}

/** The question that the attack waits for after these answers. */
const asked = (...[setUp, ...answers]: Parameters<typeof resolve>) =>
  resolve(setUp, ...answers).prompt?.windows.at(-1)
const about = (pieces: Pieces, part: Part, ...answers: Parameters<typeof resolve>[1][]) =>
  asked(labelled(pieces, [part]), ...answers)?.about

test('MC18-PA-32 who falls in the first sentence leaves open whom the second hits, and how hard', () => {
  expect(about([lumen(), gate(5), weevil, grinder()], shockwave, target('Gate'))).toEqual({
    damage: [{ to: 'Gate', amount: 5 }],
    later: ['Weevil'],
  })
})

test('MC18-PA-32 while nobody falls in the first sentence, the damage of the second is certain, too', () => {
  expect(about([lumen(), gate(6), weevil, grinder()], shockwave, target('Gate'))).toEqual({
    damage: [
      { to: 'Gate', amount: 5 },
      { to: 'Weevil', amount: 2 },
    ],
  })
})

test('MC18-PA-33 what is for an enemy that only the second sentence hits is foreseen there', () => {
  const of = { piece: 'Weevil' }
  const said = (effect: Parameters<typeof report>[1][number]) => {
    const asks = about([lumen(), gate(6), weevil], shockwave, target('Gate'), report('damage', [effect]))
    return asks && 'damage' in asks ? asks.damage : null
  }
  const none = { prevented: 0, more: 0, tough: null, isBarred: false }
  const on = (expected: object) => [
    { to: 'Gate', amount: 5 },
    { to: 'Weevil', amount: 2, expected: { ...none, ...expected } },
  ]
  expect(said({ kind: 'prevent', amount: 1, of })).toEqual(on({ prevented: 1, taken: 1 }))
  expect(said({ kind: 'increase', amount: 1, of })).toEqual(on({ more: 1, taken: 3 }))
})

test('MC18-PA-32 all that the sentence deals in which the first enemy falls is certain, and so are those before it', () => {
  const each: Part = { targets: 'each enemy', instances: [{ amount: 1 }, { amount: 4 }, { amount: 3 }] }
  expect(about([lumen(), gate(5), weevil], each)).toEqual({
    damage: [
      { to: 'Gate', amount: 1 },
      { to: 'Weevil', amount: 1 },
      { to: 'Gate', amount: 4 },
      { to: 'Weevil', amount: 4 },
    ],
    later: ['Gate', 'Weevil'],
  })
})

test('MC18-PA-32 no later sentence is named where there is none, although the enemy falls', () => {
  expect(about([lumen(), rustling()], hits(4), target('Rustling'))).toEqual({
    damage: [{ to: 'Rustling', amount: 4 }],
  })
})

test('MC-PA-04 the question for the damage says of whom a tough card keeps it, and only of them', () => {
  const each: Part = { targets: 'each enemy', instances: [{ amount: 2 }] }
  expect(about([lumen(), rustling({ tough: 1 }), grinder()], each)).toEqual({
    damage: [
      {
        to: 'Rustling',
        amount: 2,
        expected: { prevented: 0, more: 0, tough: 'stops', isBarred: false, taken: 0 },
      },
      { to: 'Grinder', amount: 2 },
    ],
  })
})

test('MC-PA-04 the question for an ATK that a card changes says the printed one', () => {
  const { atk: _, ...unknown } = lumen({ printedAtk: 2 })
  const question = asked(basic([unknown, grinder()]), target('Grinder'))
  expect(question).toMatchObject({ name: 'atk', about: { piece: 'Lumen', printed: 2 } })
})

test('MC-PA-16 until its damage is dealt, an attack may be joined by who was not mentioned', () => {
  expect(asked(basic([lumen(), grinder()]), target('Grinder'))).toMatchObject({ name: 'damage', joins: true })
})

test('MC18-PA-32 each sentence that finds nobody is told once, in the order of the text', () => {
  const three: Part = {
    targets: 3,
    instances: [
      { amount: 1, to: 1 },
      { amount: 4, to: 2 },
      { amount: 5, to: 3 },
    ],
  }
  const story = resolve(
    labelled([lumen(), grinder(), weevil], [three]),
    target('Grinder'),
    target('none'),
    deal,
  )
  expect(story.told('nobody_hit')).toMatchObject([
    { clause: 'MC18-PA-32', amount: 4 },
    { clause: 'MC18-PA-32', amount: 5 },
  ])
  expect(story.types.filter(type => type === 'damage_dealt' || type === 'nobody_hit')).toEqual([
    'damage_dealt',
    'nobody_hit',
    'nobody_hit',
  ])
})
