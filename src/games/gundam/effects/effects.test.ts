// Tests of what each effect tells that it has changed.
import { expect, test } from 'vitest'
import {
  attack,
  command,
  drake,
  falcon,
  fort,
  heron,
  mole,
  noBlock,
  note,
  on,
  piece,
  report,
  resolve,
  rested,
  the,
  turnTo,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const setUp = attack([falcon(), heron(), mole({ ...rested, damage: 2 }), drake(rested), fort()], 'Mole')

/** What a card with these effects tells in the attack step. */
const tells = (...effects: Effect[]) =>
  resolve(setUp, report('attack', ...effects)).events.filter(
    ({ step, type }) => step === 'whenAttacking' && type !== 'card_reported' && type !== 'step_entered',
  )

test('GCG-7-3-5-2b an attack that is turned tells its new target, a Unit or the player', () => {
  expect(tells(turnTo('Drake'), turnTo('player'))).toMatchObject([
    { type: 'target_changed', clause: 'GCG-7-3-5-2b', to: 'Drake' },
    { type: 'target_changed', clause: 'GCG-7-3-5-2b', to: 'Rio' },
  ])
})

test('GCG-7-3-5 Shields that come or go without damage are told with their number', () => {
  expect(tells({ kind: 'shields', change: 3 }, { kind: 'shields', change: -9 })).toMatchObject([
    { type: 'shields_changed', clause: 'GCG-7-3-5', change: 3, shields: 5 },
    { type: 'shields_changed', clause: 'GCG-7-3-5', change: -9, shields: 0 },
  ])
})

test('GCG-7-3-5 a note and an effect to remember are told', () => {
  const ability = on('Late', 'Rio', { on: 'battleEnd' }, [note('late')])
  expect(tells(note('draw'), { kind: 'remind', ability })).toMatchObject([
    { type: 'noted', clause: 'GCG-7-3-5', text: 'draw' },
    { type: 'reminded', clause: 'GCG-7-3-5', ability: 'Late' },
  ])
})

test('GCG-7-3-5 a keyword that is gained or lost for good is told, and lasts', () => {
  const falcons = { kind: 'keyword' as const, who: piece('Falcon'), beyondBattle: true as const }
  expect(
    tells(
      { ...falcons, keyword: 'Blocker' },
      { ...falcons, keyword: 'Blocker', loses: true },
      { ...falcons, keyword: 'Breach', amount: 2 },
    ),
  ).toMatchObject([
    { type: 'keyword_gained', clause: 'GCG-7-3-5', piece: 'Falcon', keyword: 'Blocker' },
    { type: 'keyword_lost', clause: 'GCG-7-3-5', piece: 'Falcon', keyword: 'Blocker' },
    { type: 'keyword_gained', clause: 'GCG-7-3-5', piece: 'Falcon', keyword: 'Breach' },
  ])
})

test('GCG-7-3-4 AP, HP and keywords for this battle are told as effects that end with it', () => {
  const who = piece('Heron')
  expect(
    tells(
      { kind: 'ap', who, amount: 2 },
      { kind: 'hp', who, amount: 1 },
      { kind: 'keyword', who, keyword: 'First Strike' },
      { kind: 'keyword', who, keyword: 'Breach', amount: 1 },
      { kind: 'ap', who, amount: 1, beyondBattle: true },
      { kind: 'hp', who, amount: 1, beyondBattle: true },
    ),
  ).toMatchObject([
    { type: 'battle_effect_gained', clause: 'GCG-7-3-4', piece: 'Heron', ap: 2 },
    { type: 'battle_effect_gained', clause: 'GCG-7-3-4', piece: 'Heron', hp: 1 },
    { type: 'battle_effect_gained', clause: 'GCG-7-3-4', keyword: 'First Strike', loses: false },
    { type: 'battle_effect_gained', clause: 'GCG-7-3-4', piece: 'Heron', breach: 1 },
    { type: 'ap_changed', clause: 'GCG-7-3-5', card: 'Heron', ap: 5 },
    { type: 'hp_changed', clause: 'GCG-7-3-5', card: 'Heron', hp: 4 },
  ])
})

test('GCG-7-3-5 a Unit that is rested or set active is told, and is so', () => {
  const both: Effect[] = [
    { kind: 'rest', who: piece('Heron') },
    { kind: 'setActive', who: piece('Mole') },
  ]
  expect(tells(...both)).toMatchObject([
    { type: 'unit_rested', clause: 'GCG-7-3-5', unit: 'Heron' },
    { type: 'unit_set_active', clause: 'GCG-7-3-5', unit: 'Mole' },
  ])
  expect(resolve(setUp, report('attack', ...both)).position?.memory.state.pieces).toMatchObject([
    { id: 'Falcon', rested: true },
    { id: 'Heron', rested: true },
    { id: 'Mole', rested: false },
    { id: 'Drake', rested: true },
    {},
  ])
})

test('GCG-7-3-5 a card that leaves without being destroyed is told with the place where it goes', () => {
  const leave = (['returned', 'trash', 'removed'] as const).map((how, index): Effect => {
    const who = piece(['Heron', 'Drake', 'Fort'][index] ?? '')
    return { kind: 'leaves', who, how }
  })
  expect(tells(...leave)).toMatchObject([
    { type: 'card_left', clause: 'GCG-7-3-5', card: 'Heron', how: 'returned' },
    { type: 'card_left', clause: 'GCG-7-3-5', card: 'Drake', how: 'trash' },
    { type: 'card_left', clause: 'GCG-7-3-5', card: 'Fort', how: 'removed' },
  ])
})

test('GCG-7-3-5 recovered and prevented damage and corrected numbers are told', () => {
  expect(
    tells(
      { kind: 'recover', to: piece('Mole'), amount: 9 },
      { kind: 'prevent', to: piece('Mole'), amount: 1 },
      { kind: 'known', who: piece('Mole'), ap: 1 },
    ),
  ).toMatchObject([
    { type: 'recovered', clause: 'GCG-7-3-5', card: 'Mole', amount: 2, remaining: 5 },
    { type: 'prevention_ready', clause: 'GCG-7-3-5', card: 'Mole', amount: 1 },
    { type: 'corrected', clause: 'GCG-7-3-5', card: 'Mole' },
  ])
})

test('GCG-7-3-2a "this Unit" is the one that carries the effect', () => {
  const abilities = [whenAttacking('K', 'Falcon', [{ kind: 'ap', who: the('this'), amount: 1 }])]
  const story = resolve({ ...setUp, abilities }, noBlock, command('Rio', 'A'))
  expect(story.told('battle_effect_gained')).toMatchObject([{ piece: 'Falcon', ap: 1 }])
})
