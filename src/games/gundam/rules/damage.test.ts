// Tests of what is told about damage, and about what it destroys.
import { expect, test } from 'vitest'
import {
  atMole,
  attack,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  mole,
  noBlock,
  note,
  on,
  piece,
  quietly,
  report,
  resolve,
  rested,
  type Story,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const DAMAGE = [
  'battle_damage',
  'no_damage',
  'damage_prevented',
  'counters_set',
  'excess_lost',
  'units_destroyed',
  'base_destroyed',
  'moved_to_trash',
  'removed_from_game',
]
const damage = ({ events }: Story) => events.filter(({ type }) => DAMAGE.includes(type))

test('GCG-7-6-3-2a two Units deal battle damage to each other', () => {
  const story = resolve(atMole(), ...quietly, finish)
  expect(damage(story)).toMatchObject([
    { type: 'battle_damage', clause: 'GCG-7-6-3-2a', from: 'Falcon', to: 'Mole', amount: 3 },
    { type: 'battle_damage', clause: 'GCG-7-6-3-2b', from: 'Mole', to: 'Falcon', amount: 2 },
    {
      type: 'counters_set',
      clause: 'GCG-7-6-3-2-1a',
      card: 'Mole',
      damage: 3,
      remaining: 2,
      kind: 'battle',
      amount: 3,
    },
    {
      type: 'counters_set',
      clause: 'GCG-7-6-3-2-1a',
      card: 'Falcon',
      damage: 2,
      remaining: 2,
      kind: 'battle',
      amount: 2,
    },
  ])
})

test('GCG-7-6-3-2-1b one Unit without HP is destroyed by the rule about one Unit, and put into the trash', () => {
  const story = resolve(attack([falcon({ ap: 9 }), mole(rested)], 'Mole'), ...quietly, finish)
  expect(damage(story).slice(4)).toMatchObject([
    { type: 'units_destroyed', clause: 'GCG-7-6-3-2-1b', units: ['Mole'] },
    { type: 'moved_to_trash', clause: 'GCG-7-6-3-2-1b', card: 'Mole', player: 'Rio' },
  ])
  expect(story.told('excess_lost')).toEqual([])
})

test('GCG-7-6-3-2-3 two Units without HP are destroyed together by the rule about both', () => {
  const story = resolve(attack([falcon({ hp: 3 }), drake(rested)], 'Drake'), ...quietly, finish)
  expect(damage(story).slice(4)).toMatchObject([
    { type: 'units_destroyed', clause: 'GCG-7-6-3-2-3', units: ['Falcon', 'Drake'] },
    { type: 'moved_to_trash', clause: 'GCG-7-6-3-2-1b', card: 'Falcon', player: 'Kei' },
    { type: 'moved_to_trash', clause: 'GCG-7-6-3-2-1b', card: 'Drake', player: 'Rio' },
  ])
})

test('GCG-7-6-2-3-1a a Base takes counters, and loses no damage as long as it has HP for it', () => {
  const story = resolve(attack([falcon({ ap: 5 }), fort()]), ...quietly, finish)
  expect(damage(story)).toMatchObject([
    { type: 'battle_damage', clause: 'GCG-7-6-2-3', from: 'Falcon', to: 'Fort', amount: 5 },
    { type: 'counters_set', clause: 'GCG-7-6-2-3-1a', card: 'Fort', damage: 5, remaining: 0, kind: 'battle' },
    { type: 'base_destroyed', clause: 'GCG-7-6-2-3-1b', base: 'Fort' },
    { type: 'moved_to_trash', clause: 'GCG-7-6-2-3-1b', card: 'Fort', player: 'Rio' },
  ])
})

test('GCG-7-6-2-3-1a what a Base cannot take of the damage is lost (AMB-60)', () => {
  const story = resolve(attack([falcon({ ap: 7 }), fort({ token: true })]), ...quietly, finish)
  expect(damage(story).slice(1)).toMatchObject([
    { type: 'counters_set', damage: 5, remaining: 0, amount: 5 },
    { type: 'excess_lost', clause: 'GCG-7-6-2-3-1a', ruling: 'AMB-60', card: 'Fort', amount: 2 },
    { type: 'base_destroyed', clause: 'GCG-7-6-2-3-1b', base: 'Fort' },
    { type: 'removed_from_game', clause: 'GCG-7-6-2-3-1b', card: 'Fort', player: 'Rio' },
  ])
})

test('GCG-7-3-5 effect damage is told and recorded as such, under the clause of its step', () => {
  const story = resolve(attack([falcon(), fort(), mole()]), report('attack', hurt(piece('Mole'), 6)))
  expect(damage(story)).toMatchObject([
    { type: 'counters_set', clause: 'GCG-7-3-5', card: 'Mole', damage: 5, remaining: 0, kind: 'effect' },
    { type: 'units_destroyed', clause: 'GCG-7-6-3-2-1b', units: ['Mole'] },
    { type: 'moved_to_trash', clause: 'GCG-7-6-3-2-1b', card: 'Mole', player: 'Rio' },
  ])
  expect(story.position?.memory.state.battle.damage).toEqual([
    { from: null, to: 'Mole', kind: 'effect', value: 6, prevented: 0, placed: 5, lost: 1 },
  ])
})

test('GCG-7-5-1b a prevention that is used up prevents nothing, and nothing is told', () => {
  const prevents: Effect = { kind: 'prevent', to: piece('Mole'), amount: 2 }
  const hits = command('Rio', 'A', prevents, hurt(piece('Mole'), 2), hurt(piece('Mole'), 1))
  expect(damage(resolve(atMole(), noBlock, hits))).toMatchObject([
    { type: 'damage_prevented', clause: 'GCG-7-5-1b', card: 'Mole', amount: 2 },
    { type: 'counters_set', clause: 'GCG-7-5-1b', card: 'Mole', damage: 1, remaining: 4, amount: 1 },
  ])
})

test('GCG-7-6-3-2-1a damage that is not dealt, or is all prevented, triggers nothing (AMB-54)', () => {
  const abilities = [on('W', 'Rio', { on: 'takesBattleDamage' }, [note('hit')])]
  const weak = attack([falcon({ ap: 0 }), fort()], undefined, { abilities })
  expect(resolve(weak, ...quietly, finish).opened).toEqual([])
  const prevents = command('Rio', 'A', { kind: 'prevent', to: piece('Fort'), amount: 9 })
  const safe = attack([falcon(), fort()], undefined, { abilities })
  expect(resolve(safe, noBlock, prevents, bothPass, finish).opened).toEqual([])
  expect(resolve(safe, ...quietly, finish).opened).toEqual(['W'])
})

test('GCG-7-6-2-3-1b a Base and a Unit that an effect destroys are each told as what they are', () => {
  const destroys = (who: string): Effect => ({ kind: 'leaves', who: piece(who), how: 'destroyed' })
  const story = resolve(
    attack([falcon(), heron(), fort()]),
    noBlock,
    command('Rio', 'A', destroys('Fort'), destroys('Heron')),
  )
  expect(damage(story)).toMatchObject([
    { type: 'base_destroyed', clause: 'GCG-7-5-1b', base: 'Fort' },
    { type: 'moved_to_trash', clause: 'GCG-7-6-2-3-1b', card: 'Fort', player: 'Rio' },
    { type: 'units_destroyed', clause: 'GCG-7-5-1b', units: ['Heron'] },
    { type: 'moved_to_trash', clause: 'GCG-7-6-3-2-1b', card: 'Heron', player: 'Kei' },
  ])
})
