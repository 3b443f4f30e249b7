// Tests of abilities after an attack on several enemies: once for each enemy that their text names, else once.
import { expect } from 'vitest'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import * as enemy from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  deal,
  finish,
  labelled,
  resolve,
  target,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { AbilityGiven } from '../vocabulary/effects.ts'

const after = (trigger: Partial<AbilityGiven['trigger']>): AbilityGiven => ({
  id: 'After',
  source: 'Lumen',
  owner: 'Ana',
  trigger: { on: 'afterAttacks', who: 'Lumen', ...trigger },
  forced: true,
  effects: [{ kind: 'threat', amount: 1 }],
})
const weak = rustling({ hitPoints: 2 })
const pieces = [lumen(), weak, rustling({ id: 'Other', hitPoints: 5 }), grinder()]
const swept = (trigger: Partial<AbilityGiven['trigger']>) => {
  const part = { targets: 'each enemy' as const, instances: [{ amount: 2 }] }
  return resolve(labelled(pieces, [part], { abilities: [after(trigger)] }), deal, finish).outcome?.summary
    .threat
}

test('MC-PA-24 “after you attack an enemy” comes once for each attacked enemy', () => {
  expect([swept({ of: 'enemy' }), swept({ of: 'minion' }), swept({ of: 'villain' })]).toEqual([3, 2, 1])
})

test('MC-PA-24 “after you attack” comes once, however many enemies there are', () => {
  expect([swept({}), swept({ of: 'any' })]).toEqual([1, 1])
})

test('MC-PA-24 “and damages”, “and defeats” come once for each enemy of which they are true', () => {
  expect([
    swept({ and: 'damages' }),
    swept({ and: 'defeats' }),
    swept({ of: 'villain', and: 'damages' }),
  ]).toEqual([3, 1, 1])
  expect(swept({ of: 'minion', and: 'exactlyDefeats' })).toBe(1)
})

test('MC-PA-24 after an attack on one enemy each comes once', () => {
  for (const trigger of [{ of: 'enemy' }, { and: 'damages' }, {}] as const) {
    const setUp = basic([lumen(), weak, grinder()], { abilities: [after(trigger)] })
    expect(resolve(setUp, target('Rustling'), deal, finish).outcome?.summary.threat).toBe(1)
  }
})

test('MC-PA-24 an (attack) ability in an enemy’s attack counts the same', () => {
  const kick = (amount: number) =>
    enemy.report('damage', [{ kind: 'damage', to: { each: 'enemy' }, amount }], {
      owner: 'Ana',
      label: 'attack',
    })
  const threat = (trigger: Partial<AbilityGiven['trigger']>) => {
    const setUp = enemy.attack(pieces, { abilities: [after(trigger)] })
    return enemy.resolve(setUp, enemy.nobody, enemy.boost(0), kick(1), enemy.deal, finish).outcome?.summary
      .threat
  }
  expect([threat({ of: 'enemy' }), threat({ of: 'minion', and: 'damages' }), threat({})]).toEqual([3, 2, 1])
})
