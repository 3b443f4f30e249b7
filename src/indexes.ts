// Makes the indexes that searches would else build when they are first used.
import type { Cards } from './cards/cards.ts'
import type { Library } from './cards/library.ts'
import type { Finder } from './glossary/find.ts'
import type { Language } from './language.ts'

export type Searches = { readonly find: Finder; readonly library: Library; readonly cards: Cards }

const asked = (language: Language) => ({ query: 'a', language, game: null })

/** Makes those of the names of rules and of the cards in attacks, which every letter typed and every attack needs. */
export function indexNames({ find, cards }: Searches, language: Language): void {
  find(asked(language))
  cards.cardsLike({ name: 'a', language, kinds: [] })
}

/** Makes all of them: also those of clauses, for questions, and of all cards, for /card. */
export function indexAll(searches: Searches, language: Language): void {
  indexNames(searches, language)
  searches.find({ ...asked(language), query: 'what is a question' })
  searches.library.find(asked(language))
}
