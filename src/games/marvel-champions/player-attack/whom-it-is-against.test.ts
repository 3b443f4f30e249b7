// Tests of whom a player's attack is against, and who counts as attacked, as the table changes between its sentences.
import { expect } from 'vitest'
import { grinder, lumen, overseer, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import { piece, report } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  deal,
  finish,
  labelled,
  resolve,
  spiker,
  target,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

type Part = Parameters<typeof labelled>[1][number]
const enemies = [rustling({ hitPoints: 9 }), overseer({ hitPoints: 9 }), grinder()]
const pieces = [lumen(), ...enemies]
const attacked = (part: Part, ...answers: Parameters<typeof resolve>[1][]) =>
  resolve(labelled(pieces, [part]), ...answers, deal, finish).result.attacked
const goes = (id: string) => report('damage', [{ kind: 'leaves', who: piece(id), how: 'returned' }])

test('MC18-PA-32 an attack on each enemy, or each minion, leaves out who left play before its damage', () => {
  for (const targets of ['each enemy', 'each minion'] as const) {
    const part = { targets, instances: [{ amount: 1 }] }
    const others = targets === 'each enemy' ? ['Grinder'] : []
    expect(attacked(part)).toEqual(['Rustling', 'Overseer', ...others])
    expect(attacked(part, goes('Rustling'))).toEqual(['Overseer', ...others])
  }
})

test('MC-PA-18 each target of the attack is attacked, although only one of them is dealt damage', () => {
  const both = [target('Rustling'), target('Grinder')]
  expect(attacked({ targets: 2, instances: [{ amount: 1, to: 1 }] }, ...both)).toEqual([
    'Rustling',
    'Grinder',
  ])
  expect(attacked({ targets: 'each minion', instances: [{ amount: 1, to: 2 }] })).toEqual([
    'Rustling',
    'Overseer',
  ])
})

test('MC-PA-18 the targets count as attacked in the order in which they were chosen, whoever is hit first', () => {
  const part: Part = { targets: 2, instances: [{ amount: 3, to: 2 }, { amount: 1 }] }
  expect(attacked(part, target('Grinder'), target('Rustling'))).toEqual(['Grinder', 'Rustling'])
})

test('MC-PA-18 “each other enemy” is a target as soon as the attack is made', () => {
  const targets = (instances: Part['instances']) =>
    resolve(labelled(pieces, [{ targets: 1, instances }]), target('Overseer')).told('attack_initiated')
  const others = targets([
    { amount: 5, to: 1 },
    { amount: 2, to: 'others' },
  ])
  expect(others).toMatchObject([{ targets: ['Overseer', 'Rustling', 'Grinder'] }])
  expect(targets([{ amount: 5, to: 1 }, { amount: 2 }])).toMatchObject([{ targets: ['Overseer'] }])
})

const later = (id: string) => report('damage', [{ kind: 'furtherTarget', to: piece(id), later: true }])
const dealt = (sentence: number) => ({ ...deal, question: `damage:${sentence}` })

test('MC18-PA-32 who was named for the second sentence is asked for anew if it has left play by then', () => {
  const returned = report('damage', [{ kind: 'leaves', who: piece('Overseer'), how: 'returned' }])
  const setUp = labelled(pieces, [{ targets: 1, instances: [{ amount: 1 }] }])
  const story = resolve(setUp, target('Rustling'), later('Overseer'), returned, deal)
  expect(story.offered('target:2')).toEqual(['Grinder', 'none'])
})

test('MC18-PA-32 who took the place of an enemy that has left is not attacked again in its own sentence', () => {
  const more = [...pieces, spiker({ hitPoints: 9, retaliate: 0 })]
  const setUp = labelled(more, [{ targets: 1, instances: [{ amount: 1 }] }])
  const answers = [target('Rustling'), later('Overseer'), later('Grinder'), goes('Overseer'), deal]
  const third = resolve(setUp, ...answers, target('Grinder', 'target:2'), dealt(2))
  expect(third.offered('target:3')).toEqual(['Spiker', 'none'])
  const story = resolve(
    setUp,
    ...[...answers, target('Grinder', 'target:2'), dealt(2), target('Spiker', 'target:3'), dealt(3), finish],
  )
  expect(['Rustling', 'Grinder', 'Spiker'].map(story.hp)).toEqual([8, 19, 8])
  expect(story.result.attacked).toEqual(['Rustling', 'Grinder', 'Spiker'])
})

test('MC18-PA-32 the choice for the second sentence gives each enemy one reason why it is barred', () => {
  const gate = warden({ hitPoints: 3 })
  const twinCut: Part = {
    targets: 2,
    sentences: true,
    instances: [
      { amount: 3, to: 1 },
      { amount: 3, to: 2 },
    ],
  }
  const story = resolve(labelled([lumen(), gate, grinder()], [twinCut]), target('Warden'), deal)
  expect(story.prompt?.windows.at(-1)).toMatchObject({ name: 'target:2' })
  expect(story.prompt?.windows.at(-1)?.barred).toEqual([
    { name: 'Warden', code: 'alreadyChosen', clause: 'MC-PA-18' },
    { name: 'Lumen', code: 'notAnEnemy', clause: 'MC-PA-17' },
  ])
})

test('MC17-C-04 piercing leaves the tough card of an enemy that is dealt none of the damage', () => {
  const instances: Part['instances'] = [
    { amount: 3, to: 1 },
    { amount: 0, to: 2, together: true },
  ]
  const tough = [lumen({ keywords: ['piercing'] }), rustling({ tough: 1 }), grinder({ tough: 1 })]
  const setUp = labelled(tough, [{ targets: 2, instances }])
  const story = resolve(setUp, target('Rustling'), target('Grinder'), deal, finish)
  expect(story.told('pierced')).toMatchObject([{ piece: 'Rustling', discarded: 1 }])
  expect(story.outcome?.summary.characters.map(({ tough: cards }) => cards)).toEqual([0, 0, 1])
}, ['1.8', '1.7'])
