// Tests of what the player of an effect decides when its turn comes: which character, and which of its ways.
import { expect } from 'vitest'
import { badger, grinder, lumen, overseer } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  finish,
  nobody,
  report,
  resolve,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { EnemySetUp } from '../enemy-attack/set-up.ts'
import type { Effect, EffectOf } from '../vocabulary/effects.ts'

const flipped = use('pass', 'flipped')
const exhausts = (each: 'character of you' | 'ally of you', more: object = {}): Effect => ({
  kind: 'chooses',
  from: { each, ...more },
  effects: [{ kind: 'exhaust', who: { the: 'chosen' } }],
})
const turned = (pieces: Parameters<typeof attack>[0], effect: Effect) =>
  [attack(pieces), nobody, boost(0, effect), flipped] as const
const openIn = (story: ReturnType<typeof resolve>) => story.prompt?.windows.at(-1)
const spent = (story: ReturnType<typeof resolve>) =>
  story.told('character_exhausted').map(({ piece }) => piece)

test('MC-EA-25 its player chooses among those on whom it can be carried out', () => {
  const two = turned([lumen(), badger({ player: 'Ana' }), grinder()], exhausts('character of you'))
  expect(openIn(resolve(...two))).toMatchObject({
    name: 'choose:character of you',
    hard: true,
    choices: [
      { name: 'Lumen', by: { any: ['Ana'] } },
      { name: 'Badger', by: { any: ['Ana'] } },
    ],
  })
  expect(spent(resolve(...two, use('Badger')))).toEqual(['Badger'])
  expect(attempt(...two, use('Grinder')).refused).not.toBeNull()
})

test('MC-EA-25 whoever alone can be chosen is not asked about, and without anybody nothing is done', () => {
  const one = turned(
    [lumen(), badger({ player: 'Ana', ready: false }), grinder()],
    exhausts('character of you'),
  )
  expect(spent(resolve(...one, deal, finish))).toEqual(['Lumen'])
  const none = turned([lumen(), grinder()], exhausts('ally of you'))
  expect(resolve(...none, deal, finish).told('effect_fizzled')).toHaveLength(1)
})

test('MC-EA-25 where only the players know who is meant, one character is asked about as well, and it may be nobody', () => {
  const effect = exhausts('ally of you', { where: 'morlock' })
  const asked = turned([lumen(), badger({ player: 'Ana' }), grinder()], effect)
  expect(openIn(resolve(...asked))?.choices.map(({ name }) => name)).toEqual(['Badger', 'nobody'])
  expect(spent(resolve(...asked, use('nobody'), deal, finish))).toEqual([])
})

const ways: EffectOf<'oneOf'> = {
  kind: 'oneOf',
  ways: [
    { name: 'exhaustIdentity', effects: [{ kind: 'exhaust', who: the('your identity') }] },
    { name: 'threat2', effects: [{ kind: 'threat', amount: 2 }] },
  ],
}

test('MC-EA-25 its player says which of two ways is taken; one that cannot be done is no way', () => {
  const asked = turned([lumen(), grinder()], ways)
  expect(openIn(resolve(...asked))).toMatchObject({
    name: 'way',
    hard: true,
    choices: [{ name: 'exhaustIdentity' }, { name: 'threat2' }],
  })
  expect(spent(resolve(...asked, use('exhaustIdentity')))).toEqual(['Lumen'])
  const threat = resolve(...asked, use('threat2'))
  expect([threat.told('way_chosen'), threat.told('threat_placed')]).toMatchObject([
    [{ way: 'threat2' }],
    [{ amount: 2 }],
  ])
  const only = turned([lumen({ ready: false }), grinder()], ways)
  expect(resolve(...only, deal, finish).told('threat_placed')).toMatchObject([{ amount: 2 }])
})

test('MC-EA-29 a boost card for an enemy that does not activate waits for its next activation', () => {
  const given: Effect = { kind: 'boostCard', to: { the: 'villain' } }
  const villain = turned([lumen(), grinder()], given)
  expect(resolve(...villain).told('boost_given')).toHaveLength(2)
  const minion = resolve(...turned([lumen(), grinder(), overseer()], given))
  expect(minion.told('boost_waits')).toMatchObject([{ piece: 'Grinder', facedown: 1 }])
  expect(minion.position?.memory.state.pieces).toMatchObject([{}, { boostCards: 1 }, {}])
})

const removes: Effect = { kind: 'removesThreat', amount: 2, from: 'scheme' }
const main = { id: 'Main', kind: 'main', threat: 5 } as const
const side = { id: 'Side', kind: 'side', threat: 2 } as const
const withSchemes = (schemes: EnemySetUp['schemes'], effect: Effect = removes) =>
  [
    attack([lumen(), grinder()], { schemes }),
    nobody,
    boost(0),
    report('damage', [effect], { owner: 'Ana' }),
  ] as const

test('MC-THREAT-01 its player chooses the scheme that loses threat, of those that can lose some', () => {
  const asked = withSchemes([main, side, { ...side, id: 'Bare', threat: 0 }])
  expect(openIn(resolve(...asked))).toMatchObject({
    name: 'chooseScheme',
    about: { amount: 2 },
    choices: [{ name: 'Main' }, { name: 'Side' }],
  })
  const told = (...more: Answer[]) => resolve(...asked, ...more).told('threat_removed')
  expect(told(use('Main'))).toMatchObject([{ scheme: 'Main', amount: 2, now: 3 }])
  expect(resolve(...asked, use('Side')).told('scheme_defeated')).toMatchObject([{ scheme: 'Side' }])
})

test('MC-CRISIS-01 with a crisis icon in play only the side schemes can be chosen, and one alone is not asked about', () => {
  const crisis = resolve(...withSchemes([main, { ...side, crisis: true }]))
  expect(crisis.told('threat_removed')).toMatchObject([{ scheme: 'Side' }])
  const none = resolve(...withSchemes([{ ...main, threat: 0 }]))
  expect(none.told('effect_fizzled')).toMatchObject([{ code: 'noThreat' }])
  const each = resolve(...withSchemes([main, side], { ...removes, from: 'each scheme' }))
  expect(each.told('threat_removed')).toHaveLength(2)
})

test('MC-DF-25 “Choose a player” names who is “you” in what follows; who alone plays is not asked about', () => {
  const heals = { kind: 'heal', to: the('your identity'), amount: 1 } as const
  const effect: Effect = { kind: 'choosesPlayer', effects: [heals] }
  const given = report('damage', [effect], { owner: 'Ana' })
  const alone = [attack([lumen({ damage: 3 }), grinder()]), nobody, boost(0), given] as const
  expect(resolve(...alone).told('healed')).toMatchObject([{ piece: 'Lumen' }])
  const ben = lumen({ id: 'Star', player: 'Ben', damage: 3 })
  const two = [
    attack([lumen(), ben, grinder()], { players: ['Ana', 'Ben'] }),
    nobody,
    boost(0),
    given,
  ] as const
  expect(openIn(resolve(...two))).toMatchObject({ name: 'choosePlayer', choices: [{ name: 'Ana' }, {}] })
  expect(resolve(...two, use('Ben')).told('healed')).toMatchObject([{ piece: ben.id }])
})
