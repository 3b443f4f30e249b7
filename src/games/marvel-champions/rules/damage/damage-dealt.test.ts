// Tests of damage that is dealt, but not taken, or that is not the attack's: what counts as damage of the attack.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  rustling,
  sparrow,
} from '../../../../../test/support/games/marvel-champions/cast.ts'
import { asCited, test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  deal,
  defend,
  expectBalance,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  order,
  piece,
  report,
  resolve,
  use,
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../../test/support/games/marvel-champions/player-attack.ts'

const hurts = (id: string, amount: number) => ({ kind: 'damage' as const, to: piece(id), amount })
const more = (id: string, amount: number) => ({ kind: 'increase' as const, amount, of: piece(id) })
const prevents = (amount: number, of: string) => ({ kind: 'prevent' as const, amount, of: piece(of) })
const wail = (who: string) => forced('Wail', { on: 'wouldTake', who }, { effects: [] })
const excess = (on: 'afterAttacks' | 'afterDefeated', who: string) =>
  forced('Excess', { on, who }, { effects: [{ kind: 'threat', amount: { count: 'excess damage' } }] })

test('MC-EA-42 a tough hero that “takes 2 more damage” takes none, so nothing is prevented or raised', () => {
  const setUp = attack([lumen({ tough: 1 }), grinder()], { abilities: [wail('Lumen')] })
  const story = resolve(setUp, report('initiation', [more('Lumen', 2)]), nobody, boost(0), deal, finish)
  expect(story.opened).toEqual([])
  expectEnd(story, { hp: { Lumen: 10 } })
})

test('MC-PA-09 the second instance of damage finds nobody if the first one has defeated the enemy', () => {
  const setUp = player.labelled([lumen(), rustling()], [player.hits(5, 2)], { abilities: [wail('Rustling')] })
  const story = player.resolve(setUp, player.target('Rustling'), player.deal, player.finish)
  expect(story.opened).toEqual(['Wail'])
  expect(story.result.damage).toMatchObject({ value: 7, lost: 3, placed: [{ piece: 'Rustling', amount: 4 }] })
})

test('MC-EA-42 a hero that cannot take damage was attacked and took 0', () => {
  const setUp = attack([lumen({ cannotTakeDamage: true }), grinder()])
  const story = resolve(setUp, nobody, boost(0), deal, finish)
  expect(story.result.damage).toMatchObject({
    value: 3,
    prevented: 3,
    placed: [{ piece: 'Lumen', amount: 0 }],
  })
  expectEnd(story, { attacked: 'Ana/Lumen', damage: { Lumen: 0 }, undefended: true })
})

test('MC-EA-42 the damage that an attack has dealt includes neither that of a card nor that of retaliate', () => {
  const setUp = attack([lumen({ retaliate: 1 }), grinder()])
  const card = report('damage', [hurts('Lumen', 1)])
  const story = resolve(setUp, nobody, boost(0), card, deal, finish)
  expect(story.result.dealt).toBe(3)
  expectEnd(story, { hp: { Lumen: 6, Grinder: 19 } })
})

test('MC-EA-42 more damage of a card adds nothing to the value of the attack', () => {
  const setUp = attack([lumen(), sparrow(), grinder()])
  const before = report('damage', [more('Sparrow', 1)])
  const after = report('damageDealt', [hurts('Sparrow', 1)])
  const story = resolve(setUp, nobody, boost(0), before, deal, after, finish)
  expectEnd(story, { hp: { Sparrow: 1, Lumen: 7 } })
  expect(story.result.damage).toMatchObject({ value: 3 })
})

test('MC-EA-35 a tough card stays if a card’s damage has been prevented in full, and the story says so', () => {
  const setUp = attack([lumen({ tough: 1 }), grinder({ atk: 0 })])
  const card = report('initiation', [prevents(1, 'Lumen'), hurts('Lumen', 1)])
  const story = resolve(setUp, card, nobody)
  expect(story.told('status_kept')).toMatchObject([{ piece: 'Lumen', status: 'tough' }])
})

test('MC18-PA-35 there is no excess damage while nobody knows the hit points', () => {
  const { hitPoints: _, ...ally } = sparrow()
  const setUp = attack([lumen(), ally, grinder()], { abilities: [excess('afterAttacks', 'Grinder')] })
  const known = { question: 'survives:Sparrow', choice: 'defeated' }
  expectEnd(resolve(setUp, defend('Sparrow'), boost(0), deal, known, finish), { threat: 0 })
})

test('MC18-PA-35 the excess damage of an attack is its own alone: what a card deals adds nothing', () => {
  const setUp = attack([lumen(), moth(), sparrow(), grinder()], {
    abilities: [excess('afterAttacks', 'Grinder')],
  })
  const card = report('initiation', [hurts('Moth', 5)])
  expectEnd(resolve(setUp, card, defend('Sparrow'), boost(2), deal, finish), { threat: 2, hp: { Moth: 0 } })
  expectEnd(resolve(setUp, card, nobody, boost(2), deal, finish), { threat: 0 })
})

test('MC-EA-51 damage that was prevented when it would be taken was dealt all the same, and the attack is cited for it', () => {
  const all = report('initiation', [{ kind: 'prevent', amount: 'all', taken: true }])
  const abilities = [forced('Sting', { on: 'afterDealsDamage', who: 'Grinder' }, { effects: [] })]
  const setUp = attack([lumen(), grinder()], { abilities })
  const story = resolve(setUp, all, nobody, boost(0), deal, finish)
  expect(story.told('ability_used')).toMatchObject([{ ability: 'Sting', clause: asCited('MC-EA-51') }])
}, ['1.6-de'])

test('MC-EA-51 of two characters in one blow the one that takes damage meets “after it takes damage”', () => {
  const abilities = [forced('Squeak', { on: 'afterTakesDamage', who: 'Sparrow' }, { effects: [] })]
  const pieces = [lumen({ cannotTakeDamage: true }), sparrow(), grinder()]
  const both = { ...hurts('Lumen', 1), also: [{ to: piece('Sparrow') }] }
  const story = resolve(attack(pieces, { abilities }), report('initiation', [both]), nobody, boost(0))
  expect(story.told('ability_used')).toMatchObject([{ ability: 'Squeak', clause: asCited('MC-EA-51') }])
})

test('MC18-EA-73 whoever is saved from being defeated is not asked about it again', () => {
  const heals = { kind: 'heal' as const, to: piece('Moth'), amount: 1 }
  const abilities = [may('Cling', 'Ana', { on: 'wouldBeDefeated', who: 'Moth' }, { effects: [heals] })]
  const setUp = attack([lumen(), moth(), grinder()], { abilities })
  const asked = resolve(setUp, defend('Moth'), boost(0), deal)
  expect(asked.prompt?.windows.map(({ name }) => name)).toEqual([
    'wouldBeDefeated:Ana',
    'damageDealt',
    'finish',
  ])
  expectEnd(resolve(setUp, defend('Moth'), boost(0), deal, use('Cling'), finish), { hp: { Moth: 1 } })
})

test('MC18-EA-73 an ally that returns to hand instead of being defeated meets no ability on its defeat', () => {
  const goes = { kind: 'leaves' as const, who: piece('Moth'), how: 'returned' as const }
  const abilities = [
    forced('Slip Away', { on: 'wouldBeDefeated', who: 'Moth' }, { effects: [goes] }),
    forced('Grief', { on: 'isDefeated', who: 'Moth' }, { effects: [] }),
    forced('Relic', { on: 'whenDefeated', who: 'Moth' }, { effects: [] }),
  ]
  const story = resolve(
    attack([lumen(), moth(), grinder()], { abilities }),
    defend('Moth'),
    boost(0),
    deal,
    finish,
  )
  expect([story.opened, story.result.fell]).toEqual([['Slip Away'], []])
})

test('MC-EA-39 the outcome names who was defeated, in order, and nobody else', () => {
  const setUp = attack([lumen(), moth(), sparrow(), granite(), grinder()])
  const card = report('initiation', [hurts('Sparrow', 3)])
  const story = resolve(setUp, card, defend('Moth'), boost(0), deal, finish)
  expect(story.result.fell).toEqual(['Sparrow', 'Moth'])
  const calm = player.resolve(
    player.basic([lumen(), grinder()]),
    player.target('Grinder'),
    player.deal,
    player.finish,
  )
  expect(calm.result.fell).toEqual([])
  expectBalance(story)
})

test('MC-EA-54 the attack ends at once with its attacker, although it is still asked whether another one survives', () => {
  const { hitPoints: _, ...ally } = sparrow()
  const both = { ...hurts('Rustling', 4), also: [{ to: piece('Sparrow') }] }
  const story = resolve(attack([lumen(), ally, rustling()]), report('initiation', [both]))
  expect(story.prompt?.windows[0]?.name).toBe('survives:Sparrow')
  expect(order(story, 'attack_ended_early')).toHaveLength(1)
})
