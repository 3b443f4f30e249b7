// Tests of the forced abilities after an attack: since rules 1.8 retaliate is one of them.
import { expect, test } from 'vitest'
import { grinder, lumen, rustling, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  first,
  forced,
  nobody,
  OLDER,
  order,
  piece,
  resolve,
  revenge,
  threat,
  under,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { MARVEL_EDITION_IDS, type MarvelEditionId } from '../editions.ts'

const chill = forced(
  'Chill',
  { on: 'afterAttacks', who: 'Rustling', of: 'you' },
  { source: 'Rustling', effects: [{ kind: 'status', to: piece('Lumen'), status: 'tough' }] },
)

test('MC18-EA-44 retaliate is offered together with the other forced abilities', () => {
  const play = (edition: MarvelEditionId, ...rest: Parameters<typeof resolve>[1][]) =>
    resolve(
      under(edition, [lumen({ retaliate: 1 }), rustling()], { abilities: [chill] }),
      nobody,
      deal,
      ...rest,
    )
  expect(play('1.8').offered('order:forced').sort()).toEqual(['Chill', 'retaliate:Lumen'])
  const story = play('1.8', first('Chill'), finish)
  expectEnd(story, { hp: { Lumen: 8, Rustling: 3 } })
  expect(order(story, 'status_given', 'retaliate')).toEqual(['status_given', 'retaliate'])
  for (const edition of OLDER) {
    const before = play(edition, finish)
    expect(order(before, 'status_given', 'retaliate')).toEqual(['retaliate', 'status_given'])
    expectEnd(before, { hp: { Lumen: 8, Rustling: 3 } })
  }
})

test('MC18-EA-45 a forced ability before retaliate still counts the hit points that retaliate takes', () => {
  const tally = forced(
    'Tally',
    { on: 'afterAttacks', who: 'Rustling', of: 'you' },
    {
      source: 'Rustling',
      effects: [{ kind: 'threat', amount: { count: 'hit points of', of: piece('Rustling') } }],
    },
  )
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen({ retaliate: 2 }), rustling()], { abilities: [tally] })
  const today = resolve(setUp('1.8'), defend('Lumen'), deal, first('Tally'), finish)
  expectEnd(today, { hp: { Lumen: 10, Rustling: 2 }, threat: 4 })
  for (const edition of OLDER)
    expectEnd(resolve(setUp(edition), defend('Lumen'), deal, finish), {
      hp: { Lumen: 10, Rustling: 2 },
      threat: 2,
    })
})

test('MC18-EA-46 a forced ability that takes the character away takes its retaliate with it', () => {
  const sweep = forced(
    'Sweep',
    { on: 'afterAttacks', who: 'Rustling', of: 'ally' },
    { source: 'Rustling', effects: [{ kind: 'leaves', who: piece('Sparrow'), how: 'returned' }] },
  )
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen(), sparrow({ retaliate: 2 }), rustling()], { abilities: [sweep] })
  const today = resolve(setUp('1.8'), defend('Sparrow'), deal, first('Sweep'), finish)
  expectEnd(today, { hp: { Lumen: 10, Rustling: 4 }, damage: { Sparrow: 2 }, defense: 'ally' })
  expect(today.told('retaliate')).toEqual([])
  for (const edition of OLDER) {
    const before = resolve(setUp(edition), defend('Sparrow'), deal, finish)
    expectEnd(before, { hp: { Rustling: 2 }, damage: { Sparrow: 2 } })
    expect(order(before, 'retaliate', 'character_left_play')).toEqual(['retaliate', 'character_left_play'])
  }
})

test('MC18-EA-51 an ability on taking damage may be put before retaliate', () => {
  const F3 = revenge('F3')
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen({ retaliate: 1 }), grinder()], { abilities: [F3] })
  const asked = resolve(setUp('1.8'), nobody, boost(0), deal)
  expect(asked.offered('order:forced').sort()).toEqual(['F3', 'retaliate:Lumen'])
  const today = resolve(setUp('1.8'), nobody, boost(0), deal, first('F3'), finish)
  expectEnd(today, { hp: { Lumen: 7, Grinder: 19 } })
  expectEnd(resolve(setUp('1.7'), nobody, boost(0), deal, finish), { hp: { Lumen: 7, Grinder: 18 } })
})

test('MC18-EA-70 a ranged attack ignores retaliate, wherever it stands', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    const story = resolve(
      under(edition, [lumen({ retaliate: 2 }), rustling({ keywords: ['ranged'] })]),
      defend('Lumen'),
      deal,
      finish,
    )
    expectEnd(story, { hp: { Lumen: 10, Rustling: 4 } })
    expect(story.told('retaliate')).toEqual([])
  }
})

test('MC18-EA-51 a minion that retaliate defeats loses its ability on dealing damage, unless that comes first (MC17-C-18)', () => {
  const spite = forced(
    'Spite',
    { on: 'afterDealsDamage', who: 'Rustling' },
    { source: 'Rustling', effects: [threat(1)] },
  )
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen({ retaliate: 1 }), rustling({ damage: 3 })], { abilities: [spite] })
  const asked = resolve(setUp('1.8'), nobody, deal)
  expect(asked.offered('order:forced').sort()).toEqual(['Spite', 'retaliate:Lumen'])
  const today = resolve(setUp('1.8'), nobody, deal, first('Spite'), finish)
  expectEnd(today, { hp: { Lumen: 8, Rustling: 0 }, threat: 1 })
  expect(today.opened).toEqual(['Spite', 'retaliate:Lumen'])
  const other = resolve(setUp('1.8'), nobody, deal, first('retaliate:Lumen'), finish)
  expectEnd(other, { hp: { Rustling: 0 }, threat: 0 })
  expectEnd(resolve(setUp('1.7'), nobody, deal, finish), { hp: { Lumen: 8, Rustling: 0 }, threat: 0 })
  expectEnd(resolve(setUp('1.6-de'), nobody, deal, finish), { hp: { Lumen: 8, Rustling: 0 }, threat: 1 })
})
