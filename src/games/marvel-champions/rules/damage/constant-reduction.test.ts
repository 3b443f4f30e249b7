// Tests of constant abilities that lower damage: they come before a tough card, and what is taken more after it.
import { expect } from 'vitest'
import { lumen, rustling } from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  deal,
  expectBalance,
  finish,
  nobody,
  piece,
  report,
  resolve,
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { AbilityGiven } from '../../vocabulary/effects.ts'

const constant = (id: string, amount: number): AbilityGiven => ({
  id,
  owner: 'Ana',
  source: 'Lumen',
  trigger: { on: 'constant' },
  effects: [{ kind: 'increase', amount, of: piece('Lumen') }],
})
const under = (abilities: AbilityGiven[], atk: number) =>
  attack([lumen({ tough: 1 }), rustling({ atk })], { abilities })
const tough = (story: ReturnType<typeof resolve>) =>
  story.outcome?.summary.characters.find(one => one.piece === 'Lumen')?.tough

test('MC18-EA-80 a constant ability that lowers the damage to 0 saves the tough card', () => {
  const story = resolve(under([constant('Plating', -2)], 2), nobody, deal, finish)
  expect(tough(story)).toBe(1)
  expect(story.hp('Lumen')).toBe(10)
  expect(story.told('status_discarded')).toEqual([])
})

test('MC18-EA-80 damage that a constant ability only lowers meets the tough card', () => {
  const story = resolve(under([constant('Plating', -2)], 3), nobody, deal, finish)
  expect(tough(story)).toBe(0)
  expect(story.hp('Lumen')).toBe(10)
  expect(story.told('status_discarded')).toMatchObject([{ piece: 'Lumen', amount: 1 }])
})

test('MC18-EA-80 constant abilities that lower and raise the damage count together', () => {
  const both = [constant('Plating', -2), constant('Brittle', 2)]
  const story = resolve(under(both, 2), nobody, deal, finish)
  expect(tough(story)).toBe(0)
})

test('MC18-EA-80 without a tough card each damage is lowered once', () => {
  const setUp = attack([lumen(), rustling({ atk: 5 })], { abilities: [constant('Plating', -2)] })
  const story = resolve(setUp, nobody, deal, finish)
  expect(story.hp('Lumen')).toBe(7)
  // What was lowered is no part of the value, so that all that became of it adds up.
  expect(story.result.damage).toMatchObject({ value: 3, prevented: 0 })
  expectBalance(story)
})

test('MC18-EA-80 what a card lowers for the next damage alone comes as late as before', () => {
  const setUp = attack([lumen({ tough: 1 }), rustling({ atk: 1 })])
  const once = report('damage', [{ kind: 'increase', amount: -1, of: piece('Lumen') }])
  expect(tough(resolve(setUp, nobody, once, deal, finish))).toBe(0)
})
