// Tests of facts that are asked for when needed: the identity, the next stage, numbers, star abilities.
import { expect } from 'vitest'
import { badger, grinder, lumen } from '../../../../test/support/games/marvel-champions/cast.ts'
import { asCited, test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
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
  piece,
  report,
  resolve,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

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

test('MC-EA-40 any player may say which form the identity of the ally’s player is in', () => {
  const by = { any: ['Ana', 'Bo'] }
  const setUp = attack([lumen(), badger(), grinder()])
  expect(resolve(setUp, defend('Badger'), lost).prompt?.windows.at(-1)).toMatchObject({
    name: 'identity:Bo',
    hard: true,
    clause: 'MC-EA-40',
    window: null,
    joins: true,
    choices: [
      { name: 'hero', by },
      { name: 'alter-ego', by },
    ],
    about: { player: 'Bo' },
  })
})

test('MC-EA-54 a stage with the same title goes on with the attack, by a ruling (AMB-40)', () => {
  const slain = report('flipped', [{ kind: 'damage', to: the('attacker'), amount: 20 }])
  const setUp = attack([lumen(), badger(), grinder()])
  const by = { any: ['Ana', 'Bo'] }
  expect(resolve(setUp, nobody, boost(1), slain).prompt?.windows.at(-1)).toMatchObject({
    clause: asCited('MC-EA-54'),
    window: null,
    choices: [
      { name: 'sameTitle', by },
      { name: 'otherTitle', by },
      { name: 'none', by },
    ],
  })
  const same = { choice: 'sameTitle', number: 5 }
  const story = resolve(setUp, nobody, boost(1), slain, same, deal, finish)
  expect(story.told('next_stage')).toMatchObject([
    { clause: asCited('MC-EA-54'), ruling: 'AMB-40', piece: 'Grinder' },
  ])
  expectEnd(story, { atk: 6, hp: { Lumen: 4 } })
})

test('MC-EA-42 whether a character of unknown hit points is defeated may be passed over', () => {
  const { hitPoints: _, ...hero } = lumen()
  const by = { any: ['Ana', 'Bo'] }
  const setUp = attack([hero, badger(), grinder()])
  const asked = resolve(setUp, nobody, boost(0), deal)
  expect(asked.prompt?.windows[0]).toMatchObject({
    name: 'survives:Lumen',
    hard: false,
    clause: 'MC-EA-42',
    window: null,
    choices: [
      { name: 'defeated', by },
      { name: 'pass', by, passes: true },
    ],
    about: { piece: 'Lumen', damage: 3 },
  })
  expect(resolve(setUp, nobody, boost(0), deal, finish).result.characters).toContainEqual(
    expect.objectContaining({ piece: 'Lumen', where: 'in play', damage: 3 }),
  )
})

test('MC-EA-48 a character of unknown hit points that is declared defeated was defeated by the attack', () => {
  const { hitPoints: _, ...hero } = lumen()
  const gloats = forced('Gloat', { on: 'afterAttacks', of: 'you', and: 'defeats' }, { effects: [] })
  const setUp = attack([hero, grinder()], { abilities: [gloats] })
  const ends = (choice: string) =>
    resolve(setUp, nobody, boost(0), deal, use(choice, 'survives:Lumen'), finish).opened
  expect([ends('defeated'), ends('pass')]).toEqual([['Gloat'], []])
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
  const story = resolve(setUp(3), report('initiation', [threatPer('ATK of')]))
  expect(story.prompt?.windows[0]).toMatchObject({
    name: 'atk:Grinder',
    hard: true,
    clause: asCited('MC-EA-14'),
    window: null,
    choices: [{ name: 'atk', by: { any: ['Ana'] } }],
    about: { piece: 'Grinder' },
  })
  expect(asks(3, 'ATK of')).toMatchObject({ name: 'atk', number: { asks: 'ATK', min: 0, max: 99 } })
  expect(asks(3, 'hit points of')).toMatchObject({
    name: 'hitPoints',
    number: { asks: 'hit points', min: 4, max: 999 },
  })
  expect(asks(1500, 'hit points of')).toMatchObject({ number: { min: 1501, max: 1501 } })
  const nine = { question: 'hitPoints:Grinder', choice: 'hitPoints', number: 9 }
  const nineLeft = resolve(setUp(3), report('initiation', [threatPer('hit points of')]), nine)
  expect([nineLeft.told('threat_placed')[0]?.amount, nineLeft.hp('Grinder')]).toEqual([6, 6])
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

test('MC-EA-25 the player attacked carries out a star ability, whoever else is at the table', () => {
  const setUp = attack([lumen(), badger(), grinder()])
  expect(resolve(setUp, nobody, star).prompt?.windows.at(-1)).toMatchObject({
    name: 'resolve:boost#1',
    hard: true,
    clause: 'MC-EA-25',
    window: null,
    choices: [{ name: 'done', by: { any: ['Ana'] }, card: true }],
    about: { you: 'Ana' },
  })
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
