// Tests of MC-DF-21 and MC18-OP-05: prevention and "would" abilities look at the damage that is left.
import { describe, expect } from 'vitest'
import { grinder, lumen, rustling, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
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
  piece,
  report,
  resolve,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { Effect as AnyEffect } from '../vocabulary/effects.ts'

type Effect = Exclude<AnyEffect, { kind: 'remind' | 'attach' | 'cardUsed' }>

const prevent = (amount: number | 'all', more: object = {}): Effect => ({ kind: 'prevent', amount, ...more })
const brace = report('damage', [prevent(2)], { name: 'Brace', owner: 'Ana', label: 'defense' })
/** Prevents 1 damage of what Lumen would take, and deals 1 damage to the villain. */
const barrier: Effect[] = [
  prevent(1, { of: piece('Lumen'), taken: true }),
  { kind: 'damage', to: piece('Grinder'), amount: 1 },
]
const energyBarrier = report('damage', barrier, { name: 'Energy Barrier', owner: 'Ana', label: 'defense' })
const nothing = { code: 'nothingToPrevent', clause: 'MC-DF-21' }

describe('MC-DF-21 a prevention with nothing left to prevent is refused (MC18-OP-05)', () => {
  test('MC-DF-21 two Braces against 3 damage are legal, a third one is not, and what they prevent is no more than 3', () => {
    const setUp = attack([lumen(), grinder()])
    const story = resolve(setUp, nobody, boost(0), brace, brace, deal, finish)
    expectEnd(story, { hp: { Lumen: 10 }, defense: 'ability', damage: { Lumen: 0 } })
    expect(story.result.damage).toMatchObject({ value: 3, prevented: 3 })
    const third = attempt(setUp, nobody, boost(0), brace, brace, brace)
    expect([third.accepted.length, third.refused]).toMatchObject([4, nothing])
  })

  test('MC-DF-21 three Energy Barriers against 1 damage hit the villain once', () => {
    const setUp = attack([lumen(), grinder({ atk: 1 })])
    const played = [nobody, boost(0), energyBarrier]
    const story = attempt(setUp, ...played, energyBarrier, energyBarrier)
    expect([story.accepted.length, story.refused]).toMatchObject([3, nothing])
    expectEnd(resolve(setUp, ...played, deal, finish), { hp: { Lumen: 10, Grinder: 19 } })
  })

  test('MC-DF-21 a boost icon that raises the damage makes room for one more', () => {
    const setUp = attack([lumen(), grinder({ atk: 1 })])
    const story = resolve(setUp, nobody, boost(1), energyBarrier, energyBarrier, deal, finish)
    expectEnd(story, { hp: { Lumen: 10, Grinder: 18 } })
  })

  test('MC-DF-21 DEF leaves nothing to prevent, and neither does a target that cannot take damage', () => {
    const noDamage = attack([lumen({ def: 3 }), grinder()])
    expect(attempt(noDamage, defend('Lumen'), boost(0), brace).refused).toMatchObject(nothing)
    const shielded = attack([lumen({ cannotTakeDamage: ['Sparrow'] }), sparrow(), grinder()])
    expect(attempt(shielded, nobody, boost(0), brace).refused).toMatchObject(nothing)
  })

  test('MC-DF-21 before the boost cards nobody knows the damage: the prevention is legal', () => {
    const setUp = attack([lumen(), grinder({ atk: 0 })])
    const early = report('boost#1', [prevent(1)], { owner: 'Ana', label: 'defense' })
    expectEnd(resolve(setUp, nobody, early, boost(2), deal, finish), { hp: { Lumen: 9 } })
  })

  test('MC-DF-21 while the ATK is unknown, a prevention is legal', () => {
    const { atk: _, ...unknown } = grinder()
    const story = resolve(attack([lumen(), unknown]), nobody, boost(0), { choice: 'atk', number: 0 })
    expect(story.refused).toBeNull()
    expect(
      attempt(attack([lumen(), unknown]), nobody, boost(0), { choice: 'atk', number: 0 }, brace).refused,
    ).toMatchObject(nothing)
  })
})

const would = (id: string, more: object = {}) =>
  may(id, 'Ana', { on: 'wouldTake', who: 'Lumen' }, { label: 'defense', effects: barrier, ...more })

test('MC-DF-21 of three known barriers only one is offered for 1 damage, and two for 2', () => {
  const abilities = ['A', 'B', 'C'].map(id => would(id))
  const small = attack([lumen(), grinder({ atk: 1 })], { abilities })
  const story = resolve(small, nobody, boost(0), deal, use('A'))
  expect(story.prompt?.windows.map(({ name }) => name)).toEqual(['damageDealt', 'finish'])
  expectEnd(resolve(small, nobody, boost(0), deal, use('A'), finish), { hp: { Lumen: 10, Grinder: 19 } })
  const big = attack([lumen(), grinder({ atk: 2 })], { abilities })
  expectEnd(resolve(big, nobody, boost(0), deal, use('A'), use('C'), finish), { hp: { Grinder: 18 } })
  expect(attempt(big, nobody, boost(0), deal, use('A'), use('C'), use('B')).refused?.code).toBe(
    'notTriggered',
  )
})

test('MC-DF-21 what Lumen takes more than was dealt can be prevented, too', () => {
  const abilities = ['A', 'B'].map(id => would(id))
  const more = report('damage', [{ kind: 'increase', amount: 1, of: piece('Lumen') }])
  const setUp = attack([lumen(), grinder({ atk: 1 })], { abilities })
  const story = resolve(setUp, nobody, boost(0), more, deal, use('A'), use('B'), finish)
  expectEnd(story, { hp: { Lumen: 10, Grinder: 18 } })
})

test('MC-DF-21 no ability that looks at damage that would be taken opens once all of it is prevented', () => {
  const note: Effect = { kind: 'threat', amount: 1 }
  const forcedOne = forced('Wail', { on: 'wouldTake', who: 'Lumen' }, { effects: [note] })
  const setUp = attack([lumen(), grinder({ atk: 1 })], { abilities: [would('A'), forcedOne] })
  expect(resolve(setUp, nobody, boost(0), deal, use('A'), finish).opened).toEqual(['Wail', 'A'])
  const first = forced('First', { on: 'wouldTake', who: 'Lumen' }, { effects: [prevent(1)] })
  const both = attack([lumen(), grinder({ atk: 1 })], { abilities: [first, would('A')] })
  expect(resolve(both, nobody, boost(0), deal, finish).opened).toEqual(['First'])
})

test('MC-DF-21 an ability on "would be dealt" that only prevents is not offered when nothing is left; one that does more is', () => {
  const trigger = { on: 'wouldDeal' as const, who: 'Lumen' }
  const plain = ['A', 'B'].map(id => may(id, 'Ana', trigger, { label: 'defense', effects: [prevent(3)] }))
  const more = may('C', 'Ana', trigger, {
    label: 'defense',
    effects: [prevent(3), { kind: 'threat', amount: 1 }],
  })
  const setUp = attack([lumen(), grinder()], { abilities: [...plain, more] })
  const story = resolve(setUp, nobody, boost(0), use('A'))
  expect(story.offered('dealDamage:Ana')).toEqual(['C', 'pass'])
  const both = resolve(setUp, nobody, boost(0), use('A'), use('C'), deal, finish)
  expect(both.told('effect_fizzled')).toMatchObject([{ effect: 'prevent', code: 'nothingToPrevent' }])
  expectEnd(both, { hp: { Lumen: 10 }, threat: 1 })
})

test('MC-DF-21 the damage of a Boost ability has its own "would take", with its own amount', () => {
  const abilities = ['A', 'B'].map(id => would(id, { label: undefined, uses: 1 }))
  const hurts: Effect = { kind: 'damage', to: piece('Lumen'), amount: 1 }
  const setUp = attack([lumen(), grinder()], { abilities })
  const story = resolve(setUp, nobody, boost(0, hurts), use('A'), deal, use('B'), finish)
  expectEnd(story, { hp: { Lumen: 8, Grinder: 18 } })
})

test('MC-PA-10 a card that prevents damage of a player’s attack is refused when nothing of it is left', () => {
  const setUp = player.basic([lumen(), rustling()])
  const shell = report('damage', [prevent(2)], { name: 'Shell' })
  expect(player.attempt(setUp, player.target('Rustling'), shell, shell).refused).toMatchObject({
    code: 'nothingToPrevent',
    clause: 'MC-PA-10',
  })
  const raised = report('damage', [{ kind: 'increase', amount: 1 }])
  const story = player.resolve(
    setUp,
    player.target('Rustling'),
    raised,
    shell,
    shell,
    player.deal,
    player.finish,
  )
  expect(story.hp('Rustling')).toBe(4)
})
