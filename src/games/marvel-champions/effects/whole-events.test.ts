// Tests of what is told of effects on an attack, and of (defense) abilities that are not possible, with clauses and facts.
import { expect, test } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  account,
  attack,
  attempt,
  boost,
  defend,
  nobody,
  piece,
  report,
  resolve,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const cards = (...effects: Effect[]) => report('initiation', effects, { owner: 'Ana' })
const uses = (owner: string) => report('boost#1', [], { owner, label: 'defense' })
const sparrowLeaves = report('boost#1', [{ kind: 'leaves', who: piece('Sparrow'), how: 'returned' }])

test('MC-PA-04 a card may raise the ATK or the damage of a player’s attack (MC-PA-14)', () => {
  const raises = report('damage', [
    { kind: 'atk', amount: 1 },
    { kind: 'increase', amount: 1 },
  ])
  const story = player.resolve(player.basic([lumen(), grinder()]), player.target('Grinder'), raises)
  expect(story.told('atk_changed')).toMatchObject([{ clause: 'MC-PA-04', from: 2, to: 3 }])
  expect(story.told('increase_applied')).toMatchObject([{ clause: 'MC-PA-14', amount: 1, whole: false }])
})

test('MC-EA-09 an attack may move to an ally of the same player, and a character may leave play', () => {
  const last = (effect: Effect) =>
    account(resolve(attack([lumen(), moth(), grinder()]), cards(effect))).at(-1)
  expect(last({ kind: 'target', to: piece('Moth') })).toBe(
    'target_changed, MC-EA-09, from Lumen, to Moth, player Ana',
  )
  expect(last({ kind: 'leaves', who: piece('Moth'), how: 'returned' })).toBe(
    'character_left_play, MC-EA-14, piece Moth, how returned',
  )
})

test('MC-EA-25 a Boost ability is told with the player whom it means, before its effect', () => {
  const star = boost(1, { kind: 'threat', amount: 1 })
  const hit = resolve(attack([lumen(), grinder()]), nobody, star, { question: 'damage', choice: 'deal' })
  expect(account(hit).slice(5, 8)).toEqual([
    'boost_flipped, MC-EA-24, number 1, card null, icons 1',
    'boost_ability_resolved, MC-EA-25, you Ana, number 1',
    'threat_placed, MC-EA-14, amount 1',
  ])
})

test('MC-DF-21 the defender’s player may use any number of (defense) abilities, another player none (MC-DF-03)', () => {
  const setUp = attack([lumen(), granite(), grinder()])
  expect(account(resolve(setUp, defend('Lumen'), uses('Ana'))).at(-1)).toBe(
    'defense_used, MC-DF-21, player Ana, defender Lumen',
  )
  expect(attempt(setUp, defend('Lumen'), uses('Bo')).refused).toMatchObject({
    ...{ code: 'otherPlayerDefends', clause: 'MC-DF-03', details: { defender: 'Lumen' } },
  })
})

test('MC-DF-22 who used a (defense) ability first keeps all others out, also when the defender is lost', () => {
  const lost = [defend('Sparrow'), uses('Ana'), sparrowLeaves] as const
  const setUp = attack([lumen(), granite(), sparrow(), grinder()])
  const locked = { code: 'otherPlayerUsedDefense', clause: 'MC-DF-22', details: { player: 'Ana' } }
  expect(attempt(setUp, ...lost, uses('Bo')).refused).toMatchObject(locked)
  const declares = report('boost#1', [{ kind: 'defender', who: piece('Granite') }])
  expect(attempt(setUp, ...lost, declares).refused).toMatchObject(locked)
})

test('MC-DF-28 a (defense) ability of another player moves the attack to that player', () => {
  const shields = report('defend', [], { owner: 'Bo', label: 'defense' })
  expect(account(resolve(attack([lumen(), granite(), grinder()]), shields)).slice(-2)).toEqual([
    'defender_set, MC-DF-14, piece Granite, how ability',
    'target_changed, MC-DF-28, from Lumen, to Granite, player Bo',
  ])
})
