// Tests of MC18-OP-07 in rarer cases: who attacks, who is attacked, and what comes after it in which order.
import { expect } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
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
  forced,
  may,
  nobody,
  order,
  piece,
  report,
  resolve,
  threat,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect as AnyEffect } from '../vocabulary/effects.ts'

type Effect = Exclude<AnyEffect, { kind: 'remind' | 'attach' | 'cardUsed' }>
const hits = (to: string, amount = 2): Effect => ({ kind: 'damage', to: piece(to), amount })
const played = (question: string, effects: Effect[], more: object = {}) =>
  report(question, effects, { name: 'Counter-Punch', owner: 'Ana', label: 'attack', ...more })
const quickly = [defend('Lumen'), boost(0), deal]
const early = [nobody, boost(0)]
const bulwark = rustling({ id: 'Bulwark', keywords: ['guard'], engagedWith: 'Ana' })

test('MC-PA-07 the damage that an (attack) ability deals to your own hero is no attack on that hero', () => {
  const setUp = attack([lumen({ keywords: ['piercing'], tough: 1 }), grinder()])
  const reckless = played('damage', [hits('Lumen', 1), hits('Grinder')])
  const story = resolve(setUp, ...early, reckless, deal, finish)
  expect(story.told('inner_attack')).toMatchObject([{ to: 'Grinder' }])
  expect(story.told('pierced')).toEqual([])
  expectEnd(story, { hp: { Grinder: 18, Lumen: 7 }, damage: { Lumen: 3 } })
  expect(story.told('damage_dealt')).toMatchObject([
    { piece: 'Lumen', kind: 'effect', amount: 0 },
    { piece: 'Grinder', kind: 'inner attack', amount: 2, clause: 'MC-PA-07' },
    { piece: 'Lumen', kind: 'attack', amount: 3 },
  ])
})

test('MC-PA-07 an (attack) ability that hits the same enemy twice attacks it once: one retaliate follows', () => {
  const setUp = attack([lumen(), grinder({ retaliate: 1 })])
  const story = resolve(
    setUp,
    ...quickly,
    played('damageDealt', [hits('Grinder', 1), hits('Grinder', 1)]),
    finish,
  )
  expect(story.told('inner_attack')).toHaveLength(1)
  expect(story.told('retaliate')).toHaveLength(1)
  expectEnd(story, { hp: { Grinder: 18, Lumen: 8 } })
})

test('MC-PA-20 an ability of yours on an ally of another player has your own hero attack', () => {
  const setUp = attack([lumen(), granite(), badger(), grinder({ retaliate: 1 })])
  const card = played('damageDealt', [hits('Grinder')], { source: 'Badger' })
  expectEnd(resolve(setUp, ...quickly, card, finish), { hp: { Badger: 4, Lumen: 8 } })
})

test('MC-PA-05 an ally that no card forbids to attack uses its (attack) ability, though its hero cannot', () => {
  const setUp = attack([lumen({ cannotAttack: true }), sparrow(), grinder()])
  const card = played('damageDealt', [hits('Grinder')], { source: 'Sparrow' })
  expectEnd(resolve(setUp, ...quickly, card, finish), { hp: { Grinder: 18 } })
})

test('MC-PA-17 guard does not keep an (attack) ability from damage to each minion, nor from a villain it heals', () => {
  const setUp = attack([lumen(), bulwark, grinder({ damage: 3 })])
  const sweep = played('damageDealt', [
    { kind: 'damage', to: { each: 'minion' }, amount: 1 },
    { kind: 'heal', to: piece('Grinder'), amount: 1 },
  ])
  expectEnd(resolve(setUp, ...quickly, sweep, finish), { hp: { Bulwark: 3, Grinder: 18 } })
})

test('MC-PA-10 an increase below zero leaves no damage, and none is healed', () => {
  const weak = forced(
    'Weak',
    { on: 'makesAttack', who: 'Lumen' },
    { effects: [{ kind: 'increase', amount: -5 }] },
  )
  const setUp = attack([lumen(), grinder({ damage: 4, tough: 1 })], { abilities: [weak] })
  const story = resolve(setUp, ...early, played('damage', [hits('Grinder')]), deal, finish)
  expectEnd(story, { hp: { Grinder: 16 } })
  expect(story.result.characters).toMatchObject([{}, { tough: 1, damage: 4 }])
})

test('MC-PA-19 enemies retaliate in the order in which they were attacked', () => {
  const setUp = attack([lumen(), rustling({ retaliate: 2 }), grinder({ retaliate: 1 })])
  const both = played('damageDealt', [hits('Grinder', 1), hits('Rustling', 1)])
  const story = resolve(setUp, ...quickly, both, finish)
  expect(story.told('retaliate')).toMatchObject([
    { from: 'Grinder', clause: 'MC-PA-20' },
    { from: 'Rustling', clause: 'MC-PA-20' },
  ])
}, ['1.7', '1.6-de'])

test('MC18-PA-34 “exactly defeats” is met by such an attack without excess damage, and by no other', () => {
  const exact = may(
    'Precise',
    'Ana',
    { on: 'afterAttacks', who: 'Lumen', and: 'exactlyDefeats', of: 'enemy' },
    { effects: [threat(1)] },
  )
  const setUp = attack([lumen(), rustling(), grinder()], { abilities: [exact] })
  const after = (amount: number) =>
    resolve(setUp, ...early, played('damage', [hits('Rustling', amount)])).offered('innerAttack:Ana')
  expect([after(4), after(5), after(3)]).toEqual([['Precise', 'pass'], [], []])
})

test('MC-PA-23 “after the minion is attacked” opens for that minion alone, with what the attack did to it', () => {
  const on = (who: string) =>
    forced(who, { on: 'afterAttacked', who, and: 'damages' }, { effects: [threat(1)] })
  const setUp = attack([lumen(), rustling(), grinder()], { abilities: [on('Rustling'), on('Grinder')] })
  const story = resolve(setUp, ...early, played('damage', [hits('Rustling', 1)]), deal, finish)
  expect(story.opened).toEqual(['Rustling'])
})

test('MC-PA-23 what the damage of an (attack) ability triggers comes before what its attack triggers', () => {
  const hurt = forced('Hurt', { on: 'afterTakesDamage', who: 'Grinder' }, { effects: [threat(1)] })
  const hit = forced('Hit', { on: 'afterAttacks', who: 'Lumen' }, { effects: [threat(1)] })
  const setUp = attack([lumen(), grinder({ retaliate: 1 })], { abilities: [hit, hurt] })
  const story = resolve(setUp, ...early, played('damage', [hits('Grinder')]), deal, finish)
  expect(story.opened).toEqual(['Hurt', 'Hit'])
}, ['1.7', '1.6-de'])

test('MC-PA-07 a second (attack) ability is an attack of its own', () => {
  const setUp = attack([lumen(), rustling(), grinder({ retaliate: 1 })])
  const story = resolve(
    setUp,
    ...early,
    played('damage', [hits('Grinder')]),
    played('damage', [hits('Rustling', 1)]),
    deal,
    finish,
  )
  expect(story.told('inner_attack')).toMatchObject([{ to: 'Grinder' }, { to: 'Rustling' }])
  expect(order(story, 'inner_attack', 'retaliate')).toEqual(['inner_attack', 'retaliate', 'inner_attack'])
})

test('MC-PA-17 an (attack) ability without a player attacks nobody: no card forbids it and nobody retaliates', () => {
  const setUp = attack([lumen({ cannotAttack: true }), bulwark, grinder({ retaliate: 1 })])
  const card = report('damageDealt', [hits('Grinder')], { name: 'Blast', label: 'attack' })
  const story = resolve(setUp, ...quickly, card, finish)
  expectEnd(story, { hp: { Grinder: 18, Lumen: 9 } })
  expect(story.told('inner_attack')).toEqual([])
})

test('MC-PA-17 a stunned hero may use an (attack) ability on a guarded villain, for stunned replaces it', () => {
  const known = may(
    'Riposte',
    'Ana',
    { on: 'afterDefends', who: 'Lumen' },
    { label: 'attack', effects: [hits('Grinder')] },
  )
  const setUp = attack([lumen({ stunned: 1 }), bulwark, grinder()], { abilities: [known] })
  const story = resolve(setUp, ...quickly, use('Riposte'), finish)
  expectEnd(story, { hp: { Grinder: 20 } })
  expect(attempt(setUp, ...quickly, use('Riposte'), use('Riposte')).refused?.code).toBe('guarded')
})

test('MC-PA-23 after your (attack) ability the enemy’s attack goes on with its own keywords and increases', () => {
  const hero = lumen({ keywords: ['piercing'], tough: 1 })
  const setUp = attack([hero, grinder()])
  const punch = played('damage', [hits('Grinder')])
  const story = resolve(setUp, ...early, punch, deal, finish)
  expectEnd(story, { hp: { Lumen: 10, Grinder: 18 } })
  expect(story.told('pierced')).toEqual([])
  const raised = report('damage', [{ kind: 'increase', amount: 2 }])
  const more = resolve(attack([lumen(), grinder()]), ...early, punch, raised, deal, finish)
  expectEnd(more, { hp: { Lumen: 5, Grinder: 18 } })
  expect(more.told('increase_applied')).toMatchObject([{ clause: 'MC-EA-30' }])
})

test('MC-PA-23 what watches an attack on a minion or a villain is about your attack, not about the enemy’s', () => {
  const on = (of: 'minion' | 'villain' | 'enemy') => forced(of, { on: 'afterAttacks', of }, { effects: [] })
  const setUp = (...all: Parameters<typeof on>[0][]) =>
    attack([lumen(), rustling(), grinder()], { abilities: all.map(on) })
  const opened = (of: Parameters<typeof on>[0], to: string) =>
    resolve(setUp(of), ...early, played('damage', [hits(to, 1)]), deal, finish).opened
  expect([opened('minion', 'Rustling'), opened('minion', 'Grinder')]).toEqual([['minion'], []])
  expect([opened('villain', 'Grinder'), opened('villain', 'Rustling')]).toEqual([['villain'], []])
  expect(resolve(setUp('minion', 'villain', 'enemy'), ...early, deal, finish).opened).toEqual([])
})

test('MC-PA-17 a known (attack) ability that would stun a guarded villain is not offered', () => {
  const stuns: Effect = { kind: 'status', to: piece('Grinder'), status: 'stunned' }
  const sweep: Effect = { kind: 'damage', to: { each: 'enemy' }, amount: 1 }
  const known = (id: string, effects: Effect[]) =>
    may(id, 'Ana', { on: 'afterDefends', who: 'Lumen' }, { label: 'attack', effects })
  const abilities = [
    known('Net', [stuns]),
    known('Sweep', [sweep]),
    known('Rally', [{ kind: 'heal', to: piece('Grinder'), amount: 1 }]),
    known('Gasp', [hits('Lumen', 1)]),
  ]
  const story = resolve(attack([lumen(), bulwark, grinder()], { abilities }), ...quickly)
  expect(story.offered('optional:Ana')).toEqual(['Sweep', 'Rally', 'Gasp', 'pass'])
})

test('MC-PA-07 a hero that is known is not asked for, and “after you are attacked” stays shut for your own attack', () => {
  const mine = forced('Mine', { on: 'afterAttacked', who: 'Lumen' }, { effects: [] })
  const setUp = attack([lumen(), grinder()], { abilities: [mine] })
  const story = resolve(setUp, ...early, played('damage', [hits('Grinder')]))
  expect(story.prompt?.windows.map(({ name }) => name)).not.toContain('identity:Ana')
  expect(resolve(setUp, ...early, played('damage', [hits('Grinder')]), deal, finish).opened).toEqual(['Mine'])
})

test('MC-PA-19 an enemy that your (attack) ability also removes does not retaliate', () => {
  const setUp = attack([lumen(), rustling({ retaliate: 2 }), grinder()])
  const banish = played('damage', [
    hits('Rustling', 1),
    { kind: 'leaves', who: piece('Rustling'), how: 'removed' },
  ])
  expectEnd(resolve(setUp, ...early, banish, deal, finish), { hp: { Lumen: 7 } })
})
