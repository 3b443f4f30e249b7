// Tests of a maximum of hit points that sinks: a character whose damage reaches it is defeated.
import { expect } from 'vitest'
import { grinder, lumen, moth } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  finish,
  nobody,
  piece,
  report,
  resolve,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

const pieces = [lumen(), moth({ hitPoints: 6, damage: 5 }), grinder()]
const most = (hitPoints: number, more: object = {}) =>
  report('initiation', [{ kind: 'known', who: piece('Moth'), hitPoints, ...more }])
const begun = [nobody, boost(0), deal, finish]

for (const hitPoints of [4, 5])
  test(`MC-DAMAGE-04 a character with 5 damage is defeated as soon as its hit points are ${hitPoints}`, () => {
    const story = resolve(attack(pieces), most(hitPoints), ...begun)
    expect(story.told('character_defeated')).toMatchObject([{ piece: 'Moth' }])
    expect(story.outcome?.summary.fell).toEqual(['Moth'])
  })

test('MC-DAMAGE-04 it stays in play as long as its hit points are more than its damage', () => {
  expect(resolve(attack(pieces), most(7), ...begun).hp('Moth')).toBe(2)
})

test('MC-DAMAGE-04 healing saves it only if it leaves hit points', () => {
  const heals = (amount: number) => ({
    id: 'Mends',
    trigger: { on: 'wouldBeDefeated' as const, who: 'Moth' },
    forced: true,
    effects: [{ kind: 'heal' as const, to: piece('Moth'), amount }],
  })
  const played = (amount: number) =>
    resolve(attack(pieces, { abilities: [heals(amount)] }), most(4), ...begun).outcome
  expect(played(1)?.summary.fell).toEqual(['Moth'])
  expect(played(2)?.summary.fell).toEqual([])
})

test('MC-DAMAGE-04 damage of which nobody would be in play is no correction', () => {
  expect(attempt(attack(pieces), most(6, { damage: 6 })).refused?.code).toBe('alreadyDefeated')
})
