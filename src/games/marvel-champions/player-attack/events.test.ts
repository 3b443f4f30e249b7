// Tests that a player's attack is told from its beginning to its end, each event with its clause, ruling and facts.
import { expect, test } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  overseer,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { forced, piece, report } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  deal,
  finish,
  hits,
  labelled,
  resolve,
  spiker,
  target,
  thorn,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

/** The events of a play without those that only tell which step has begun. */
const story = ({ events }: ReturnType<typeof resolve>) =>
  events.filter(event => event.type !== 'step_entered')

test('MC-PA-21 a basic attack is told from its beginning to its end', () => {
  const setUp = basic([sparrow(), thorn({ retaliate: 1 }), grinder()])
  expect(story(resolve(setUp, target('Thorn'), deal, finish))).toMatchObject([
    { type: 'activation_started', clause: 'MC-PA-02', kind: 'basic', piece: 'Sparrow' },
    { type: 'character_exhausted', clause: 'MC-PA-03', piece: 'Sparrow' },
    { type: 'attack_counted', clause: 'MC-PA-01', attack: 1, of: 1 },
    { type: 'attack_initiated', clause: 'MC-PA-16', attacker: 'Sparrow', targets: ['Thorn'] },
    { type: 'damage_instance', clause: 'MC-PA-04', target: 'Thorn', base: 1, increase: 0, additional: 0 },
    { type: 'damage_dealt', clause: 'MC-PA-04', piece: 'Thorn', placed: 1, kind: 'attack', remaining: 4 },
    { type: 'considered_attacked', clause: 'MC-PA-18', character: 'Thorn' },
    { type: 'attack_finished', clause: 'MC-PA-21' },
    { type: 'retaliate', clause: 'MC-PA-20', from: 'Thorn', to: 'Sparrow', amount: 1 },
    { type: 'damage_dealt', clause: 'MC-PA-20', piece: 'Sparrow', kind: 'retaliate', remaining: 2 },
    { type: 'consequential_damage', clause: 'MC-PA-27', piece: 'Sparrow', amount: 1 },
    { type: 'damage_dealt', clause: 'MC-PA-27', piece: 'Sparrow', kind: 'consequential', remaining: 1 },
  ])
})

test('MC-PA-07 a labelled attack is told by the clauses of abilities', () => {
  const setUp = labelled([lumen(), rustling()], [hits(3)])
  expect(story(resolve(setUp, target('Rustling'), deal, finish))).toMatchObject([
    { type: 'activation_started', clause: 'MC-PA-07', kind: 'ability', piece: 'Lumen' },
    { type: 'attack_counted', clause: 'MC-PA-01', attack: 1, of: 1 },
    { type: 'attack_initiated', clause: 'MC-PA-16', attacker: 'Lumen', targets: ['Rustling'] },
    { type: 'damage_instance', clause: 'MC-PA-09', target: 'Rustling', base: 3, increase: 0, additional: 0 },
    { type: 'damage_dealt', clause: 'MC-PA-09', piece: 'Rustling', kind: 'attack', remaining: 1 },
    { type: 'considered_attacked', clause: 'MC-PA-07', character: 'Rustling' },
    { type: 'attack_finished', clause: 'MC-PA-21' },
  ])
})

test('MC-PA-12 several attacks of an ability are told one by one, and how many the attacker has lost', () => {
  const setUp = labelled([sparrow({ damage: 1 }), thorn()], [hits(1), hits(2), hits(3)])
  expect(story(resolve(setUp, target('Thorn'), deal, finish))).toMatchObject([
    { type: 'activation_started', clause: 'MC-PA-12', kind: 'ability', piece: 'Sparrow' },
    { type: 'attack_counted', clause: 'MC-PA-12', attack: 1, of: 3 },
    { type: 'attack_initiated', clause: 'MC-PA-16', targets: ['Thorn'] },
    { type: 'damage_instance', clause: 'MC-PA-09', target: 'Thorn', base: 1 },
    { type: 'damage_dealt', clause: 'MC-PA-09', piece: 'Thorn', remaining: 4 },
    { type: 'considered_attacked', clause: 'MC-PA-07', character: 'Thorn' },
    { type: 'attack_finished', clause: 'MC-PA-21' },
    { type: 'retaliate', clause: 'MC-PA-20', from: 'Thorn', to: 'Sparrow', amount: 2 },
    { type: 'damage_dealt', clause: 'MC-PA-20', piece: 'Sparrow', remaining: 0 },
    { type: 'character_defeated', clause: 'MC-PA-20', piece: 'Sparrow' },
    { type: 'attacks_lost', clause: 'MC-PA-13', ruling: 'AMB-34', left: 2 },
  ])
})

test('MC-PA-06 a stunned attacker exhausts and discards stunned, and nothing else happens (AMB-30)', () => {
  expect(story(resolve(basic([granite({ stunned: 1 }), grinder()])))).toMatchObject([
    { type: 'activation_started', clause: 'MC-PA-02', kind: 'basic', piece: 'Granite' },
    { type: 'character_exhausted', clause: 'MC-PA-03', piece: 'Granite' },
    { type: 'attack_replaced', clause: 'MC-PA-06', ruling: 'AMB-30', piece: 'Granite', by: 'stunned' },
  ])
})

test('MC-PA-22 of the enemies attacked only those retaliate that were not defeated (AMB-08)', () => {
  const setUp = labelled([lumen(), spiker(), thorn()], [{ ...hits(3), targets: 'each enemy' }])
  const told = story(resolve(setUp, deal, finish))
  const finished = told.findIndex(({ type }) => type === 'attack_finished')
  expect(told.slice(finished)).toMatchObject([
    { type: 'attack_finished', clause: 'MC-PA-21' },
    { type: 'retaliate_shut', clause: 'MC-PA-22', ruling: 'AMB-08', piece: 'Spiker' },
    { type: 'retaliate', clause: 'MC-PA-20', from: 'Thorn', to: 'Lumen', amount: 2 },
    { type: 'damage_dealt', clause: 'MC-PA-20', piece: 'Lumen', kind: 'retaliate', remaining: 8 },
  ])
})

test('MC-PA-19 ranged is told as the reason why nobody retaliates', () => {
  const setUp = basic([lumen({ keywords: ['ranged'] }), thorn()])
  expect(resolve(setUp, target('Thorn'), deal, finish).told('retaliate_ignored')).toMatchObject([
    { clause: 'MC-PA-20', from: 'Thorn', keyword: 'ranged' },
  ])
})

test('MC-PA-04 excess of an attack is lost by a ruling, excess of a card is none of the attack (AMB-38)', () => {
  const by = (...answers: Parameters<typeof resolve>[1][]) =>
    resolve(basic([lumen(), rustling({ damage: 3 }), overseer()]), ...answers).told('excess_lost')
  const lost = { type: 'excess_lost', piece: 'Rustling' }
  expect(by(target('Rustling'), deal, finish)).toStrictEqual([
    { ...lost, clause: 'MC-PA-04', ruling: 'AMB-38', amount: 1, step: 'dealDamage' },
  ])
  const card = report('damage', [{ kind: 'damage', to: piece('Rustling'), amount: 5 }])
  expect(by(target('Overseer'), card, deal, finish)).toStrictEqual([
    { ...lost, clause: 'MC-PA-10', amount: 4, step: 'dealDamage' },
  ])
})

test('MC-PA-04 overkill goes to the villain at the table, and no other one joins', () => {
  const setUp = basic([lumen({ atk: 6, keywords: ['overkill'] }), rustling(), grinder()])
  const overkill = resolve(setUp, target('Rustling'), deal, finish)
  expect(overkill.told('overkill')).toMatchObject([
    { clause: 'MC-PA-04', ruling: 'AMB-38', from: 'Rustling', to: 'Grinder', amount: 2 },
  ])
  expect(overkill.result.characters).toMatchObject([
    { piece: 'Lumen' },
    { piece: 'Rustling', where: 'defeated' },
    { piece: 'Grinder', remaining: 18 },
  ])
})

test('MC-PA-10 what a card does besides is told by the clause of the damage', () => {
  const effects = [
    { kind: 'heal' as const, to: piece('Lumen'), amount: 2 },
    { kind: 'threat' as const, amount: 1 },
    { kind: 'note' as const, text: 'draw a card' },
  ]
  const setUp = basic([lumen({ damage: 3 }), grinder()])
  const told = story(resolve(setUp, target('Grinder'), report('damage', effects), deal, finish))
  expect(told.filter(event => event.clause === 'MC-PA-10')).toMatchObject([
    { type: 'healed', piece: 'Lumen', amount: 2, remaining: 9 },
    { type: 'threat_placed', amount: 1 },
    { type: 'noted', text: 'draw a card' },
  ])
})

test('MC-PA-05 an attack without an enemy is not made, so nothing happens "when it makes an attack"', () => {
  const abilities = [forced('Charge', { on: 'makesAttack' }, { effects: [] })]
  const setUp = labelled([lumen()], [hits(1)], { abilities })
  const stopped = resolve(setUp, { choice: 'none' }, finish)
  expect([stopped.opened, stopped.result.occurred, stopped.result.notes]).toEqual([[], [], []])
  expect(story(stopped)).toMatchObject([
    { type: 'activation_started', clause: 'MC-PA-07' },
    { type: 'attack_ended_early', clause: 'MC-PA-05', why: 'no target' },
  ])
})
