// Of which edition something is: a clause that the newest one does not have any more, and what a reader plays by.
import { FALLBACK, type Language } from '../language.ts'
import type { Clause, Edition, Entry, Glossary, GlossaryGame } from './glossary.ts'

/** The editions of a clause that the newest one does not have any more; none for a clause of today. */
export function olderEditions({ games }: Glossary, entry: Entry, { editions }: Clause): readonly Edition[] {
  const newest = games.get(entry.game)?.editions[0]
  return editions === null || editions.some(({ id }) => id === newest?.id) ? [] : editions
}

/** The edition that a reader plays by: the chosen one, else the newest in the reader's language, else the newest. */
export const editionOfReader = (
  { editions }: GlossaryGame,
  language: Language,
  chosen: string | undefined,
): Edition =>
  editions.find(({ id }) => id === chosen) ??
  editions.find(edition => edition.language === language && language !== FALLBACK) ??
  editions[0]
