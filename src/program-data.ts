// Reads the data that every bot of this program answers from, and makes its indexes.
import { join } from 'node:path'
import type { CardGame } from './cards/card.ts'
import { buildCards, type Cards, loadCardsOnce } from './cards/cards.ts'
import { buildLibrary, type Library } from './cards/library.ts'
import { compiledFrom } from './glossary/compiled.ts'
import { buildFinder, type Finder, type RuleQuestion } from './glossary/find.ts'
import { loadFormerPages } from './glossary/former-pages.ts'
import { loadGlossary } from './glossary/load.ts'
import { buildMentionFinder } from './glossary/mentions.ts'
import { FALLBACK } from './language.ts'
import { playedGames, withCardsPlayed } from './played-games.ts'

const DATA = join(import.meta.dirname, '../data')
const keepShipped = () => compiledFrom(DATA, import.meta.filename)

/** Reads the glossary and the cards of all games. What is worked out of them is kept between two starts. */
export function readShipped() {
  const keep = keepShipped()
  const glossary = keep('glossary', () => loadGlossary(DATA))
  const games = playedGames()
  const load = loadCardsOnce(DATA, games.cardGames)
  const cards = buildCards(load, games.cardGames, keep)
  const library = buildLibrary(load, games.cardGames, keep)
  return {
    glossary,
    find: buildFinder(glossary, library.namesOf, keep),
    former: loadFormerPages(DATA),
    mentioned: buildMentionFinder(glossary),
    cards,
    library,
    ...games,
    faces: withCardsPlayed(games.faces, cards),
  }
}

/** Reads the cards of these games alone. */
export const readCards = (games: readonly CardGame[]): Cards =>
  buildCards(loadCardsOnce(DATA, games), games, keepShipped())

type Searches = { readonly find: Finder; readonly library: Library; readonly cards: Cards }

const ANY: RuleQuestion = { query: 'a', language: FALLBACK, game: null }

/** Makes the indexes of the names of rules and of the cards in attacks, which every letter typed and every attack needs. */
export function indexNames({ find, cards }: Omit<Searches, 'library'>): void {
  find(ANY)
  cards.cardsLike({ name: 'a', language: FALLBACK, kinds: [] })
  cards.cardsCalled('a')
}

/** Makes all of them: also those of clauses, for questions, and of all cards, for /card. */
export function indexAll(searches: Searches): void {
  indexNames(searches)
  searches.find({ ...ANY, query: 'what is a question' })
  searches.library.find({ query: 'a', language: FALLBACK, game: null })
}
