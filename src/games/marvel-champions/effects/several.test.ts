// Tests of damage to several characters at one moment, by cards and by attacks (MC18-PA-33).
import { describe, expect } from 'vitest'
import {
  badger,
  granite,
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
  forced,
  nobody,
  order,
  piece,
  report,
  resolve,
  the,
  threat,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { Effect as AnyEffect } from '../vocabulary/effects.ts'

type Effect = Exclude<AnyEffect, { kind: 'remind' | 'attach' | 'cardUsed' }>
type Each = Extract<Extract<Effect, { kind: 'damage' }>['to'], { each: string }>

const toEach = (each: Each['each'], amount: number, more: object = {}): Effect => ({
  kind: 'damage',
  to: { each },
  amount,
  ...more,
})
const bomb = (...effects: Effect[]) => report('initiation', effects, { name: 'Bomb', owner: 'Ana' })

describe('MC18-PA-33 what one sentence of a card deals is dealt at once', () => {
  test('MC18-PA-33 a minion that falls in the same blow still shields the villain, in either order', () => {
    const [minion, villain] = [rustling({ damage: 2 }), grinder({ cannotTakeDamage: ['Rustling'] })]
    for (const enemies of [
      [minion, villain],
      [villain, minion],
    ]) {
      const setUp = attack([lumen(), ...enemies], { attacker: 'Grinder' })
      const story = resolve(setUp, bomb(toEach('enemy', 2)), nobody, boost(0), deal, finish)
      expectEnd(story, { hp: { Rustling: 0, Grinder: 20 } })
    }
  })

  test('MC18-PA-33 all of it is placed before anybody is defeated', () => {
    const setUp = attack([lumen(), moth(), sparrow(), grinder()])
    const story = resolve(setUp, bomb(toEach('ally', 3)))
    const told = order(story, 'damage_dealt', 'character_defeated')
    expect(told).toEqual(['damage_dealt', 'damage_dealt', 'character_defeated', 'character_defeated'])
  })

  test('MC18-PA-33 a card can name several, each with its own amount', () => {
    const effect: Effect = {
      kind: 'damage',
      to: piece('Rustling'),
      amount: 3,
      also: [{ to: the('your identity'), amount: 1 }, { to: piece('Sparrow') }],
    }
    const setUp = attack([lumen(), sparrow(), rustling({ hitPoints: 9 }), grinder()])
    const story = resolve(setUp, bomb(effect))
    expect(['Lumen', 'Sparrow', 'Rustling'].map(story.hp)).toEqual([9, 0, 6])
  })

  test('MC18-PA-33 the amounts are counted before any of it is dealt', () => {
    const amount = { count: 'damage on' as const, of: piece('Grinder') }
    const setUp = attack([lumen(), rustling(), grinder({ damage: 2 })])
    const story = resolve(
      setUp,
      bomb({ kind: 'damage', to: piece('Grinder'), amount, also: [{ to: piece('Rustling') }] }),
    )
    expect(['Rustling', 'Grinder'].map(story.hp)).toEqual([2, 16])
  })
})

test('MC18-PA-33 a card can say whom it hits: every enemy but one, friendly characters, those of one player', () => {
  const pieces = [lumen(), sparrow(), granite(), badger(), rustling(), grinder()]
  const hit = (to: Each) => {
    const story = resolve(attack(pieces), bomb({ kind: 'damage', to, amount: 1 }))
    return story.told('damage_dealt').map(one => one.piece)
  }
  expect(hit({ each: 'enemy' })).toEqual(['Rustling', 'Grinder'])
  expect(hit({ each: 'enemy', but: the('attacker') })).toEqual(['Rustling'])
  expect(hit({ each: 'minion' })).toEqual(['Rustling'])
  expect(hit({ each: 'villain' })).toEqual(['Grinder'])
  expect(hit({ each: 'friendly character' })).toEqual(['Lumen', 'Sparrow', 'Granite', 'Badger'])
  expect(hit({ each: 'hero' })).toEqual(['Lumen', 'Granite'])
  expect(hit({ each: 'ally' })).toEqual(['Sparrow', 'Badger'])
  expect(hit({ each: 'character of you' })).toEqual(['Lumen', 'Sparrow'])
  expect(hit({ each: 'ally of you' })).toEqual(['Sparrow'])
})

test('MC-PA-17 an (attack) ability against each enemy passes over the villain that guard protects', () => {
  const guard = rustling({ keywords: ['guard'], engagedWith: 'Ana', damage: 3 })
  const setUp = attack([lumen(), guard, grinder({ retaliate: 1 })])
  const sweep = report('damageDealt', [toEach('enemy', 2)], { owner: 'Ana', label: 'attack' })
  const story = resolve(setUp, defend('Lumen'), boost(0), deal, sweep, finish)
  expectEnd(story, { hp: { Lumen: 9, Rustling: 0, Grinder: 20 } })
})

test('MC-EA-14 of several whom a card names one may have left play: the others take their damage', () => {
  const effect: Effect = { kind: 'damage', to: piece('Sparrow'), amount: 1, also: [{ to: piece('Lumen') }] }
  const goes: Effect = { kind: 'leaves', who: piece('Sparrow'), how: 'returned' }
  const setUp = attack([lumen(), sparrow(), grinder()])
  expect(resolve(setUp, bomb(goes, effect)).hp('Lumen')).toBe(9)
  const nobodyThere: Effect = { ...effect, also: [{ to: piece('Nobody') }] }
  expect(attempt(setUp, bomb(nobodyThere)).refused?.code).toBe('noSuchPiece')
  const alone: Effect = { kind: 'damage', to: piece('Sparrow'), amount: 1 }
  expect(attempt(setUp, bomb(goes, alone)).refused?.code).toBe('notInPlay')
})

test('MC-EA-14 an identity that nobody has named, and an ATK that nobody knows, are asked for first', () => {
  const { atk: _, ...unknown } = rustling({ hitPoints: 9 })
  const effect: Effect = {
    kind: 'damage',
    to: the('your identity'),
    amount: { count: 'ATK of', of: piece('Rustling') },
    also: [{ to: piece('Rustling') }],
  }
  const setUp = attack([sparrow(), unknown, grinder()], { target: { player: 'Ana', character: 'Sparrow' } })
  const story = resolve(setUp, bomb(effect), use('hero', 'identity:Ana'), { choice: 'atk', number: 3 })
  expect(story.told('damage_dealt')).toMatchObject([
    { piece: 'Ana', amount: 3 },
    { piece: 'Rustling', amount: 3 },
  ])
})

describe('MC-PA-18 “each other enemy” is attacked as well', () => {
  const whirl = {
    instances: [
      { amount: 4, to: 1 },
      { amount: 1, to: 'others' as const, together: true as const },
    ],
  }
  test('MC-PA-18 the chosen enemy takes more than each other one, at once, and all of them retaliate', () => {
    const after = forced('After', { on: 'afterAttacks', who: 'Lumen', of: 'enemy' }, { effects: [threat(1)] })
    const pieces = [lumen({ keywords: ['ranged'] }), rustling(), player.spiker(), grinder()]
    const setUp = player.labelled(pieces, [whirl], { abilities: [after] })
    const story = player.resolve(setUp, player.target('Rustling'), player.deal, player.finish)
    expect(['Rustling', 'Spiker', 'Grinder'].map(story.hp)).toEqual([0, 2, 19])
    expect(story.result).toMatchObject({
      attacked: ['Rustling', 'Spiker', 'Grinder'],
      attacksMade: 1,
      // “After Lumen attacks an enemy” comes for each of them.
      threat: 3,
    })
    expect(order(story, 'damage_dealt', 'character_defeated')).toEqual([
      'damage_dealt',
      'damage_dealt',
      'damage_dealt',
      'character_defeated',
    ])
  })

  test('MC-PA-17 a villain that guard protects is none of the others', () => {
    const guard = rustling({ keywords: ['guard'], engagedWith: 'Ana' })
    const setUp = player.labelled([lumen(), guard, player.spiker(), grinder()], [whirl])
    const story = player.resolve(setUp, player.target('Rustling'), player.deal, player.finish)
    expect(['Rustling', 'Spiker', 'Grinder'].map(story.hp)).toEqual([0, 2, 20])
  })

  test('MC-PA-09 “the same enemy” takes a second instance of the same attack', () => {
    const twice = {
      instances: [
        { amount: 2, to: 1 },
        { amount: 1, to: 1 },
      ],
    }
    const setUp = player.labelled([lumen(), rustling(), grinder()], [twice])
    const story = player.resolve(setUp, player.target('Rustling'), player.deal, player.finish)
    expect([story.hp('Rustling'), story.hp('Grinder'), story.result.attacksMade]).toEqual([1, 20, 1])
  })
})
