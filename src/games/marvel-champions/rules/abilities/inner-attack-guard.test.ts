// Tests of guard and other protection from (attack) abilities whose text does several things in the enemy's attack.
import { expect } from 'vitest'
import { grinder, lumen, moth, rustling } from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  may,
  piece,
  report,
  resolve,
  use,
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect, EffectOf } from '../../vocabulary/effects.ts'

const hits = (to: string): Effect => ({ kind: 'damage', to: piece(to), amount: 2 })
const label = 'attack' as const
const quickly = [defend('Lumen'), boost(0), deal]
const bulwark = rustling({ id: 'Bulwark', keywords: ['guard'], engagedWith: 'Ana' })

test('MC-PA-17 what an ability does to your hero before it attacks does not lift the guard', () => {
  const riposte = (before: EffectOf<'heal' | 'status'>) => {
    const effects = [before, { kind: 'damage' as const, to: piece('Grinder'), amount: 2 }]
    const abilities = [may('Riposte', 'Ana', { on: 'afterDefends', who: 'Lumen' }, { label, effects })]
    return resolve(attack([lumen({ damage: 2 }), bulwark, grinder()], { abilities }), ...quickly)
  }
  const heals = riposte({ kind: 'heal', to: piece('Lumen'), amount: 1 })
  const toughens = riposte({ kind: 'status', to: piece('Lumen'), status: 'tough' })
  for (const story of [heals, toughens]) expect(story.offered('optional:Ana')).toEqual([])
})

test('MC-PA-17 an encounter card attacks for no player, so nothing that protects from attacks protects from it', () => {
  const setUp = attack([lumen(), rustling({ cannotBeAttacked: true }), grinder()])
  const card = report('damageDealt', [hits('Rustling')], { label })
  expectEnd(resolve(setUp, ...quickly, card, finish), { hp: { Rustling: 2 } })
})

test('MC-PA-17 an ability may begin with each enemy, and defeat the guard before it attacks the villain (MC-FAQ-msm-05)', () => {
  const sweep = { kind: 'damage' as const, to: { each: 'enemy' as const }, amount: 1 }
  const scold = { kind: 'damage' as const, to: { each: 'ally' as const }, amount: 1 }
  const riposte = (begins: typeof sweep | typeof scold) => {
    const effects = [begins, { kind: 'damage' as const, to: piece('Grinder'), amount: 2 }]
    const trigger = { on: 'afterDefends' as const, who: 'Lumen' }
    const abilities = [may('Riposte', 'Ana', trigger, { label, effects })]
    const pieces = [lumen(), moth(), grinder(), { ...bulwark, damage: 3 }]
    return attack(pieces, { abilities, attacker: 'Grinder' })
  }
  const story = resolve(riposte(sweep), ...quickly, use('Riposte'), finish)
  expectEnd(story, { hp: { Bulwark: 0, Grinder: 18 } })
  expect(resolve(riposte(scold), ...quickly).offered('optional:Ana')).toEqual([])
})
