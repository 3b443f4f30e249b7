// Makes the indexes that searches build when they are first used, so that no user has to wait for them.
import type { Cards } from './cards/cards.ts'
import type { Library } from './cards/library.ts'
import type { Finder } from './glossary/find.ts'
import type { Language } from './language.ts'

export type Searches = { readonly find: Finder; readonly library: Library; readonly cards: Cards }

/** One search for each index: of the names of rules, of their clauses, of cards, and of the cards in attacks. */
export function firstSearches({ find, library, cards }: Searches, language: Language): (() => unknown)[] {
  const asked = { query: 'a', language, game: null }
  return [
    () => find(asked),
    () => find({ ...asked, query: 'what is a question' }),
    () => library.find(asked),
    () => cards.cardsLike({ name: 'a', language, kinds: [] }),
  ]
}
