// Tests of constant abilities that give attacks a keyword, or have a character take more damage.
import { expect } from 'vitest'
import {
  grinder,
  lumen,
  moth,
  rustling,
  sparrow,
} from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  finish,
  nobody,
  piece,
  report,
  resolve,
  the,
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  resolve as play,
  target,
  thorn,
} from '../../../../../test/support/games/marvel-champions/player-attack.ts'
import type { AbilityGiven, Effect } from '../../vocabulary/effects.ts'

const always = (effect: Effect, more: Partial<AbilityGiven> = {}): { abilities: AbilityGiven[] } => ({
  abilities: [
    {
      id: 'Aura',
      trigger: { on: 'constant' },
      effects: [effect as NonNullable<AbilityGiven['effects']>[0]],
      ...more,
    },
  ],
})
const gains = (keyword: 'overkill' | 'piercing' | 'ranged') => ({ kind: 'keyword', keyword }) as const
const takesMore = (who: string, amount: number) => ({ kind: 'increase', amount, of: piece(who) }) as const
const took = (setUp: unknown, ...answers: Parameters<typeof resolve>[1][]) => resolve(setUp, ...answers)

test('MC-EA-32 while a minion gives every attack piercing, the tough card of the defender is gone before the damage', () => {
  const table = [lumen({ tough: 1 }), rustling(), grinder()]
  const aura = always(gains('piercing'), { source: 'Rustling' })
  const left = (more: object) => took(attack(table, more), nobody, boost(0), deal, finish).hp('Lumen')
  expect([left({}), left(aura)]).toEqual([10, 7])
  const gone = { if: { is: 'in play', who: piece('Moth') } } as const
  expect(left(always(gains('piercing'), gone))).toBe(10)
})

test('MC-EA-37 while an environment gives attacks overkill, what is beyond the hit points of an ally hits its identity', () => {
  const table = [lumen(), sparrow({ hitPoints: 1 }), grinder()]
  const left = (more: object) =>
    took(attack(table, more), defend('Sparrow'), boost(0), deal, finish).hp('Lumen')
  expect([left({}), left(always(gains('overkill'))), left(always(gains('ranged')))]).toEqual([10, 8, 10])
})

test('MC-PA-20 while its attacks gain ranged, nothing retaliates against the attacker', () => {
  const left = (more: object = {}) =>
    play(basic([lumen(), thorn()], more), target('Thorn'), deal, finish).hp('Lumen')
  const aura = always(gains('ranged'), { trigger: { on: 'constant', who: 'Lumen' } })
  const other = always(gains('ranged'), { trigger: { on: 'constant', who: 'Thorn' } })
  expect([left(), left(aura), left(other)]).toEqual([8, 10, 8])
})

test('MC-EA-31 a character that takes 1 more damage takes it each time, and nobody else does', () => {
  const table = [lumen(), moth(), grinder()]
  const left = (who: string, ...then: Effect[]) =>
    took(attack(table, always(takesMore(who, 1))), nobody, boost(0, ...then), deal, finish).hp('Lumen')
  expect([left('Lumen'), left('Moth')]).toEqual([6, 7])
  expect(left('Lumen', { kind: 'damage', to: piece('Lumen'), amount: 1 })).toBe(4)
})

test('MC-DF-21 what a character takes more can be prevented, too', () => {
  const setUp = attack([lumen(), grinder()], always({ ...takesMore('Lumen', 2), of: the('target') }))
  const prevent = { question: 'damage', card: { effects: [{ kind: 'prevent', amount: 5 }] } }
  expect(took(setUp, nobody, boost(0), prevent, deal, finish).hp('Lumen')).toBe(10)
})

test('MC-EA-30 a constant ability gives the attack a keyword, not one character, and takes none away', () => {
  const code = (effect: object) =>
    attempt(attack([lumen(), grinder()], always({ ...gains('overkill'), ...effect }))).refused?.code
  expect(code({})).toBeUndefined()
  expect(code({ who: piece('Lumen') })).toBe('constantOnlyAtk')
  expect(code({ loses: true })).toBe('constantOnlyAtk')
})

test('MC-DF-06 a card that counts the DEF or the ATK of a character counts what constant abilities add', () => {
  const aura = (effect: Effect) => always(effect, { trigger: { on: 'constant', who: 'Lumen' } })
  const counts = (count: 'ATK of' | 'DEF of') =>
    report('damage', [{ kind: 'damage', to: piece('Grinder'), amount: { count, of: piece('Lumen') } }])
  const left = (count: 'ATK of' | 'DEF of', effect: Effect) =>
    took(attack([lumen(), grinder()], aura(effect)), nobody, boost(0), counts(count), deal, finish).hp(
      'Grinder',
    )
  expect([
    left('ATK of', { kind: 'thw', amount: 4 }),
    left('ATK of', { kind: 'atk', amount: 4 }),
    left('DEF of', { kind: 'thw', amount: 4 }),
    left('DEF of', { kind: 'def', amount: 4 }),
  ]).toEqual([18, 14, 18, 14])
})
