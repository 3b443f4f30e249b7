// Tests of what is told, with clauses and rulings, about tough, prevention, losses, joining characters and reminders.
import { expect, test } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  account,
  attack,
  attempt,
  boost,
  deal,
  defend,
  finish,
  forced,
  may,
  nobody,
  piece,
  report,
  resolve,
  type Story,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { CharacterGiven } from '../vocabulary/characters.ts'
import type { Effect } from '../vocabulary/effects.ts'

const cards = (...effects: Effect[]) => report('initiation', effects, { owner: 'Ana' })
const hurts = (amount: number, id = 'Lumen'): Effect => ({ kind: 'damage', to: piece(id), amount })
const gone = (id: string, how: 'returned' | 'defeated' = 'returned'): Effect => ({
  kind: 'leaves',
  who: piece(id),
  how,
})
const shown = (story: Pick<Story, 'events'>, type: string) =>
  account(story).filter(line => line.startsWith(type))

test('MC-EA-34 a tough hero who defends keeps tough if DEF leaves no damage (MC-EA-35, AMB-11)', () => {
  const defended = (def: number) =>
    shown(resolve(attack([lumen({ tough: 1, def }), rustling()]), defend('Lumen'), deal, finish), 'status')
  expect(defended(1)).toEqual([
    'status_discarded, MC-EA-34, ruling AMB-11, piece Lumen, status tough, amount 1',
  ])
  expect(defended(9)).toEqual(['status_kept, MC-EA-35, ruling AMB-11, piece Lumen, status tough'])
})

test('MC-EA-42 tough of a hero who does not defend is told by the clause of the damage (AMB-11)', () => {
  const undefended = (more: Partial<CharacterGiven>) =>
    shown(resolve(attack([lumen({ tough: 1 }), rustling(more)]), nobody, deal, finish), 'status')
  expect(undefended({})).toEqual([
    'status_discarded, MC-EA-42, ruling AMB-11, piece Lumen, status tough, amount 2',
  ])
  expect(undefended({ atk: 0 })).toEqual(['status_kept, MC-EA-42, ruling AMB-11, piece Lumen, status tough'])
})

test('MC-EA-14 tough stops the damage of an effect, and nothing is told of tough without damage (AMB-11)', () => {
  const by = (amount: number) =>
    shown(resolve(attack([lumen({ tough: 1 }), rustling()]), cards(hurts(amount))), 'status')
  expect(by(2)).toEqual(['status_discarded, MC-EA-14, ruling AMB-11, piece Lumen, status tough, amount 2'])
  expect(by(0)).toEqual([])
})

test('MC-EA-30 abilities on damage that would be taken stay shut if DEF leaves none', () => {
  const W = forced('W', { on: 'wouldTake', who: 'Lumen' }, { effects: [] })
  const opened = (def: number) =>
    resolve(attack([lumen({ def }), rustling()], { abilities: [W] }), defend('Lumen'), deal, finish).opened
  expect([opened(1), opened(9)]).toEqual([['W'], []])
})

test('MC-EA-30 prevention is told by the rule of the damage that it prevents (AMB-39)', () => {
  const setUp = attack([lumen(), rustling()])
  const ofAttack = resolve(setUp, cards({ kind: 'prevent', amount: 1 }), nobody, deal, finish)
  const ofEffect = resolve(setUp, cards({ kind: 'prevent', amount: 1, of: piece('Lumen') }, hurts(2)))
  const ofPlayers = player.resolve(
    player.basic([lumen(), grinder()]),
    player.target('Grinder'),
    report('damage', [{ kind: 'prevent', amount: 1 }]),
    player.deal,
  )
  expect([ofAttack, ofEffect].flatMap(story => shown(story, 'damage_prevented'))).toEqual([
    'damage_prevented, MC-EA-30, ruling AMB-39, piece Lumen, amount 1',
    'damage_prevented, MC-EA-14, ruling AMB-39, piece Lumen, amount 1',
  ])
  expect(ofPlayers.told('damage_prevented')).toMatchObject([
    { clause: 'MC-PA-04', ruling: 'AMB-39', piece: 'Grinder', amount: 1 },
  ])
})

test('MC-EA-14 an effect does nothing to a character that the effect before it has taken out of play', () => {
  const both = attempt(attack([lumen(), sparrow(), rustling()]), cards(gone('Sparrow'), hurts(1, 'Sparrow')))
  expect(both.refused).toMatchObject({ code: 'notInPlay', clause: null })
})

test('MC-EA-36 the defeat of an ally opens what waits for the defeat of allies, not of enemies', () => {
  const abilities = (['ally', 'enemy'] as const).map(of =>
    forced(of, { on: 'afterDefeated', of }, { effects: [] }),
  )
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities })
  expect(resolve(setUp, defend('Sparrow'), boost(1), deal, finish).opened).toEqual(['ally'])
})

test('MC-EA-54 an attack whose target or attacker has left play ends, with the ruling for each', () => {
  const onAlly = {
    ...attack([lumen(), sparrow(), grinder()]),
    target: { player: 'Ana', character: 'Sparrow' },
  }
  const ends = (...args: Parameters<typeof resolve>) => shown(resolve(...args), 'attack_ended_early')
  expect(ends(onAlly, cards(gone('Sparrow', 'defeated')), nobody, boost(0), finish)).toEqual([
    'attack_ended_early, MC-EA-54, ruling AMB-05, why target gone',
  ])
  expect(ends(attack([lumen(), grinder()]), cards(gone('Lumen')), nobody, boost(0), finish)).toEqual([
    'attack_ended_early, MC-EA-54, ruling AMB-23, why target gone',
  ])
  const weak = attack([lumen(), grinder({ hitPoints: 2 })])
  const defeats = cards(hurts(2, 'Grinder'))
  expect(ends(weak, defeats)).toEqual([])
  expect(ends(weak, defeats, { question: 'nextStage:Grinder', choice: 'none' })).toEqual([
    'attack_ended_early, MC-EA-54, ruling AMB-40, why attacker gone',
  ])
})

test('MC-PA-05 a player’s attack stops if its target or its attacker is gone before the damage (AMB-41)', () => {
  const setUp = player.basic([lumen(), rustling()])
  const stops = (id: string) =>
    player
      .resolve(setUp, player.target('Rustling'), report('damage', [gone(id, 'defeated')]))
      .told('attack_ended_early')
  const told = { clause: 'MC-PA-05', ruling: 'AMB-41' }
  expect(stops('Rustling')).toMatchObject([{ ...told, why: 'target gone' }])
  expect(stops('Lumen')).toMatchObject([{ ...told, why: 'attacker gone' }])
})

test('MC-EA-39 an ally that leaves play defends no more, and the identity of its player is attacked (AMB-03)', () => {
  const setUp = attack([lumen(), sparrow(), badger(), grinder()])
  const loses = (id: string) => resolve(setUp, defend(id), report('boost#1', [gone(id)], { owner: 'Ana' }))
  expect(account(loses('Sparrow')).slice(-2)).toEqual([
    'defender_lost, MC-EA-39, ruling AMB-03, piece Sparrow, how returned',
    'target_changed, MC-EA-40, from Sparrow, to Lumen, player Ana',
  ])
  expect(loses('Badger').prompt?.windows).toMatchObject([
    { name: 'identity:Bo', clause: 'MC-EA-40', about: { player: 'Bo' } },
  ])
})

test('MC-DF-24 a (defense) ability of a player whose ally defends leaves the ally the defender', () => {
  const used = report('boost#1', [], { owner: 'Ana', label: 'defense' })
  const story = resolve(attack([lumen(), sparrow(), grinder()]), defend('Sparrow'), used)
  expect(account(story).at(-1)).toBe('defense_used, MC-DF-24, player Ana, defender Sparrow')
})

test('MC-DF-17 a hero that an ability made the defender does not become it again by a basic defense (AMB-17)', () => {
  const D = forced('D', { on: 'defends', who: 'Lumen' }, { effects: [] })
  const shelter = report('defend', [], { owner: 'Ana', label: 'defense' })
  const story = resolve(attack([lumen(), grinder()], { abilities: [D] }), shelter, defend('Lumen'))
  expect(story.opened).toEqual(['D'])
  expect(shown(story, 'defender_set')).toEqual([
    'defender_set, MC-DF-14, piece Lumen, how ability',
    'defender_set, MC-DF-04, ruling AMB-17, piece Lumen, how basic',
  ])
})

test('MC-DE-02 in 1.6 a ruling makes the defender the target, unless it is another player’s (AMB-26)', () => {
  const setUp = attack([lumen(), granite(), sparrow(), badger(), grinder()], { edition: '1.6-de' })
  const moved = (id: string) => resolve(setUp, defend(id)).told('target_changed')[0]?.ruling
  expect([moved('Sparrow'), moved('Badger')]).toEqual(['AMB-26', undefined])
})

test('MC-EA-20 an ally that nobody had put on the table joins as it defends', () => {
  const story = resolve(attack([lumen(), rustling()]), { ...defend('Moth'), joins: [moth()] })
  expect(shown(story, 'joined')).toEqual(['joined, MC-EA-20, piece Moth, kind ally'])
  const wrong = { id: 'Moth', kind: 'ally', player: 3 }
  expect(attempt(attack([lumen(), rustling()]), { ...defend('Moth'), joins: [wrong] }).refused).toMatchObject(
    {
      code: 'malformedPiece',
      details: { at: 'player' },
    },
  )
})

test('MC-EA-45 the ability of a card that has left play is refused with its name', () => {
  const S = may('S', 'Ana', { on: 'afterAttacks' }, { source: 'Sparrow', effects: [] })
  const setUp = attack([lumen(), sparrow(), rustling()], { abilities: [S] })
  expect(attempt(setUp, cards(gone('Sparrow')), nobody, deal, use('S')).refused).toMatchObject({
    ...{ code: 'sourceGone', clause: 'MC-EA-45', details: { ability: 'S' } },
  })
})

test('a reminder stands on the table after the attack as it was given, but for its uses', () => {
  const F = forced(
    'F',
    { on: 'afterAttacks', who: 'Grinder' },
    { owner: 'Ana', source: 'Grinder', uses: 3, effects: [{ kind: 'note', text: 'x' }] },
  )
  const bare = { id: 'bare', trigger: { on: 'afterDefends' as const } }
  const guard = may(
    'guard',
    'Ana',
    { on: 'defends', who: 'Lumen' },
    {
      label: 'defense',
      options: [{ name: 'one', effects: [] }],
      if: { attack: 'undefended' },
    },
  )
  const story = resolve(
    attack([lumen(), grinder()], { abilities: [F, bare, guard] }),
    nobody,
    boost(0),
    deal,
    finish,
  )
  expect(story.outcome?.table.abilities).toStrictEqual([
    { ...F, uses: 2 },
    { ...bare, forced: false },
    { ...guard, forced: false },
  ])
})
