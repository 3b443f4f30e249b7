// Tests of facts that are asked for when needed: the identity, the next stage, numbers, star abilities.
import { expect } from 'vitest'
import { badger, grinder, lumen } from '../../../../test/games/marvel-champions/cast.ts'
import { test } from '../../../../test/games/marvel-champions/clause-test.ts'
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
  use,
} from '../../../../test/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../effects/schemas.ts'

const lost = boost(0, { kind: 'damage', to: piece('Badger'), amount: 4 })

test('MC-EA-40 the identity that is asked for may be an alter-ego, and never shares a name', () => {
  const named = (player: string) => {
    const setUp = attack([lumen(), badger({ player }), grinder()])
    const who = use('alter-ego', `identity:${player}`)
    return resolve(setUp, defend('Badger'), lost, who).told('joined')
  }
  expect(named('Bo')).toMatchObject([{ piece: 'Bo', kind: 'alter-ego', player: 'Bo' }])
  expect(named('Lumen')).toMatchObject([{ piece: 'Lumen*', player: 'Lumen' }])
})

test('MC-EA-54 when a stage is defeated the players say what follows: same title, another one, or none (AMB-40)', () => {
  const slain = report('flipped', [{ kind: 'damage', to: the('attacker'), amount: 20 }])
  const setUp = attack([lumen(), grinder()])
  const asked = resolve(setUp, nobody, boost(1), slain).prompt?.windows.at(-1)
  expect(asked).toMatchObject({ name: 'nextStage:Grinder', hard: true, about: { piece: 'Grinder' } })
  expect(asked?.choices.map(({ name, number }) => [name, number])).toEqual([
    ['sameTitle', { asks: 'ATK', min: 0, max: 99, optional: true }],
    ['otherTitle', undefined],
    ['none', undefined],
  ])
  const none = resolve(setUp, nobody, boost(1), slain, use('none'), finish)
  expect(none.result).toMatchObject({ endedEarly: 'attacker gone' })
})

const threatPer = (count: 'ATK of' | 'hit points of'): Effect => ({
  kind: 'threat',
  amount: { count, of: piece('Grinder') },
})

test('MC-EA-30 the question for a number says what it may be', () => {
  const { atk: _, hitPoints: __, ...unknown } = grinder({ damage: 3 })
  const setUp = (damage: number) => attack([lumen(), { ...unknown, damage }])
  const asks = (damage: number, count: 'ATK of' | 'hit points of') =>
    resolve(setUp(damage), report('initiation', [threatPer(count)])).prompt?.windows[0]?.choices[0]
  expect(asks(3, 'ATK of')).toMatchObject({ name: 'atk', number: { asks: 'ATK', min: 0, max: 99 } })
  expect(asks(3, 'hit points of')).toMatchObject({
    name: 'hitPoints',
    number: { asks: 'hit points', min: 4, max: 999 },
  })
  expect(asks(1500, 'hit points of')).toMatchObject({ number: { min: 1501, max: 1501 } })
  const nine = { question: 'hitPoints:Grinder', choice: 'hitPoints', number: 9 }
  const story = resolve(setUp(3), report('initiation', [threatPer('hit points of')]), nine)
  expect([story.told('threat_placed')[0]?.amount, story.hp('Grinder')]).toEqual([6, 6])
})

test('MC-EA-31 a DEF that nobody gave is asked for with the choice of who defends', () => {
  const { def: _, ...hero } = lumen()
  const choices = resolve(attack([hero, grinder()])).prompt?.windows.at(-1)?.choices
  expect(choices?.map(({ name, number }) => [name, number])).toEqual([
    ['Lumen', { asks: 'DEF', min: 0, max: 99 }],
    ['nobody', undefined],
  ])
})

const star = { question: 'boost#1', choice: 'flipStar', number: 1 }

test('MC-EA-25 a star ability that does nothing now is done without a card', () => {
  const story = resolve(attack([lumen(), grinder()]), nobody, star, use('done'), deal, finish)
  expectEnd(story, { atk: 4, hp: { Lumen: 6 } })
  expect(story.told('boost_ability_resolved')).toMatchObject([{ you: 'Ana', number: 1 }])
})

test('MC-EA-25 a star ability that is carried out wrongly is refused', () => {
  const wrong = { choice: 'done', card: { effects: [{ kind: 'ready', who: piece('Moth') }] } }
  expect(attempt(attack([lumen(), grinder()]), nobody, star, wrong).refused?.code).toBe('noSuchPiece')
})

test('MC-EA-24 what a star ability can no longer do fizzles, by the clause of turning the card', () => {
  const ready: Effect = { kind: 'ready', who: piece('Moth') }
  const flips = boost(0, { kind: 'threat', amount: 1 }, ready)
  const story = resolve(attack([lumen(), grinder()]), nobody, flips, deal, finish)
  expect(story.told('effect_fizzled')).toMatchObject([{ code: 'noSuchPiece', clause: 'MC-EA-24' }])
})
