// Tests of effects of which a part cannot be done: a character has left, a card protects an enemy, a number is nobody's.
import { expect } from 'vitest'
import {
  grinder,
  lumen,
  moth,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  may,
  nobody,
  piece,
  report,
  resolve,
  the,
  threat,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const leaves = (id: string, how: 'returned' | 'defeated'): Effect => ({ kind: 'leaves', who: piece(id), how })
const stuns = (id: string): Effect => ({ kind: 'status', to: piece(id), status: 'stunned' })

test('MC-PA-17 a card whose first sentence may attack an enemy cannot stun a protected one in its second', () => {
  const pieces = [lumen(), rustling({ cannotBeAttacked: true }), grinder()]
  const card = (to: string) =>
    report('damageDealt', [{ kind: 'damage', to: piece('Grinder'), amount: 2 }, stuns(to)], {
      owner: 'Ana',
      label: 'attack',
    })
  const begun = [defend('Lumen'), boost(0), deal]
  const setUp = attack(pieces)
  expect(attempt(setUp, ...begun, card('Rustling')).refused?.code).toBe('cannotBeAttacked')
  expect(attempt(setUp, ...begun, card('Grinder')).refused).toBeNull()
})

test('MC-EA-20 nobody who has left play gets a status card', () => {
  const setUp = attack([lumen(), moth(), grinder()])
  const gone = report('initiation', [leaves('Moth', 'returned')])
  expect(attempt(setUp, gone, report('initiation', [stuns('Moth')])).refused?.code).toBe('notInPlay')
})

test('MC18-PA-33 of two characters in one sentence the one that has left play takes nothing, and nothing is lost', () => {
  const setUp = attack([lumen(), moth(), sparrow(), grinder()])
  const gone = report('initiation', [leaves('Moth', 'returned')])
  const both: Effect = { kind: 'damage', to: piece('Moth'), amount: 1, also: [{ to: piece('Sparrow') }] }
  const story = resolve(setUp, gone, report('initiation', [both]), nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Moth: 2, Sparrow: 2, Lumen: 7 } })
  expect(story.told('excess_lost')).toEqual([])
})

test('MC18-PA-33 for whom has left play nothing is counted, not even the ATK of a defender that there is not', () => {
  const setUp = attack([lumen(), moth(), sparrow(), grinder()])
  const gone = report('initiation', [leaves('Moth', 'returned')])
  const amount = { count: 'ATK of' as const, of: the('defender') }
  const also = [{ to: piece('Sparrow'), amount: 1 }]
  const both = report('initiation', [{ kind: 'damage', to: piece('Moth'), amount, also }])
  expectEnd(resolve(setUp, gone, both, nobody, boost(0), deal, finish), { hp: { Sparrow: 2, Lumen: 7 } })
})

test('MC-EA-39 an ally that a card defeats outright leaves no excess damage that nobody knows', () => {
  const setUp = attack([lumen(), moth(), grinder({ keywords: ['overkill'] })])
  const story = resolve(setUp, report('initiation', [leaves('Moth', 'defeated')]), nobody)
  expect([story.told('character_defeated').length, story.told('excess_unknown')]).toEqual([1, []])
})

test('MC-EA-53 “X. Then Y” may begin with something that is only noted', () => {
  const first = { kind: 'note' as const, text: 'draw 1 card' }
  const card = report('initiation', [{ kind: 'andThen', first, second: [threat(1)] }])
  const story = resolve(attack([lumen(), grinder()]), card, nobody, boost(0), deal, finish)
  expectEnd(story, { threat: 1 })
  expect(story.result.notes).toEqual(['draw 1 card'])
})

test('MC-EA-30 a constant ability changes the attacks of its character, and not those of one ability alone', () => {
  const code = (more: object) => {
    const effects = [{ kind: 'increase' as const, amount: 1, ...more }]
    const abilities = [{ id: 'Rage', trigger: { on: 'constant' as const }, effects }]
    return attempt(attack([lumen(), grinder()], { abilities })).refused?.code
  }
  expect(code({})).toBeUndefined()
  expect(code({ whole: true })).toBe('constantOnlyAtk')
})

test('MC-EA-03 an option whose player says what it does is an option without effects in the next attack, too', () => {
  const options = [{ name: 'draw' }, { name: 'hurt', effects: [threat(1)] }]
  const abilities = [may('Choice', 'Ana', { on: 'afterBasicPower', who: 'Moth' }, { options })]
  const setUp = attack([lumen(), grinder()], { abilities })
  const { outcome } = resolve(setUp, nobody, boost(0), deal, finish)
  expect(outcome?.table.abilities[0]?.options).toEqual(options)
})
