// Tests of the effects on the attack: its end, its target and its defender, ATK and DEF, increases, keywords.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  nora,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
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
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const cards = (...effects: Effect[]) => report('initiation', effects, { owner: 'Ana' })
const ends: Effect = { kind: 'endAttack' }

test('MC-EA-54 an attack that has ended cannot be ended again', () => {
  expect(attempt(attack([lumen(), grinder()]), cards(ends, ends)).refused).toMatchObject({
    code: 'attackOver',
  })
  const setUp = player.basic([lumen(), grinder()])
  const both = report('damage', [ends, ends])
  expect(player.attempt(setUp, player.target('Grinder'), both).refused).toMatchObject({ code: 'attackOver' })
})

test('MC-PA-05 a card may stop a player’s attack before its damage (AMB-41)', () => {
  const setUp = player.basic([lumen(), grinder()])
  const story = player.resolve(setUp, player.target('Grinder'), report('damage', [ends]), player.finish)
  expect(story.told('attack_ended_early')).toMatchObject([{ clause: 'MC-PA-05', ruling: 'AMB-07' }])
  expect([story.hp('Grinder'), story.result.stopped]).toEqual([20, true])
})

test('MC-EA-10 a card that moves the attack to another player makes that player the target', () => {
  const moves = cards({ kind: 'target', to: piece('Granite') })
  const story = resolve(attack([lumen(), granite(), grinder()]), moves, nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 10, Granite: 9 }, attacked: 'Bo/Granite' })
  expect(story.told('target_changed')).toMatchObject([{ clause: 'MC-EA-10', player: 'Bo' }])
})

test('MC-EA-09 once somebody defends no card moves the attack, and never to an enemy', () => {
  const moves = (id: string) => report('boost#1', [{ kind: 'target', to: piece(id) }])
  const setUp = attack([lumen(), moth(), grinder()])
  expect(attempt(setUp, defend('Lumen'), moves('Moth')).refused).toMatchObject({
    code: 'alreadyDefended',
    clause: 'MC-EA-09',
  })
  expect(attempt(setUp, nobody, moves('Grinder')).refused).toMatchObject({
    code: 'notFriendly',
    clause: 'MC-EA-04',
  })
  expect(attempt(setUp, nobody, moves('Sparrow')).refused).toMatchObject({ code: 'noSuchPiece' })
})

test('MC-DF-09 neither an enemy nor an alter-ego is declared the defender (AMB-02)', () => {
  const declares = (id: string) =>
    attempt(attack([nora(), grinder()]), cards({ kind: 'defender', who: piece(id) })).refused
  for (const id of ['Nora', 'Grinder'])
    expect(declares(id)).toMatchObject({ code: 'cannotDefend', clause: 'MC-DF-09' })
  expect(declares('Moth')).toMatchObject({ code: 'noSuchPiece' })
})

test('MC-DF-09 a hero that is declared the defender is not asked for in step 2 again', () => {
  const declared = report('defend', [{ kind: 'defender', who: piece('Lumen') }], { owner: 'Ana' })
  const names = resolve(attack([lumen(), rustling()]), declared).prompt?.windows.map(window => window.name)
  expect(names).toEqual(['damage'])
})

test('MC-DF-22 whoever used a (defense) ability may declare another defender when the first one is lost (AMB-04)', () => {
  const lost = boost(0, { kind: 'damage', to: piece('Sparrow'), amount: 3 })
  const declares = report('damage', [{ kind: 'defender', who: piece('Lumen') }], { owner: 'Ana' })
  const shelter = report('boost#1', [], { owner: 'Ana', label: 'defense' })
  const setUp = attack([lumen(), sparrow(), grinder()])
  const story = resolve(setUp, defend('Sparrow'), shelter, lost, declares, deal, finish)
  expectEnd(story, { hp: { Lumen: 9 }, defense: 'basic', defended: ['Lumen'] })
})

test('MC-DF-06 once the damage is dealt DEF has done its part', () => {
  const late = forced('late', { on: 'afterAttacks' }, { effects: [{ kind: 'def', amount: 1 }] })
  const story = resolve(attack([lumen(), rustling()], { abilities: [late] }), defend('Lumen'), deal, finish)
  expect(story.told('effect_fizzled')).toMatchObject([{ code: 'tooLate', clause: 'MC-EA-14', effect: 'def' }])
}, ['1.7'])

test('MC-EA-30 an increase raises the damage of an enemy attack, however the card words it', () => {
  const raised = (more: object) =>
    resolve(
      attack([lumen(), rustling()]),
      cards({ kind: 'increase', amount: 2, ...more }),
      nobody,
      deal,
      finish,
    )
  for (const story of [raised({}), raised({ whole: true })]) expectEnd(story, { hp: { Lumen: 6 }, atk: 2 })
})

test('MC-EA-30 a card may change the ATK by one for each ally of its player', () => {
  const perAlly = cards({ kind: 'atk', amount: { count: 'allies of you' } })
  const setUp = attack([lumen(), sparrow(), moth(), granite(), rustling()])
  expectEnd(resolve(setUp, perAlly, nobody, deal, finish), { atk: 4, hp: { Lumen: 6 } })
  const gone = cards({ kind: 'leaves', who: piece('Moth'), how: 'returned' })
  expectEnd(resolve(setUp, gone, perAlly, nobody, deal, finish), { atk: 3 })
})

test('MC-EA-30 prevention may be counted too', () => {
  const prevents = cards({ kind: 'prevent', amount: { count: 'allies of you', plus: 1 } })
  const story = resolve(attack([lumen(), moth(), grinder()]), prevents, nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 9 } })
})

test('MC-DF-01 what only an enemy attack knows fizzles in a player’s attack', () => {
  const effects: Effect[] = [
    { kind: 'def', amount: 1 },
    { kind: 'target', to: the('attacker') },
    { kind: 'defender', who: the('attacker') },
    { kind: 'boostCard' },
    { kind: 'boostIcons', amount: 1 },
    { kind: 'cancelBoost', what: 'icons' },
  ]
  const abilities = [forced('all', { on: 'makesAttack' }, { effects: effects as never })]
  const setUp = player.basic([lumen(), grinder()], { abilities })
  const story = player.resolve(setUp, player.target('Grinder'), player.deal, player.finish)
  expect(story.told('effect_fizzled').map(({ effect, code, clause }) => [effect, code, clause])).toEqual(
    effects.map(({ kind }) => [kind, 'onlyInEnemyAttack', 'MC-DF-01']),
  )
})

const gains = (keyword: string, more: object = {}) => cards({ kind: 'keyword', keyword, ...more } as Effect)

test('MC-EA-45 a card may give an attack a keyword or take it away', () => {
  const setUp = attack([lumen({ retaliate: 1 }), rustling({ keywords: ['overkill'] })])
  const given = resolve(setUp, gains('ranged'), nobody, deal, finish)
  expectEnd(given, { hp: { Rustling: 4 } })
  expect(given.told('keyword_gained')).toMatchObject([{ keyword: 'ranged', piece: null }])
  const twice = resolve(
    setUp,
    gains('ranged'),
    gains('ranged'),
    gains('ranged', { loses: true }),
    nobody,
    deal,
    finish,
  )
  expectEnd(twice, { hp: { Rustling: 3 } })
  expect(twice.told('keyword_lost')).toMatchObject([{ keyword: 'ranged', piece: null }])
  expect(twice.position?.memory.state.activation.keywords).toEqual(['overkill'])
})

test('MC-EA-45 a keyword of the attacker is one of its attack, that of another character is not', () => {
  const setUp = attack([lumen({ retaliate: 1 }), grinder(), rustling()], { attacker: 'Rustling' })
  const by = (who: string) => resolve(setUp, gains('ranged', { who: piece(who) }), nobody, deal, finish)
  expect([by('Rustling').hp('Rustling'), by('Grinder').hp('Rustling')]).toEqual([4, 3])
  expect(by('Grinder').told('keyword_gained')).toMatchObject([{ keyword: 'ranged', piece: 'Grinder' }])
  const pieces = by('Grinder').position?.memory.state.pieces
  expect(pieces?.map(one => [one.keywords, one.retaliate])).toEqual([
    [[], 1],
    [['ranged'], 0],
    [[], 0],
  ])
})

test('MC-EA-45 retaliate X goes up and down by its number, or by 1, and never below 0', () => {
  const setUp = attack([lumen({ retaliate: 2 }), rustling({ hitPoints: 9 })])
  const left = (more: object) =>
    resolve(setUp, gains('retaliate', { who: piece('Lumen'), ...more }), nobody, deal, finish).hp('Rustling')
  expect([left({}), left({ amount: 3 }), left({ loses: true }), left({ amount: 5, loses: true })]).toEqual([
    6, 4, 8, 9,
  ])
  expect(attempt(setUp, gains('retaliate')).refused?.code).toBe('noSuchPiece')
  expect(attempt(setUp, gains('retaliate', { who: piece('Moth') })).refused?.code).toBe('noSuchPiece')
})
