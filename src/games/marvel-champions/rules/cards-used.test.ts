// What a table remembers of players’ cards while nobody says the phase: who activates says what is over.
import { expect, test } from 'vitest'
import { stateOfTable } from '../next.ts'
import { MOST_USED, type Spent, type TableFacts } from '../vocabulary/table-facts.ts'
import { factsAtBegin, withUsable, withUsed } from './cards-used.ts'

const { pieces } = stateOfTable(
  {
    players: ['Ana'],
    pieces: [
      { id: 'Ana', kind: 'hero', player: 'Ana' },
      { id: 'Rhino', kind: 'villain' },
      { id: 'Hydra', kind: 'minion' },
    ],
    abilities: [],
  },
  '1.8',
)
const all: readonly Spent[] = ['exhausted', 'phase', 'round']
const played = all.map(spent => ({ card: spent, player: 'Ana', spent }))

/** What is still spent when somebody activates after these have. */
const spentAt = (attacker: string, after: readonly string[], facts: TableFacts = {}) => {
  const activated = after.map(enemy => ({ enemy, player: 'Ana' }))
  const table = { facts: { activated, played, ...facts }, pieces }
  const begun = factsAtBegin(table, { attacker, target: { player: 'Ana' } }).played ?? []
  return begun.flatMap(({ spent }) => spent ?? [])
}

test('while nobody says the phase, the first enemy ends the players’ phase, and one that comes again the round (MC-READY-03)', () => {
  expect(spentAt('Rhino', [])).toEqual(['round'])
  expect(spentAt('Hydra', ['Rhino'])).toEqual(all)
  expect(spentAt('Rhino', ['Rhino', 'Hydra'])).toEqual([])
})

test('while nobody says the phase, players who act after enemies are in the next round, and what is exhausted stays so', () => {
  expect(spentAt('Ana', ['Rhino'])).toEqual(['exhausted'])
  expect(spentAt('Ana', [])).toEqual(all)
})

test('once somebody has said the phase, only its end readies', () => {
  expect(spentAt('Rhino', ['Rhino'], { phase: 'villain' })).toEqual(all)
})

test('of a card that can be used again its name alone is remembered, and of nobody, as often as it was used', () => {
  const twice = [
    ...played,
    { card: 'exhausted', player: 'Ben', spent: 'exhausted' as const },
    { card: 'event' },
  ]
  const over = withUsable({ played: twice }, all).played
  expect(over).toEqual([{ card: 'phase' }, { card: 'round' }, { card: 'exhausted' }, { card: 'event' }])
  expect(withUsed(over, { card: 'phase' })?.at(-1)).toEqual({ card: 'phase' })
  expect(withUsed(over, { card: 'phase' })).toHaveLength(4)
})

test('the oldest cards of which nothing is to be known any more make room', () => {
  const many = Array.from({ length: MOST_USED - 1 }, (_, index) => ({ card: `card ${index}` }))
  const full = withUsed([...played.slice(0, 1), ...many], { card: 'another' })
  expect(full).toHaveLength(MOST_USED)
  expect(full.slice(0, 2)).toEqual([played[0], { card: 'card 1' }])
  expect(full.at(-1)).toEqual({ card: 'another' })
})
