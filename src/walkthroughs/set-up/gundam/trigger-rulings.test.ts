// What the publisher has answered about effects that wait on cards, played by the names of the cards.
import { expect, test } from 'vitest'
import { ana, cards, preparedBy } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Answer } from '../../../engine/types.ts'
import { unitAttack } from '../../../games/gundam/flows.ts'
import { prepareUnitAttack, type UnitOptions } from './unit.ts'

const DOM = { name: 'Dom', ap: 3, hp: 3 }
const declines: Answer = { question: 'block', choice: 'decline' }
const bothPass: Answer = { question: 'action:p2', choice: 'bothPass' }
const quietly = [declines, bothPass]

/** An attack that the command begins; nobody has a Base, the opponent has three Shields. */
function attack(options: Partial<UnitOptions> & Pick<UnitOptions, 'attacker'>, ...answers: Answer[]) {
  const begun = prepareUnitAttack(cards, {
    ...{ language: 'en', player: ana, opponent: null, target: 'player', base: 'none', shields: 3 },
    ...options,
  })
  const { setUp } = preparedBy(begun)
  const played = unitAttack.play(setUp, answers)
  expect(played.refused).toBeNull()
  const own = unitAttack.own(played)
  const types = own.events.map(({ type }) => type)
  return { ...own, types, window: own.prompt?.windows.at(-1) }
}
const names = ({ window }: ReturnType<typeof attack>) => window?.choices.map(({ name }) => name)
const remaining = ({ now }: ReturnType<typeof attack>, id: string) =>
  now?.summary.pieces.find(({ piece }) => piece === id)?.remaining

test('GCG-FAQ-031 AP that Zee Zulu gets for attacking the player stay when a Unit blocks', () => {
  const zulu = { attacker: { name: 'GD01-059' }, block: DOM }
  const blocked = attack(zulu, { question: 'block', choice: 'unit-2' }, bothPass)
  const plain = cards.cardByCode('GD01-059') as { readonly ap?: number } | undefined
  expect(blocked.now?.summary.apAtDamage).toContainEqual({ piece: 'unit-1', ap: (plain?.ap ?? 0) + 2 })
})

test('GCG-FAQ-182 “this Unit” of a Pilot is the Unit paired with it', () => {
  const kshatriya = { name: 'Somebody', pilot: 'GD01-093', ap: 5, hp: 5 }
  const open = attack({ attacker: kshatriya, target: DOM }, { question: 'condition:unit-1', choice: 'holds' })
  expect([open.window?.name, names(open)]).toEqual(['choose:unit-1', ['unit-2', 'noUnit']])
})

test('GCG-FAQ-049 what waits until its own Unit destroys an enemy one comes also if both fall', () => {
  const gundam = { name: 'ST02-003', pilot: 'ST01-010', hp: 1 }
  const both = attack({ attacker: gundam, target: { ...DOM, hp: 1 } }, ...quietly)
  expect(both.now?.summary.pieces.map(({ where }) => where)).toEqual(['destroyed', 'destroyed'])
  expect(both.types).toContain('ability_used')
})

test('GCG-FAQ-048 a Unit that recovers HP for what it destroys is not saved by it if both fall', () => {
  const dynames = { name: 'ST07-005', pilot: 'ST01-010', hp: 1 }
  const both = attack({ attacker: dynames, target: { ...DOM, hp: 1 } }, ...quietly)
  expect(both.now?.summary.pieces.map(({ where }) => where)).toEqual(['destroyed', 'destroyed'])
  expect(both.types).not.toContain('recovered')
})

test('GCG-FAQ-045 Aegis Gundam looks at its AP in the attack step', () => {
  const weak = attack({ attacker: { name: 'ST04-006', ap: 4 }, target: DOM })
  const strong = attack({ attacker: { name: 'ST04-006', ap: 5 }, target: DOM })
  expect([weak.window?.name, strong.window?.name]).toEqual(['block', 'choose:unit-1'])
})

test('GCG-FAQ-068 5 damage to the first card of the shield area hits the Base, or else one Shield', () => {
  const exiles: Answer = { question: 'condition:unit-1', choice: 'holds' }
  const base = attack({ attacker: { name: 'GD05-033' }, base: { name: 'White Base', hp: 9 } }, exiles)
  expect([remaining(base, 'base-2'), base.now?.summary.shields]).toEqual([4, 3])
  const shield = attack({ attacker: { name: 'GD05-033' } }, exiles)
  expect(shield.now?.summary.shields).toBe(2)
})

test('GCG-FAQ-099 a Unit that battle damage destroys is not returned to the hand', () => {
  const freedom = { name: 'GD03-076', ap: 5 }
  const falls = attack({ attacker: freedom, target: { ...DOM, hp: 2 } }, ...quietly)
  expect(falls.now?.summary.pieces.at(1)?.where).toBe('destroyed')
  const stays = attack({ attacker: freedom, target: { ...DOM, hp: 9 } }, ...quietly)
  expect(stays.prompt?.windows.map(({ name }) => name)).toContain('resolve:ability-1')
})

test('GCG-FAQ-051 without AP Gundam Virtue deals no damage, so it destroys nothing', () => {
  const virtue = { name: 'GD04-054', ap: 0 }
  const none = attack({ attacker: virtue, target: { ...DOM, ap: 0 } }, ...quietly)
  expect(none.now?.summary.pieces.map(({ where }) => where)).toEqual(['in play', 'in play'])
  const hit = attack({ attacker: { ...virtue, ap: 1 }, target: { ...DOM, ap: 0 } }, ...quietly)
  expect(hit.now?.summary.pieces.map(({ where }) => where)).toEqual(['in play', 'destroyed'])
})
