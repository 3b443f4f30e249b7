// Makes the indexes that searches would else build when they are first used.
import { setTimeout as pause } from 'node:timers/promises'
import type { Cards } from './cards/cards.ts'
import type { Library } from './cards/library.ts'
import type { Finder } from './glossary/find.ts'
import type { Language } from './language.ts'

export type Searches = { readonly find: Finder; readonly library: Library; readonly cards: Cards }

const asked = (language: Language) => ({ query: 'a', language, game: null })

/** In milliseconds, before each index: whoever asks meanwhile waits for one of them at most. */
const PAUSE = 250

/** Makes those of the names of rules and of the cards in attacks, which every letter typed needs, one after the other. */
export async function indexNamesSoon(searches: Searches, language: Language): Promise<void> {
  for (const index of names(searches, language)) {
    await pause(PAUSE, null, { ref: false })
    index()
  }
}

/** Makes all of them at once: also those of clauses, for questions, and of all cards, for /card. */
export function indexAll(searches: Searches, language: Language): void {
  for (const index of names(searches, language)) index()
  searches.find({ ...asked(language), query: 'what is a question' })
  searches.library.find(asked(language))
}

const names = ({ find, cards }: Searches, language: Language): (() => void)[] => [
  () => void find(asked(language)),
  () => void cards.cardsLike({ name: 'a', language, kinds: [] }),
]
