// Tests of what a table of the GUNDAM CARD GAME remembers from one attack to the next, and what ends with an attack.
import { expect, test } from 'vitest'
import {
  attack,
  bothPass,
  falcon,
  finish,
  fort,
  heron,
  mole,
  noBlock,
  noBurst,
  report,
  resolve,
  rested,
} from '../../../test/support/games/gundam/unit-attack.ts'
import { GUNDAM_EDITIONS } from './editions.ts'
import { unitAttack } from './flows.ts'
import { type GundamTableGiven, gundamTableAgain, inTurnOf } from './table.ts'
import { startUnitAttack } from './unit-attack/set-up.ts'
import type { Effect } from './vocabulary/effects.ts'

const TABLE: GundamTableGiven = {
  activePlayer: 'Kei',
  standbyPlayer: 'Rio',
  pieces: [
    falcon({
      code: 'ST01-001',
      deployedThisTurn: true,
      pilot: { links: true, ap: 1, hp: 1, code: 'ST01-010' },
    }),
    heron({ rested: true, damage: 1 }),
    mole({ rested: true }),
    fort(),
    { ...fort({ id: 'Keep', player: 'Kei' }), damage: 2 },
  ],
  shields: 4,
  abilities: [{ id: 'once', source: 'Falcon', trigger: { on: 'whenAttacking' }, once: 'a', uses: 0 }],
  turn: { of: 'Kei', number: 3 },
  activeSide: { shields: 5 },
  lasts: [{ piece: 'Falcon', ap: 2 }],
}

/** The table after an attack has been set up on it and nothing has happened yet. */
function again(table: object): GundamTableGiven {
  const setUp = unitAttack.setUp.parse({ edition: '1.9.0', ...table, attacker: 'Falcon' })
  const started = startUnitAttack(setUp, GUNDAM_EDITIONS['1.9.0'])
  if ('problem' in started) throw new Error(started.problem.code)
  return gundamTableAgain(started.state)
}

test('what a table remembers goes into the next attack and comes out of it as it was', () => {
  const whole = again(TABLE)
  expect(whole).toMatchObject(TABLE)
  expect(again(whole)).toEqual(whole)
})

const raised: Effect[] = [
  { kind: 'ap', who: { piece: 'Falcon' }, amount: 2, beyondBattle: true },
  { kind: 'ap', who: { piece: 'Falcon' }, amount: 1 },
  { kind: 'hp', who: { piece: 'Falcon' }, amount: 1, beyondBattle: true },
  { kind: 'keyword', who: { piece: 'Falcon' }, keyword: 'Blocker', beyondBattle: true },
  { kind: 'keyword', who: { piece: 'Falcon' }, keyword: 'Breach', amount: 2, beyondBattle: true },
  { kind: 'rule', who: { piece: 'Falcon' }, rule: 'cannotBlock' },
]
const attacked = (more: object) =>
  resolve(
    attack([falcon(), mole(rested)], 'Mole', more),
    report('attack', ...raised),
    noBlock,
    bothPass,
    noBurst,
    finish,
  ).outcome?.table

test('GCG-6-6d what a card gains beyond a battle is noted, since it ends with the turn', () => {
  expect(attacked({ lasts: [] })?.lasts).toEqual([
    { piece: 'Falcon', ap: 2 },
    { piece: 'Falcon', hp: 1 },
    { piece: 'Falcon', keyword: 'Blocker', loses: false },
    { piece: 'Falcon', breach: 2 },
    { piece: 'Falcon', rule: 'cannotBlock' },
  ])
})

test('a 2.0.0 attack has none of these facts, and gains none', () => {
  expect(Object.keys(attacked({}) ?? {})).toEqual([
    'activePlayer',
    'standbyPlayer',
    'pieces',
    'shields',
    'base',
    'abilities',
  ])
})

test('a table turned to the other player and back is the same: nothing is added to what nobody has said', () => {
  const sides = [
    {},
    { shields: 4 },
    { base: 'none' as const },
    { shields: 0, base: 'none' as const },
    { activeSide: { shields: 5 } },
    { shields: 4, activeSide: { base: 'none' as const } },
  ]
  const { shields: _shields, activeSide: _side, ...bare } = TABLE
  for (const side of sides) {
    const table = { ...bare, ...side }
    const turned = inTurnOf(table, 'Rio')
    expect(turned).toMatchObject({ activePlayer: 'Rio', standbyPlayer: 'Kei', ...table.activeSide })
    const { shields, base } = table
    expect(turned.activeSide).toEqual(shields === undefined && !base ? undefined : { shields, base })
    expect(inTurnOf(turned, 'Kei')).toStrictEqual(table)
    expect(inTurnOf(table, 'Kei')).toBe(table)
  }
})

test('GCG-6-6d of a keyword only what changes ends with the turn, and of <Breach> the change of its number', () => {
  const gains = (more: object, ...effects: Effect[]) =>
    resolve(
      attack([falcon(more), mole(rested)], 'Mole', { lasts: [] }),
      report('attack', ...effects),
      noBlock,
      bothPass,
      finish,
    ).outcome?.table?.lasts
  const keyword = (more: object): Effect => ({
    ...{ kind: 'keyword', who: { piece: 'Falcon' }, keyword: 'Blocker', beyondBattle: true },
    ...more,
  })
  const blocks = { keywords: ['Blocker'] }
  expect(gains(blocks, keyword({}))).toEqual([])
  expect(gains({}, keyword({ loses: true }))).toEqual([])
  expect(gains(blocks, keyword({ loses: true }))).toEqual([
    { piece: 'Falcon', keyword: 'Blocker', loses: true },
  ])
  expect(gains({ breach: 3 }, keyword({ keyword: 'Breach', amount: 2 }))).toEqual([
    { piece: 'Falcon', breach: 2 },
  ])
  expect(gains({ breach: 3 }, keyword({ keyword: 'Breach', loses: true }))).toEqual([
    { piece: 'Falcon', breach: -3 },
  ])
})

test('what waits on a card comes out of an attack with its owner, and used once per turn only where turns are known', () => {
  const abilities = [
    { id: 'K', source: 'Falcon', trigger: { on: 'whenAttacking' as const }, once: 'a', effects: [] },
  ]
  const left = (more: object) =>
    resolve(attack([falcon(), mole(rested)], 'Mole', { abilities, ...more }), noBlock, bothPass, finish)
      .outcome?.table?.abilities
  expect(left({})).toStrictEqual([{ ...abilities[0], owner: 'Kei' }])
  expect(left({ lasts: undefined })).toStrictEqual([{ ...abilities[0], owner: 'Kei' }])
  expect(left({ lasts: [] })).toStrictEqual([{ ...abilities[0], owner: 'Kei', uses: 0 }])
})

test('HP under a condition that only players know are added once, not again in each attack', () => {
  const asks = { while: [{ asks: 'Is it night?' }] }
  const constants = [
    { ...asks, hp: 2 },
    { ...asks, hp: 1, ap: 1 },
  ]
  const setUp = attack([falcon(), mole({ ...rested, constants })], 'Mole', { lasts: [] })
  const { table } = resolve(setUp, noBlock, bothPass, { choice: 'holds' }, finish).outcome ?? {}
  expect(table?.pieces[1]).toMatchObject({ hp: 8, constants: [{ ...asks, ap: 1 }] })
  // In attacks of 2.0.0 and before the table is as it was told then.
  const old = resolve({ ...setUp, lasts: undefined }, noBlock, bothPass, { choice: 'holds' }, finish)
  expect(old.outcome?.table?.pieces[1]).toMatchObject({ hp: 8, constants })
})
