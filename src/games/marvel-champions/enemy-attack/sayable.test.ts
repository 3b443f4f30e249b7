// Tests of what cards can say about an enemy's attack: its replacement, no boost card, a change of form, numbers that are
// counted, conditions on damage, constant abilities, and "Then".
import { describe, expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  nora,
  overseer,
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
  piece,
  report,
  resolve,
  the,
  threat,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { AbilityGiven, Effect as AnyEffect } from '../vocabulary/effects.ts'

type Effect = Exclude<AnyEffect, { kind: 'remind' | 'attach' | 'cardUsed' }>
const early = (...effects: Effect[]) => report('initiation', effects, { name: 'Card', owner: 'Ana' })

describe('MC-EA-01 “when it would attack, … instead”', () => {
  const instead = (more: object = {}) =>
    forced(
      'Webbed',
      { on: 'wouldAttack', who: 'Grinder', ...more },
      { effects: [{ kind: 'replaceAttack' }, threat(1)] },
    )

  test('MC-EA-01 the attack is replaced: no boost card, no damage, nobody was attacked', () => {
    const setUp = attack([lumen(), grinder()], { abilities: [instead()] })
    const story = resolve(setUp)
    expect(story.result).toMatchObject({ replaced: true, attacked: null, boostCardsLeft: 0, threat: 1 })
    expect(story.told('attack_replaced')).toMatchObject([{ by: 'effect', piece: 'Grinder' }])
    expect(story.types).not.toContain('attack_initiated')
  })

  test('MC-PA-06 stunned comes first, and the card is not needed', () => {
    const story = resolve(attack([lumen(), grinder({ stunned: 1 })], { abilities: [instead()] }))
    expect(story.told('attack_replaced')).toMatchObject([{ by: 'stunned' }])
    expect(story.opened).toEqual([])
  })

  test('MC-EA-01 it may be up to its player, and once the attack has begun it is too late', () => {
    const effects: Effect[] = [{ kind: 'replaceAttack' }]
    const offer = may('Net', 'Ana', { on: 'wouldAttack', of: 'you' }, { effects })
    const setUp = attack([lumen(), grinder()], { abilities: [offer] })
    expect(resolve(setUp, use('Net')).result.replaced).toBe(true)
    expectEnd(resolve(setUp, nobody, boost(0), deal, finish), { hp: { Lumen: 7 } })
    const late = forced('Late', { on: 'attacks' }, { effects })
    const story = resolve(attack([lumen(), grinder()], { abilities: [late] }), nobody, boost(0), deal, finish)
    expect(story.told('effect_fizzled')).toMatchObject([{ code: 'tooLate' }])
  })
})

test('MC-EA-15 an attack can come without a boost card, for a villain and a villainous minion alike', () => {
  for (const enemy of [grinder(), overseer()]) {
    const setUp = attack([lumen(), enemy])
    const story = resolve(setUp, early({ kind: 'noBoostCard' }), nobody, deal, finish)
    expect(story.told('step_skipped')).toMatchObject([{ skipped: 'giveBoostCard', by: 'effect' }])
    expect(story.told('boost_given')).toEqual([])
  }
})

describe('MC-EA-05 a change of form in the middle of the attack', () => {
  const toHero: Effect = { kind: 'form', who: piece('Nora'), to: 'hero', def: 2 }
  test('MC-DF-04 an alter-ego that becomes a hero can defend with the DEF of the hero', () => {
    const setUp = attack([nora(), grinder()])
    expect(attempt(setUp, defend('Nora')).refused?.code).toBe('alterEgoCannotDefend')
    const story = resolve(setUp, early(toHero), defend('Nora'), boost(0), deal, finish)
    expectEnd(story, { hp: { Nora: 9 }, defense: 'basic', attacked: 'Ana/Nora' })
    expect(story.told('form_changed')).toMatchObject([{ piece: 'Nora', to: 'hero' }])
  })

  test('MC-EA-05 the hero that becomes an alter-ego stays the target, and defends without DEF', () => {
    const toAlterEgo: Effect = { kind: 'form', who: piece('Lumen'), to: 'alter-ego' }
    const setUp = attack([lumen(), grinder()])
    const story = resolve(setUp, defend('Lumen'), report('boost#1', [toAlterEgo]), boost(0), deal, finish)
    expectEnd(story, { hp: { Lumen: 7 }, attacked: 'Ana/Lumen', defended: ['Lumen'] })
    expect(attempt(setUp, early(toAlterEgo), early(toAlterEgo)).refused?.code).toBe('noSuchForm')
    const ally: Effect = { ...toAlterEgo, who: piece('Sparrow') }
    expect(attempt(attack([lumen(), sparrow(), grinder()]), early(ally)).refused?.code).toBe('noSuchForm')
  })
})

describe('MC-EA-30 numbers that are counted, and conditions on the damage', () => {
  test('MC-EA-30 as much as there are minions engaged with you, or enemies', () => {
    const minions = [rustling({ engagedWith: 'Ana' }), rustling({ id: 'Two', engagedWith: 'Bo' })]
    const setUp = attack([lumen(), granite(), ...minions, grinder()])
    const hurts = (each: 'minion engaged with you' | 'enemy'): Effect => ({
      kind: 'damage',
      to: piece('Grinder'),
      amount: { count: 'number of', of: { each }, plus: 1 },
    })
    expect(resolve(setUp, early(hurts('minion engaged with you'))).hp('Grinder')).toBe(18)
    expect(resolve(setUp, early(hurts('enemy'))).hp('Grinder')).toBe(16)
  })

  const ifDamage = (damage: 'dealt' | 'taken', more: object = {}): AbilityGiven =>
    forced(
      'If',
      { on: 'afterAttacks', who: 'Grinder' },
      { effects: [threat(1)], if: { damage, atLeast: 3, ...more } },
    )
  const ends = (ability: AbilityGiven, prevented: number, hero = lumen()) => {
    const card = report('damage', [{ kind: 'prevent', amount: prevented }], {
      owner: 'Ana',
      label: 'defense',
    })
    const setUp = attack([hero, grinder()], { abilities: [ability] })
    return resolve(setUp, nobody, boost(0), ...(prevented > 0 ? [card] : []), deal, finish).result.threat
  }

  test('MC-EA-47 “if it deals 3 or more damage” counts what was dealt, “if you take 3 or more” what was taken', () => {
    expect([ends(ifDamage('dealt'), 0), ends(ifDamage('taken'), 0)]).toEqual([1, 1])
    expect(ends(ifDamage('taken'), 1)).toBe(0)
    expect(ends(ifDamage('taken', { to: piece('Grinder') }), 0)).toBe(0)
    expect(ends(ifDamage('taken', { to: piece('Lumen') }), 0)).toBe(1)
    expect(ends(ifDamage('dealt'), 0, lumen({ tough: 1 }))).toBe(0)
  })

  test('MC-EA-30 “when you would take 3 or more damage” looks at what is about to be taken', () => {
    const shield = may(
      'Shield',
      'Ana',
      { on: 'wouldTake', who: 'Lumen' },
      {
        if: { damage: 'coming', to: piece('Lumen'), atLeast: 3 },
        effects: [{ kind: 'prevent', amount: 2, of: piece('Lumen'), taken: true }],
      },
    )
    const play = (atk: number) =>
      resolve(attack([lumen(), grinder({ atk })], { abilities: [shield] }), nobody, boost(0), deal)
    expect(play(2).opened).toEqual([])
    expect(play(2).prompt?.windows[0]?.name).toBe('damageDealt')
    expect(play(3).offered('wouldTake:Ana')).toEqual(['Shield', 'pass'])
  })
})

describe('MC-EA-30 constant abilities on DEF and on the damage of attacks', () => {
  const constant = (who: string, effects: Effect[], more: Partial<AbilityGiven> = {}): AbilityGiven => ({
    id: 'Always',
    trigger: { on: 'constant', who },
    effects: effects as AbilityGiven['effects'],
    ...more,
  })

  test('MC-EA-31 a constant ability raises DEF of that defender alone, as long as its card is in play', () => {
    const abilities = [constant('Lumen', [{ kind: 'def', amount: 1 }], { source: 'Sparrow' })]
    const setUp = attack([lumen(), sparrow(), grinder({ atk: 4 })], { abilities })
    expectEnd(resolve(setUp, defend('Lumen'), boost(0), deal, finish), { hp: { Lumen: 9 } })
    const gone = report('flipped', [{ kind: 'leaves', who: piece('Sparrow'), how: 'discarded' }])
    expectEnd(resolve(setUp, defend('Lumen'), boost(0), gone, deal, finish), { hp: { Lumen: 8 } })
    const other = attack([granite(), grinder({ atk: 4 })], {
      abilities: [constant('Lumen', [{ kind: 'def', amount: 1 }])],
    })
    expectEnd(resolve(other, defend('Granite'), boost(0), deal, finish), { hp: { Granite: 9 } })
  })

  test('MC-PA-10 “attacks of this character deal 1 more damage” counts for its own attacks, inner ones as well', () => {
    const more: Effect[] = [{ kind: 'increase', amount: 1 }]
    const mine = constant('Lumen', more)
    const setUp = attack([lumen(), grinder()], { abilities: [mine] })
    const punch = report('damageDealt', [{ kind: 'damage', to: the('attacker'), amount: 2 }], {
      owner: 'Ana',
      label: 'attack',
    })
    expectEnd(resolve(setUp, nobody, boost(0), deal, punch, finish), { hp: { Lumen: 7, Grinder: 17 } })
    const theirs = attack([lumen(), grinder()], { abilities: [constant('Grinder', more)] })
    expectEnd(resolve(theirs, nobody, boost(0), deal, finish), { hp: { Lumen: 6 }, atk: 3 })
    const basic = player.basic([lumen(), grinder()], { abilities: [mine] })
    expect(player.resolve(basic, player.target('Grinder'), player.deal, player.finish).hp('Grinder')).toBe(17)
  })
})

test('MC-EA-51 a trigger can speak of friendly characters or of enemies', () => {
  const on = (of: 'friendly' | 'enemy') => forced(of, { on: 'afterTakesDamage', of }, { effects: [] })
  const setUp = attack([lumen({ atk: 1 }), grinder()], { abilities: [on('friendly'), on('enemy')] })
  const zap = early({ kind: 'damage', to: piece('Grinder'), amount: 1 })
  expect(resolve(setUp, zap).opened).toEqual(['enemy'])
  expect(resolve(setUp, nobody, boost(0), deal, finish).opened).toEqual(['friendly'])
})

describe('MC-EA-14 “X. Then Y” reported as a card', () => {
  const hits = (id: string) => ({ kind: 'damage' as const, to: piece(id), amount: 1 })

  test('MC-EA-14 what of Y cannot be done does nothing, and the rest of the card counts', () => {
    const goes = { kind: 'leaves' as const, who: piece('Sparrow'), how: 'returned' as const }
    const setUp = attack([lumen(), sparrow(), grinder()])
    const card = early({ kind: 'andThen', first: goes, second: [hits('Sparrow'), hits('Grinder')] })
    const story = resolve(setUp, card, nobody, boost(0), deal, finish)
    expectEnd(story, { hp: { Grinder: 19 } })
    expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'damage', code: 'notInPlay' }])
    expect(attempt(setUp, early(goes, hits('Sparrow'))).refused?.code).toBe('notInPlay')
  })

  test('MC-EA-14 without X there is no Y', () => {
    const setUp = attack([lumen({ ready: false }), grinder()])
    const exhausts = { kind: 'exhaust' as const, who: piece('Lumen') }
    const card = early({ kind: 'andThen', first: exhausts, second: [hits('Grinder')] })
    expect(attempt(setUp, card).refused?.code).toBe('exhausted')
    const known = forced(
      'K',
      { on: 'attacks' },
      {
        effects: [
          { kind: 'andThen', first: exhausts, second: [hits('Grinder')] },
          { kind: 'note', text: 'on' },
        ],
      },
    )
    const story = resolve(
      attack([lumen({ ready: false }), grinder()], { abilities: [known] }),
      nobody,
      boost(0),
      deal,
      finish,
    )
    expectEnd(story, { hp: { Grinder: 20 } })
    expect(story.result.notes).toEqual(['on'])
  })
})
