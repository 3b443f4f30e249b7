// Tests of attacks that end before their damage, and of what opens after them in each edition.
import { expect, test } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  overseer,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  boost,
  cutShort,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  OLDER,
  piece,
  report,
  resolve,
  threat,
  under,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { MARVEL_EDITION_IDS, type MarvelEditionId } from '../editions.ts'

test('MC18-EA-54 after an attack that was cut short both "attacks you" and "defends" open', () => {
  const abilities = [
    forced('Grinder', { on: 'afterAttacks', who: 'Grinder', of: 'you' }, { effects: [threat(1)] }),
    may(
      'N',
      'Ana',
      { on: 'afterDefends', who: 'Lumen' },
      { effects: [{ kind: 'heal', to: piece('Lumen'), amount: 1 }] },
    ),
  ]
  const play = (edition: MarvelEditionId) =>
    resolve(
      under(edition, [lumen({ damage: 2 }), grinder()], { abilities }),
      defend('Lumen'),
      boost(2),
      cutShort,
      use('N'),
      finish,
    )
  const today = play('1.8')
  expectEnd(today, { hp: { Lumen: 9, Grinder: 20 }, threat: 1, undefended: false, defended: ['Lumen'] })
  expect(today.opened).toEqual(['Grinder', 'N'])
  for (const edition of OLDER) {
    const before = play(edition)
    expectEnd(before, { hp: { Lumen: 9, Grinder: 20 }, threat: 0 })
    expect(before.opened).toEqual(['N'])
  }
})

test('MC18-EA-55 the enemy has attacked, even if its attack was cut short', () => {
  const abilities = [
    forced('Grinder', { on: 'afterAttacks', who: 'Grinder', of: 'you' }, { effects: [threat(2)] }),
    may('draws', 'Ana', { on: 'afterDefends', who: 'Sparrow' }, { effects: [] }),
  ]
  const play = (edition: MarvelEditionId) =>
    resolve(
      under(edition, [lumen(), sparrow(), grinder()], { abilities }),
      defend('Sparrow'),
      boost(1),
      cutShort,
      use('draws'),
      finish,
    )
  const today = play('1.8')
  expectEnd(today, { hp: { Lumen: 10, Sparrow: 3, Grinder: 20 }, threat: 2, defended: ['Sparrow'] })
  expect(today.opened).toEqual(['Grinder', 'draws'])
  for (const edition of OLDER) {
    const before = play(edition)
    expectEnd(before, { threat: 0 })
    expect(before.opened).toEqual(['draws'])
  }
})

test('MC18-EA-61 a player who is eliminated in the middle of an attack ends it; before 1.8 its boost cards go on', () => {
  const ledger = forced('Ledger', { on: 'afterAttacks', who: 'Grinder' }, { effects: [threat(1)] })
  const hurtsAll = ['Lumen', 'Granite'].map(id => ({ kind: 'damage' as const, to: piece(id), amount: 1 }))
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen({ damage: 9 }), granite(), grinder()], { abilities: [ledger], boostCards: 1 })
  const today = resolve(setUp('1.8'), nobody, boost(1, ...hurtsAll), finish)
  expectEnd(today, { hp: { Lumen: 0, Granite: 11, Grinder: 20 }, threat: 1, attacked: null })
  expect(today.result).toMatchObject({ endedEarly: 'player eliminated', boostCardsLeft: 1 })
  expect(today.told('attack_ended_early')).toMatchObject([{ clause: 'MC18-EA-61' }])
  for (const edition of OLDER) {
    const before = resolve(setUp(edition), nobody, boost(1, ...hurtsAll), boost(2, threat(2)), finish)
    expectEnd(before, { hp: { Lumen: 0, Granite: 11 }, threat: 2, attacked: null })
    expect(before.result).toMatchObject({ endedEarly: 'target gone', boostCardsLeft: 0 })
    expect(before.opened).toEqual([])
  }
})

test('MC-EA-42 the boost cards of an attack on an ally that has gone are flipped to the last, and nobody takes damage (MC18-OP-10)', () => {
  const after = forced('After', { on: 'afterAttacks', who: 'Grinder', of: 'you' }, { effects: [threat(1)] })
  const sinks = { kind: 'leaves' as const, who: piece('Moth'), how: 'returned' as const }
  const story = resolve(
    under('1.8', [lumen(), moth(), grinder()], {
      target: { player: 'Ana', character: 'Moth' },
      abilities: [after],
      boostCards: 1,
    }),
    nobody,
    boost(1, sinks),
    boost(2),
    finish,
  )
  expectEnd(story, { hp: { Lumen: 10 }, threat: 1, attacked: null })
  expect(story.told('boost_flipped')).toHaveLength(2)
})

test('MC-EA-55 a minion that is gone in the middle of its attack: other cards see that it attacks, its own do not (MC18-OP-12)', () => {
  const abilities = [
    forced('its own', { on: 'afterAttacks', who: 'Overseer' }, { source: 'Overseer', effects: [threat(4)] }),
    forced('of another card', { on: 'afterAttacks', who: 'Overseer' }, { effects: [threat(1)] }),
    may('draws', 'Ana', { on: 'afterDefends', who: 'Lumen' }, { effects: [] }),
  ]
  const slain = report('flipped', [{ kind: 'damage', to: piece('Overseer'), amount: 6 }])
  const play = (edition: MarvelEditionId) =>
    resolve(
      under(edition, [lumen(), overseer()], { abilities }),
      defend('Lumen'),
      boost(1),
      slain,
      use('draws'),
      finish,
    )
  expectEnd(play('1.8'), { hp: { Lumen: 10, Overseer: 0 }, threat: 1, defended: ['Lumen'] })
  for (const edition of OLDER) expectEnd(play(edition), { threat: 0, defended: ['Lumen'] })
})

test('MC-EA-54 a stage that falls in step 3 is followed by one of the same title, which goes on with the attack (MC18-EA-60#1)', () => {
  const ambush = report('flipped', [{ kind: 'damage', to: piece('Grinder'), amount: 2 }], { owner: 'Ana' })
  const second = [{ kind: 'known' as const, who: piece('Grinder'), hitPoints: 16 }]
  for (const edition of MARVEL_EDITION_IDS) {
    const story = resolve(
      under(edition, [lumen(), grinder({ hitPoints: 14, damage: 12 })]),
      nobody,
      boost(2),
      ambush,
      { question: 'nextStage:Grinder', choice: 'sameTitle', number: 4 },
      report('damage', second),
      deal,
      finish,
    )
    expectEnd(story, { atk: 6, hp: { Lumen: 4, Grinder: 16 }, undefended: true, damage: { Lumen: 6 } })
  }
})
