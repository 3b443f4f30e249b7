// Tests of everything that is told about an enemy attack, with clauses and rulings.
import { expect, test } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  nora,
  overseer,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  account,
  attack,
  boost,
  deal,
  defend,
  finish,
  nobody,
  piece,
  report,
  resolve,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const cards = (...effects: Effect[]) => report('initiation', effects, { owner: 'Ana' })
const BEGUN = [
  'activation_started, MC-EA-01, kind attack, piece Grinder',
  'attack_initiated, MC-EA-05, attacker Grinder, player Ana, character Lumen',
  'player_attacked, MC-EA-08, player Ana',
  'boost_given, MC-EA-15, facedown 1',
]

test('MC-EA-44 an attack on a hero who defends is told from the boost card to retaliate', () => {
  const assault = { choice: 'flip', number: 2, card: { name: 'Assault', note: 'Surge.' } }
  const story = resolve(attack([lumen({ retaliate: 2 }), grinder()]), defend('Lumen'), assault, deal, finish)
  expect(account(story)).toEqual([
    ...BEGUN,
    'character_exhausted, MC-EA-20, piece Lumen',
    'defender_set, MC-DF-04, piece Lumen, how basic',
    'boost_flipped, MC-EA-24, number 1, card Assault, icons 2',
    'boost_text_ignored, MC-EA-26, text Surge.',
    'boost_ability_none, MC-EA-25',
    'atk_changed, MC-EA-27, from 3, to 5',
    'boost_discarded, MC-EA-28, card Assault',
    'damage_reduced, MC-EA-31, piece Lumen, by 2, to 3',
    'damage_dealt, MC-EA-32, piece Lumen, amount 3, placed 3, kind attack, remaining 7',
    'considered_attacked, MC-EA-33, player Ana, character Lumen',
    'considered_defended, MC-EA-33, character Lumen',
    'attack_finished, MC-EA-44',
    'retaliate, MC-EA-45, from Lumen, to Grinder, amount 2',
    'damage_dealt, MC-EA-45, piece Grinder, amount 2, placed 2, kind retaliate, remaining 18',
  ])
})

test('MC-EA-36 an ally who defends is defeated, and only one with retaliate is told not to retaliate (AMB-08)', () => {
  const told = (retaliate: number) =>
    account(
      resolve(
        attack([lumen(), sparrow({ retaliate }), grinder()]),
        defend('Sparrow'),
        boost(2),
        deal,
        finish,
      ),
    )
  const usual = [
    ...BEGUN,
    'character_exhausted, MC-EA-20, piece Sparrow',
    'defender_set, MC-DF-10, piece Sparrow, how ally',
    'target_changed, MC-EA-09, from Lumen, to Sparrow, player Ana',
    'boost_flipped, MC-EA-24, number 1, card null, icons 2',
    'boost_ability_none, MC-EA-25',
    'atk_changed, MC-EA-27, from 3, to 5',
    'boost_discarded, MC-EA-28, card null',
    'damage_dealt, MC-EA-36, piece Sparrow, amount 5, placed 3, kind attack, remaining 0',
    'excess_lost, MC-EA-37, amount 2, ruling AMB-06, piece Sparrow',
    'character_defeated, MC-EA-36, piece Sparrow',
    'considered_attacked, MC-EA-38, player Ana, character Sparrow',
    'considered_defended, MC-EA-38, character Sparrow',
    'attack_finished, MC-EA-44',
  ]
  expect(told(0)).toEqual(usual)
  expect(told(1)).toEqual([...usual, 'retaliate_shut, MC-EA-46, ruling AMB-08, piece Sparrow'])
})

test('MC-EA-17 a minion without villainous attacks an alter-ego without a boost card', () => {
  expect(account(resolve(attack([nora(), rustling()]), nobody, deal, finish))).toEqual([
    'activation_started, MC-EA-01, kind attack, piece Rustling',
    'attack_initiated, MC-EA-06, attacker Rustling, player Ana, character Nora',
    'player_attacked, MC-EA-08, player Ana',
    'step_skipped, MC-EA-17, skipped giveBoostCard',
    'defend_declined, MC-EA-19, player Ana',
    'attack_undefended, MC-EA-41',
    'damage_dealt, MC-EA-42, piece Nora, amount 2, placed 2, kind attack, remaining 8',
    'considered_attacked, MC-EA-43, player Ana, character Nora',
    'attack_finished, MC-EA-44',
  ])
})

test('MC-DF-19 a (defense) ability makes the hero the defender, without DEF', () => {
  const block = report('defend', [], { owner: 'Ana', label: 'defense', name: 'Block' })
  const pass = { question: 'defend', choice: 'pass' }
  const story = resolve(attack([lumen(), granite(), grinder()]), block, pass, boost(0), deal, finish)
  expect(account(story).slice(4)).toEqual([
    'card_reported, MC-DF-01, card Block, owner Ana, label defense, window defend',
    'defender_set, MC-DF-14, piece Lumen, how ability',
    'boost_flipped, MC-EA-24, number 1, card null, icons 0',
    'boost_ability_none, MC-EA-25',
    'atk_changed, MC-EA-27, from 3, to 3',
    'boost_discarded, MC-EA-28, card null',
    'damage_dealt, MC-DF-19, piece Lumen, amount 3, placed 3, kind attack, remaining 7',
    'considered_attacked, MC-DF-15, player Ana, character Lumen',
    'considered_defended, MC-DF-15, character Lumen',
    'attack_finished, MC-EA-44',
  ])
})

test('MC-PA-06 a stunned enemy loses stunned instead of its attack (AMB-30)', () => {
  const story = resolve(attack([lumen(), grinder({ stunned: 1 })]))
  expect(account(story)).toEqual([
    'activation_started, MC-EA-01, kind attack, piece Grinder',
    'attack_replaced, MC-PA-06, ruling AMB-30, piece Grinder, by stunned',
  ])
  expect(story.outcome).not.toBeNull()
})

test('MC-EA-54 an attack that ends early discards the faceup boost card and leaves the facedown one (AMB-15)', () => {
  const cut = report('flipped', [{ kind: 'boostCard' }, { kind: 'endAttack' }], { owner: 'Ana' })
  const story = resolve(attack([lumen(), grinder()]), nobody, boost(0), cut)
  expect(account(story).slice(7)).toEqual([
    'boost_given, MC-EA-29, facedown 1',
    'attack_ended_early, MC-EA-54, ruling AMB-07',
    'boost_discarded, MC-EA-28, card null',
    'boost_kept, MC-EA-54, ruling AMB-15, facedown 1',
  ])
})

test('MC-EA-54 facedown boost cards of an enemy that has left play are discarded (AMB-15)', () => {
  const defeats = report('boost#1', [{ kind: 'damage', to: piece('Overseer'), amount: 6 }], { owner: 'Ana' })
  expect(account(resolve(attack([lumen(), overseer()]), nobody, defeats)).slice(3)).toEqual([
    'boost_given, MC-EA-16, facedown 1',
    'defend_declined, MC-EA-19, player Ana',
    'card_reported, MC-EA-24, card null, owner Ana, label null, window boost#1',
    'damage_dealt, MC-EA-14, piece Overseer, amount 6, placed 6, kind effect, remaining 0',
    'character_defeated, MC-EA-14, piece Overseer',
    'attack_ended_early, MC-EA-54, ruling AMB-40, why attacker gone',
    'boost_discarded, MC-EA-54, ruling AMB-15, facedown 1',
  ])
})

test('MC-EA-30 whatever cards do to an attack is told with its clause', () => {
  const effects: Effect[] = [
    { kind: 'atk', amount: 1 },
    { kind: 'def', amount: 1 },
    { kind: 'increase', amount: 2 },
    { kind: 'increase', amount: 1, whole: true },
    { kind: 'note', text: 'Ana smiles' },
    { kind: 'boostCard' },
    { kind: 'threat', amount: 2 },
  ]
  const story = resolve(attack([lumen(), rustling()]), cards(...effects))
  expect(account(story).slice(4)).toEqual([
    'atk_changed, MC-EA-30, from 2, to 3',
    'def_changed, MC-DF-06, amount 1',
    'increase_applied, MC-EA-30, amount 2, whole false',
    'increase_applied, MC-EA-30, amount 1, whole true',
    'noted, MC-EA-14, text Ana smiles',
    'boost_given, MC-EA-29, facedown 1',
    'threat_placed, MC-EA-14, amount 2',
  ])
  expect(story.position?.memory.state.notes).toEqual(['Ana smiles'])
})

test('MC-EA-27 cards may change or cancel the icons of a faceup boost card', () => {
  const changes = report('flipped', [
    { kind: 'boostIcons', amount: -1 },
    { kind: 'cancelBoost', what: 'icons' },
  ])
  const story = resolve(attack([lumen(), grinder()]), nobody, boost(2), changes)
  expect(account(story).slice(-2)).toEqual([
    'boost_icons_changed, MC-EA-27, icons 1',
    'boost_cancelled, MC-EA-25, what icons',
  ])
})

test('MC-DF-09 a card may declare an ally or a hero the defender, and an ally that it exhausts defends no more (AMB-16)', () => {
  const setUp = attack([lumen(), sparrow(), grinder()])
  const ally = resolve(setUp, cards({ kind: 'defender', who: piece('Sparrow'), exhausts: true }))
  expect(account(ally).slice(4)).toEqual([
    'character_exhausted, MC-DF-09, ruling AMB-16, piece Sparrow',
    'defender_set, MC-DF-13, piece Sparrow, how ally',
    'target_changed, MC-EA-09, from Lumen, to Sparrow, player Ana',
  ])
  expect(ally.position?.memory.state.pieces.map(one => one.ready)).toEqual([true, false, true])
  const hero = resolve(setUp, cards({ kind: 'defender', who: piece('Lumen') }))
  expect(account(hero).slice(4)).toEqual(['defender_set, MC-DF-09, piece Lumen, how basic'])
})
