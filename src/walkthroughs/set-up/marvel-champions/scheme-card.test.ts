// What the cards of schemes say, out of the data.
import { expect, test } from 'vitest'
import { cards } from '../../../../test/support/walkthroughs/set-up-table.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { schemeSchema } from '../../../games/marvel-champions/vocabulary/table-facts.ts'
import { frontOf, nextStageOf, schemeOnCard } from './scheme-card.ts'

function onCard(name: string) {
  const [card, ...others] = cards.cardsNamed(name, [MARVEL_KINDS.scheme])
  expect(others).toEqual([])
  if (!card) throw new Error(`no scheme is called ${name}`)
  return schemeOnCard(card, frontOf(cards, card))
}

test('a main scheme has its numbers for each player, and means the side with its numbers', () => {
  expect(onCard('The Break-In!')).toEqual({
    ...{ kind: 'main', card: '01097b', threat: 0, crisis: false, hazard: 0, amplify: 0 },
    byPlayers: { threshold: { each: 7, plus: 0 }, acceleration: { each: 1, plus: 0 } },
  })
})

test('a side scheme has its threat and its icons, also by its German name', () => {
  const breakin = { kind: 'side', card: '01107', threat: 2, acceleration: 0, crisis: false, hazard: 1 }
  expect(onCard("Breakin' & Takin'")).toEqual({ ...breakin, amplify: 0, whenRevealed: true })
  expect(onCard('Hauen & Klauen')).toEqual({ ...breakin, amplify: 0, whenRevealed: true })
  expect(onCard('Crowd Control')).toMatchObject({ crisis: true, byPlayers: { threat: { each: 2, plus: 0 } } })
})

test('MC-HINDER-01 hinder adds its threat for each player to the starting threat', () => {
  const hinders = cards
    .findCards({ query: '', language: 'en', kinds: [MARVEL_KINDS.sideScheme], limit: 999 })
    .filter(({ keywords }) => keywords?.some(({ keyword }) => keyword === 'hinder'))
  expect(hinders.length).toBeGreaterThan(80)
  const [first] = hinders.filter(({ startingThreatPerPlayer }) => !startingThreatPerPlayer)
  if (!first) throw new Error('no such card')
  const value = first.keywords?.find(({ keyword }) => keyword === 'hinder')?.value
  expect(schemeOnCard(first).byPlayers?.threat).toEqual({ each: value, plus: first.startingThreat })
})

test('MC-WHENREVEALED-01 what happens when a stage is revealed may stand on the other side of its card', () => {
  expect(onCard('Secret Rendezvous')).toMatchObject({ card: '01117b', whenRevealed: true })
})

test('what a text changes under a condition, nobody has said', () => {
  const { acceleration, ...force } = onCard('Pure Force')
  expect([acceleration, force]).toMatchObject([undefined, { iconsVary: true }])
  const { threat, byPlayers } = onCard('Rallying Call')
  expect([threat, byPlayers?.threat]).toEqual([undefined, undefined])
})

test('every scheme of the data can come into play', () => {
  const all = cards.findCards({ query: '', language: 'en', kinds: [MARVEL_KINDS.scheme], limit: 999 })
  expect(all.length).toBeGreaterThan(450)
  for (const card of all) {
    const read = schemeSchema.safeParse({ id: 'one', ...schemeOnCard(card) })
    expect([card.code, read.success]).toEqual([card.code, true])
  }
})

test('the stage that comes next is known where the data leave no choice', () => {
  expect(nextStageOf(cards, '01116b')).toBe('card:01117b')
  expect(nextStageOf(cards, '01117b')).toBeNull()
  // The mansion has four stages, one of which is drawn.
  expect(nextStageOf(cards, '32125b')).toBeNull()
  expect(nextStageOf(cards, undefined)).toBeNull()
})
