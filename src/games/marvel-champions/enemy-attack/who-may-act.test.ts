// Tests of who may act in an attack: peril, stalwart, stunned and boost cards that wait.
import { expect, test } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  attempt,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  piece,
  report,
  resolve,
  the,
  under,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { MARVEL_EDITION_IDS, type MarvelEditionId } from '../editions.ts'

const perilous = report('initiation', [{ kind: 'peril' }])

test('MC18-EA-74 while a player resolves a card with peril, nobody else defends or uses abilities in its attack', () => {
  const helps = may(
    'Helps',
    'Bo',
    { on: 'wouldTake', who: 'Lumen' },
    { effects: [{ kind: 'prevent', amount: 'all' }] },
  )
  for (const edition of ['1.8', '1.7'] as const) {
    const setUp = under(edition, [lumen(), granite(), grinder()], { abilities: [helps] })
    expect(attempt(setUp, perilous, defend('Granite')).refused).toMatchObject({
      code: 'peril',
      clause: 'MC18-EA-74',
    })
    const card = report('boost#1', [{ kind: 'prevent', amount: 1 }], { owner: 'Bo', label: 'defense' })
    expect(attempt(setUp, perilous, nobody, card).refused?.code).toBe('peril')
    const story = resolve(setUp, perilous, nobody, boost(1), deal, finish)
    expectEnd(story, { atk: 4, hp: { Lumen: 6, Granite: 12, Grinder: 20 }, undefended: true })
    expectEnd(resolve(setUp, perilous, defend('Lumen'), boost(1), deal, finish), { hp: { Lumen: 8 } })
  }
})

test('MC18-EA-75 a stalwart enemy has no stunned card: it loses the one it has, and attacks', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    const story = resolve(
      under(edition, [lumen(), grinder({ stunned: 1, keywords: ['stalwart'] })]),
      nobody,
      boost(1),
      deal,
      finish,
    )
    expectEnd(story, { atk: 4, hp: { Lumen: 6, Grinder: 20 }, undefended: true })
    expect(story.result.characters).toMatchObject([{}, { stunned: 0 }])
    expect(story.told('status_discarded')).toMatchObject([{ clause: 'MC18-EA-75', piece: 'Grinder' }])
  }
})

test('MC18-EA-75 a character that becomes stalwart loses its stunned and confused cards', () => {
  const willed = report('initiation', [{ kind: 'keyword', keyword: 'stalwart', who: piece('Lumen') }])
  const story = resolve(
    under('1.8', [lumen({ stunned: 1, confused: 1 }), rustling()]),
    willed,
    nobody,
    deal,
    finish,
  )
  expect(story.result.characters).toMatchObject([{ stunned: 0, confused: 0 }, {}])
  expect(story.told('status_discarded').map(({ status }) => status)).toEqual(['stunned', 'confused'])
})

test('MC18-EA-72 a minion that is not villainous turns up the boost card it was given before, and no other', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    const story = resolve(
      under(edition, [lumen(), rustling()], { boostCards: 1 }),
      nobody,
      boost(2),
      deal,
      finish,
    )
    expectEnd(story, { atk: 4, hp: { Lumen: 6, Rustling: 4 }, undefended: true })
    expect(story.told('step_skipped')).toMatchObject([{ skipped: 'giveBoostCard' }])
    expect(story.result.boostCardsLeft).toBe(0)
  }
})

test('MC-EA-27 each amplify icon in play adds a boost icon to every boost card (MC18-EA-71#1)', () => {
  const amplify = forced('amplify', { on: 'boostFlipped' }, { effects: [{ kind: 'boostIcons', amount: 2 }] })
  for (const edition of ['1.8', '1.7'] as const)
    expectEnd(
      resolve(
        under(edition, [lumen(), grinder()], { abilities: [amplify], boostCards: 1 }),
        nobody,
        boost(1),
        boost(0),
        deal,
        finish,
      ),
      { atk: 8, hp: { Lumen: 2 } },
    )
})

test('MC18-EA-78 "you" of a Boost ability is the player who controls the ally that is attacked', () => {
  const taken = boost(0, { kind: 'damage', to: the('your identity'), amount: 1 })
  for (const edition of MARVEL_EDITION_IDS) {
    const setUp = under(edition, [lumen(), granite(), sparrow({ player: 'Bo' }), grinder()], {
      target: { player: 'Bo', character: 'Sparrow' },
    })
    const story = resolve(setUp, nobody, taken, deal, finish)
    expectEnd(story, {
      hp: { Lumen: 10, Granite: 11, Sparrow: 0 },
      undefended: true,
      target: 'Bo/Sparrow',
      damage: { Sparrow: 3 },
    })
  }
})

/** The attack that follows another one, at the table that the first one has left. */
const then = (story: ReturnType<typeof resolve>, attacker: string, edition: MarvelEditionId) => ({
  ...(story.result.table as object),
  edition,
  attacker,
  target: { player: 'Ana' },
})

test('MC18-EA-62 an attack that a Boost ability starts waits for the first one and for what it triggers', () => {
  const starts = { kind: 'note' as const, text: 'Rustling attacks Ana' }
  for (const edition of ['1.8', '1.7'] as const) {
    const setUp = under(edition, [lumen({ retaliate: 1 }), rustling({ damage: 3 }), grinder()])
    const one = resolve(setUp, nobody, boost(0, starts), deal, finish)
    expectEnd(one, { hp: { Lumen: 7, Grinder: 19, Rustling: 1 } })
    expect(one.result.notes).toEqual(['Rustling attacks Ana'])
    const two = resolve(then(one, 'Rustling', edition), nobody, deal, finish)
    expectEnd(two, { hp: { Lumen: 5, Rustling: 0, Grinder: 19 } })
  }
})

test('MC17-C-09 a response to the first attack comes before the attack that waits', () => {
  const breather = may(
    'Breather',
    'Ana',
    { on: 'afterAttacks', of: 'you' },
    { uses: 1, effects: [{ kind: 'heal', to: piece('Lumen'), amount: 2 }] },
  )
  const starts = { kind: 'note' as const, text: 'Rustling attacks Ana' }
  for (const edition of ['1.8', '1.7'] as const) {
    const setUp = under(edition, [lumen(), rustling(), grinder()], { abilities: [breather] })
    const one = resolve(setUp, nobody, boost(0, starts), deal, use('Breather'), finish)
    expectEnd(one, { hp: { Lumen: 9 } })
    const two = resolve(then(one, 'Rustling', edition), nobody, deal, finish)
    expectEnd(two, { hp: { Lumen: 7, Rustling: 4, Grinder: 20 } })
  }
})

test('MC18-EA-81 a second tough card is not given, and the one there is stops one attack', () => {
  const shell = forced(
    'Shell',
    { on: 'attacks', who: 'Rustling', of: 'you' },
    { source: 'Rustling', effects: [{ kind: 'status', to: piece('Lumen'), status: 'tough' }] },
  )
  for (const edition of MARVEL_EDITION_IDS) {
    const thorn = rustling({ id: 'Thorn', hitPoints: 5 })
    const setUp = under(edition, [lumen({ tough: 1 }), thorn, rustling()], { abilities: [shell] })
    const one = resolve(setUp, nobody, deal, finish)
    expectEnd(one, { hp: { Lumen: 10 }, damage: { Lumen: 0 } })
    expect(one.result.characters).toMatchObject([{ tough: 0 }, {}, {}])
    const two = resolve(then(one, 'Thorn', edition), nobody, deal, finish)
    expectEnd(two, { hp: { Lumen: 8, Rustling: 4, Thorn: 5 }, damage: { Lumen: 2 } })
  }
})
