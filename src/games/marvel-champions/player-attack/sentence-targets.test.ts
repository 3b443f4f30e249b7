// Tests of whom each sentence of a player's attack hits: that is worked out when the sentence begins.
import { expect, test as once } from 'vitest'
import { readScript } from '../../../../test/support/cli/read-script.ts'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attempt,
  deal,
  finish,
  labelled,
  resolve,
  target,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { playerAttack } from '../flows.ts'
import type { AbilityGiven } from '../vocabulary/effects.ts'

type Part = Parameters<typeof labelled>[1][number]
const gate = warden({ id: 'Gate', hitPoints: 5 })
const weevil = rustling({ id: 'Weevil', hitPoints: 6, engagedWith: 'Ana' })
const all = [lumen(), gate, weevil, grinder()]
const shockwave: Part = {
  targets: 1,
  instances: [
    { amount: 5, to: 1 },
    { amount: 2, to: 'others' },
  ],
}
const hp = (story: ReturnType<typeof resolve>) => ['Gate', 'Weevil', 'Grinder'].map(story.hp)

test('MC18-PA-32 a guard that falls in the first sentence no longer protects in the second', () => {
  const story = resolve(labelled(all, [shockwave]), target('Gate'), deal, finish)
  expect(hp(story)).toEqual([0, 4, 18])
  expect(story.result.attacked).toEqual(['Gate', 'Weevil', 'Grinder'])
})

test('MC18-PA-32 a guard that stays protects the villain in every sentence', () => {
  const tall = [lumen(), { ...gate, hitPoints: 9 }, weevil, grinder()]
  const story = resolve(labelled(tall, [shockwave]), target('Gate'), deal, finish)
  expect(hp(story)).toEqual([4, 4, 20])
  expect(story.result.attacked).toEqual(['Gate', 'Weevil'])
})

test('MC18-PA-32 “each enemy” of the second sentence finds whom no guard protects any more', () => {
  const each: Part = { targets: 'each enemy', instances: [{ amount: 5 }, { amount: 1 }] }
  const story = resolve(labelled(all, [each]), deal, finish)
  expect(hp(story)).toEqual([0, 0, 19])
})

test('MC18-PA-32 who has left play before the sentence is not attacked by it', () => {
  const gone: AbilityGiven = {
    id: 'Flees',
    trigger: { on: 'isDefeated', who: 'Gate' },
    forced: true,
    effects: [{ kind: 'leaves', who: { piece: 'Weevil' }, how: 'returned' }],
  }
  const story = resolve(labelled(all, [shockwave], { abilities: [gone] }), target('Gate'), deal, finish)
  expect(hp(story)).toEqual([0, 6, 18])
  expect(story.result.attacked).toEqual(['Gate', 'Grinder'])
})

test('MC18-PA-32 piercing counts for whom only a later sentence finds', () => {
  const pieces = [lumen({ keywords: ['piercing'] }), gate, weevil, grinder({ tough: 1 })]
  expect(hp(resolve(labelled(pieces, [shockwave]), target('Gate'), deal, finish))).toEqual([0, 4, 18])
})

test('MC18-PA-33 an increase raises each instance, whomever a later sentence finds', () => {
  const card = {
    question: 'damage',
    card: { owner: 'Ana', effects: [{ kind: 'increase' as const, amount: 1 }] },
  }
  const story = resolve(labelled(all, [shockwave]), target('Gate'), card, deal, finish)
  expect(hp(story)).toEqual([0, 3, 17])
  expect(story.result.damage).toMatchObject({ value: 12 })
})

test('MC18-PA-32 a sentence that finds nobody is told', () => {
  const story = resolve(labelled([lumen(), gate], [shockwave]), target('Gate'), deal, finish)
  expect(story.told('nobody_hit')).toMatchObject([{ amount: 2 }])
  const two: Part = {
    targets: 2,
    instances: [
      { amount: 1, to: 1 },
      { amount: 3, to: 2 },
    ],
  }
  const less = resolve(labelled(all, [two]), target('Gate'), target('none'), deal, finish)
  expect(less.told('nobody_hit')).toMatchObject([{ amount: 3 }])
})

/** A part of an attack that can hit nobody, and the field that says so. */
const IDLE: readonly (readonly [name: string, parts: Part[], at: string])[] = [
  [
    '“each other enemy” beside sentences',
    [{ ...shockwave, sentences: true }],
    'ability.attacks.0.instances.1.to',
  ],
  [
    'a sentence without an enemy',
    [{ targets: 2, sentences: true, instances: [{ amount: 1, to: 1 }, { amount: 1 }] }],
    'ability.attacks.0.instances.1.to',
  ],
  [
    '“each other enemy” beside each enemy',
    [{ targets: 'each enemy', instances: [{ amount: 1 }, { amount: 1, to: 'others' }] }],
    'ability.attacks.0.instances.1.to',
  ],
  [
    'the second of one enemy',
    [{ targets: 1, instances: [{ amount: 1, to: 2 }] }],
    'ability.attacks.0.instances.0.to',
  ],
  [
    'sentences of each enemy',
    [{ targets: 'each enemy', sentences: true, instances: [{ amount: 1, to: 1 }] }],
    'ability.attacks.0.sentences',
  ],
  [
    'the same enemies as before without an attack before',
    [{ targets: 'same', instances: [{ amount: 1 }] }],
    'ability.attacks.0.targets',
  ],
  [
    'the second of the same one enemy',
    [{ instances: [{ amount: 1 }] }, { targets: 'same', instances: [{ amount: 1, to: 2 }] }],
    'ability.attacks.1.instances.0.to',
  ],
]

for (const [name, parts, at] of IDLE)
  once(
    `MC18-PA-32 a script with a part of an attack that would hit nobody is refused with its place: ${name}`,
    () => {
      const script = { flow: playerAttack.id, setUp: labelled(all, parts) }
      expect(readScript(JSON.stringify(script), new Map([[playerAttack.id, playerAttack]]))).toMatchObject({
        fault: { path: `setUp.${at}` },
      })
      // What was stored by an older version is read.
      expect(attempt(labelled(all, parts)).refused).toBeNull()
    },
  )
