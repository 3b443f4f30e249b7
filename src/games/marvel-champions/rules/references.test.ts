// Tests of conditions of effects, of counted amounts, and of constant abilities.
import { expect } from 'vitest'
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
  nobody,
  piece,
  report,
  resolve,
  the,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'
import type { Amount, Condition } from '../vocabulary/single-effects.ts'

/** Whether a condition holds for a card that Ana reports before the boost card is flipped. */
function holds(condition: Condition, who = 'nobody', pieces = [lumen(), moth(), grinder()]): boolean {
  const effect: Effect = { kind: 'threat', amount: 1, if: condition }
  const story = resolve(attack(pieces), defend(who), report('boost#1', [effect], { owner: 'Ana' }))
  return story.told('threat_placed').length > 0
}

test('MC-DF-34 an effect may ask whether the attack is defended', () => {
  expect(['nobody', 'Lumen'].map(who => holds({ attack: 'undefended' }, who))).toEqual([true, false])
  expect(['nobody', 'Lumen'].map(who => holds({ attack: 'defended' }, who))).toEqual([false, true])
})

test('MC-EA-09 an effect may ask who the defender and who the target is', () => {
  const is = (what: 'defender' | 'target', id: string, who: string) =>
    holds({ is: what, who: piece(id) }, who)
  expect([is('defender', 'Moth', 'Moth'), is('defender', 'Lumen', 'Moth')]).toEqual([true, false])
  expect([is('defender', 'Lumen', 'nobody'), is('target', 'Lumen', 'nobody')]).toEqual([false, true])
  expect([is('target', 'Moth', 'Moth'), is('target', 'Lumen', 'Moth')]).toEqual([true, false])
})

test('MC-EA-20 an effect may ask who is ready, tough or in play', () => {
  const pieces = [lumen({ tough: 1 }), moth(), grinder()]
  const is = (what: 'ready' | 'tough' | 'in play', id: string) =>
    holds({ is: what, who: piece(id) }, 'Moth', pieces)
  expect([is('ready', 'Lumen'), is('ready', 'Moth')]).toEqual([true, false])
  expect([is('tough', 'Lumen'), is('tough', 'Moth')]).toEqual([true, false])
  expect([is('in play', 'Lumen'), is('in play', 'Moth')]).toEqual([true, true])
  const gone = boost(
    0,
    { kind: 'leaves', who: piece('Moth'), how: 'returned' },
    {
      kind: 'threat',
      amount: 1,
      if: { is: 'in play', who: piece('Moth'), not: true },
    },
  )
  expectEnd(resolve(attack(pieces), nobody, gone, deal, finish), { threat: 1 })
})

test('MC-EA-20 what is asked of nobody does not hold, and its opposite does', () => {
  const ready = { is: 'ready' as const, who: the('defender') }
  expect([holds(ready), holds({ ...ready, not: true })]).toEqual([false, true])
  expect([
    holds({ ...ready, who: piece('Lumen') }),
    holds({ ...ready, who: piece('Lumen'), not: true }),
  ]).toEqual([true, false])
})

test('MC-EA-30 an effect may ask how many hit points are left; of unknown ones it knows that there is one', () => {
  const left = (more: object, who = 'Moth') => holds({ hitPointsOf: piece(who), ...more }, 'nobody', pieces)
  const { hitPoints: _, ...unknown } = grinder()
  const pieces = [lumen(), moth(), unknown]
  expect([left({ atMost: 1 }), left({ atMost: 2 }), left({ atLeast: 2 }), left({ atLeast: 3 })]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([left({ atMost: 9, atLeast: 3 }), left({}), left({ atMost: 9 }, 'Grinder')]).toEqual([
    false,
    true,
    false,
  ])
  expect(left({ atMost: 9 }, 'Nobody here')).toBe(false)
  expect([left({ atLeast: 1 }, 'Grinder'), left({ atLeast: 2 }, 'Grinder')]).toEqual([true, false])
})

/** The threat that a card of Ana places by this amount. */
function counted(amount: Amount, pieces = [lumen({ damage: 3 }), moth(), sparrow(), badger(), grinder()]) {
  const story = resolve(attack(pieces), report('initiation', [{ kind: 'threat', amount }], { owner: 'Ana' }))
  return story.told('threat_placed')[0]?.amount
}

test('MC-EA-30 amounts are counted now: ATK, hit points that are left, damage, allies', () => {
  const of = piece('Lumen')
  expect(counted({ count: 'ATK of' })).toBe(3)
  expect(counted({ count: 'ATK of', of })).toBe(2)
  expect(counted({ count: 'hit points of', of })).toBe(7)
  expect(counted({ count: 'damage on', of })).toBe(3)
  expect(counted({ count: 'allies of you' })).toBe(2)
  expect(counted({ count: 'damage on', of, plus: 2 })).toBe(5)
  expect(counted({ count: 'damage on', of, plus: -9 })).toBe(0)
})

test('MC-DF-06 the DEF of the defender counts with what changes it for this attack, that of others as it is', () => {
  const card = (of: string, more: Effect[] = []) =>
    report('boost#1', [...more, { kind: 'threat', amount: { count: 'DEF of', of: piece(of) } }], {
      owner: 'Ana',
    })
  const play = (of: string) => {
    const pieces = [lumen(), granite(), grinder()]
    const story = resolve(attack(pieces), defend('Lumen'), card(of, [{ kind: 'def', amount: 2 }]))
    return story.told('threat_placed')[0]?.amount
  }
  expect([play('Lumen'), play('Granite')]).toEqual([4, 1])
})

test('MC-DF-06 a DEF that nobody gave is asked for when it is counted', () => {
  const { def: _, ...unknown } = lumen()
  const card = report('initiation', [{ kind: 'threat', amount: { count: 'DEF of', of: piece('Lumen') } }])
  const asked = resolve(attack([unknown, grinder()]), card)
  expect(asked.prompt?.windows.at(-1)).toMatchObject({
    name: 'def:Lumen',
    choices: [{ name: 'def', number: { asks: 'DEF', min: 0, max: 99 } }],
    about: { piece: 'Lumen' },
  })
  const told = resolve(attack([unknown, grinder()]), card, {
    question: 'def:Lumen',
    choice: 'def',
    number: 3,
  })
  expect(told.told('threat_placed')).toMatchObject([{ amount: 3 }])
})

test('MC-EA-30 minions are counted for the player with whom they are engaged, as long as they are in play', () => {
  const engaged = (id: string, engagedWith: string, more = {}) => rustling({ id, engagedWith, ...more })
  const minions = [engaged('One', 'Ana'), engaged('Two', 'Ana'), engaged('Other', 'Bo')]
  expect(counted({ count: 'minions engaged with you' }, [lumen(), granite(), ...minions, grinder()])).toBe(2)
  const gone = report(
    'initiation',
    [
      { kind: 'leaves', who: piece('One'), how: 'discarded' },
      { kind: 'atk', amount: { count: 'minions engaged with you' } },
    ],
    { owner: 'Ana' },
  )
  const story = resolve(attack([lumen(), ...minions.slice(0, 2), grinder()]), gone)
  expect(story.told('atk_changed')).toMatchObject([{ from: 3, to: 4 }])
})

test('MC-STUN-01 an effect may ask who is stunned or confused', () => {
  const pieces = [lumen({ stunned: 1 }), granite({ confused: 1 }), grinder()]
  const is = (what: 'stunned' | 'confused', id: string) =>
    holds({ is: what, who: piece(id) }, 'nobody', pieces)
  expect([is('stunned', 'Lumen'), is('stunned', 'Granite')]).toEqual([true, false])
  expect([is('confused', 'Lumen'), is('confused', 'Granite')]).toEqual([false, true])
})

test('MC-EA-30 counting allies or damage asks for no other number that nobody gave', () => {
  const { hitPoints: _, ...unknown } = grinder({ damage: 4 })
  const pieces = [lumen(), moth(), unknown]
  expect(counted({ count: 'allies of you' }, pieces)).toBe(1)
  expect(counted({ count: 'damage on' }, pieces)).toBe(4)
})

test('MC-EA-30 the ATK of the attacker counts with its bonuses, that of another enemy as it is', () => {
  const pieces = [lumen(), rustling(), grinder()]
  const threat = (of: string): Effect => ({ kind: 'threat', amount: { count: 'ATK of', of: piece(of) } })
  const card = report('initiation', [{ kind: 'atk', amount: 4 }, threat('Grinder'), threat('Rustling')])
  expect(
    resolve(attack(pieces), card)
      .told('threat_placed')
      .map(event => event.amount),
  ).toEqual([7, 2])
})

const constant = (trigger: object, amount: number, more: object = {}): AbilityGiven => ({
  id: 'Rage',
  trigger: { on: 'constant', ...trigger },
  effects: [{ kind: 'atk', amount, ...more }],
})

test('MC-EA-41 a constant ability may hold only while the attack is undefended', () => {
  const setUp = attack([lumen(), grinder()], { abilities: [constant({ undefended: true }, 2)] })
  expectEnd(resolve(setUp, nobody, boost(0), deal, finish), { atk: 5 })
  expectEnd(resolve(setUp, defend('Lumen'), boost(0), deal, finish), { atk: 3 })
  const other = player.basic([lumen(), grinder()], { abilities: [constant({ undefended: true }, 2)] })
  expect(player.resolve(other, player.target('Grinder'), player.deal, player.finish).hp('Grinder')).toBe(18)
})

test('MC-EA-30 a constant ability of an enemy may hold only against an ally', () => {
  const setUp = attack([lumen(), moth(), grinder()], { abilities: [constant({ of: 'ally' }, 2)] })
  expectEnd(resolve(setUp, nobody, boost(0), deal, finish), { atk: 3 })
  expectEnd(resolve(setUp, defend('Moth'), boost(0), deal, finish), { atk: 5 })
})

test('MC-PA-04 "while attacking a minion" raises an attack on a minion, alone or among others', () => {
  const abilities = [constant({ of: 'minion' }, 1)]
  const pieces = [lumen(), grinder(), rustling()]
  const left = (id: string) =>
    player.resolve(player.basic(pieces, { abilities }), player.target(id), player.deal, player.finish).hp(id)
  expect([left('Grinder'), left('Rustling')]).toEqual([18, 1])
  const each = { targets: 'each enemy' as const, instances: [{ amount: 'ATK' as const }] }
  const story = player.resolve(player.labelled(pieces, [each], { abilities }), player.deal, player.finish)
  expect([story.hp('Grinder'), story.hp('Rustling')]).toEqual([17, 1])
})

test('MC-EA-30 a constant ability whose effects nobody gave changes no ATK', () => {
  const abilities = [{ id: 'Rage', trigger: { on: 'constant' as const } }]
  const setUp = attack([lumen(), grinder()], { abilities })
  expectEnd(resolve(setUp, nobody, boost(0), deal, finish), { atk: 3, hp: { Lumen: 7 } })
})

test('MC-DF-32 a constant ability asks its condition of the player who is attacked', () => {
  const ifReady = { if: { is: 'ready' as const, who: the('your identity') } }
  const setUp = attack([lumen(), grinder()], { abilities: [constant({}, 2, ifReady)] })
  expectEnd(resolve(setUp, nobody, boost(0), deal, finish), { atk: 5 })
  expectEnd(resolve(setUp, defend('Lumen'), boost(0), deal, finish), { atk: 3 })
})

test('MC-EA-30 an effect that counts on somebody who is not there is refused', () => {
  const card = report('initiation', [{ kind: 'threat', amount: { count: 'ATK of', of: the('defender') } }])
  expect(attempt(attack([lumen(), grinder()]), card).refused?.code).toBe('noSuchPiece')
})
