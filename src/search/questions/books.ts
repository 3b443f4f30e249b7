// Guesses of which book a question speaks: by words that stand more often in one, else by the book that its reader uses.
import { listsByKey } from '../lists-by-key.ts'
import type { Indexes } from './indexes.ts'
import type { AskedWord } from './inverted.ts'
import type { Passage } from './passages.ts'

/** How far the words of a question speak for one book, at most, and how far the reader’s own book does. */
const MOST = 2.5
const OWN = 1
/** A word that is three times as frequent in one book is a word of that book. */
const CLEAR = Math.log(3)
/** How little the chance of a book takes from its scores: its clause comes first if it answers much better. */
const FLOOR = 0.1
const POWER = 0.4

/** What the scores of each book are multiplied by. */
export type BookChances = (words: readonly AskedWord[], own: string | null) => ReadonlyMap<string, number>

export function bookChances(passages: readonly Passage<unknown, unknown>[], { texts }: Indexes): BookChances {
  const numbers = passages.map(({ book }, passage) => [book, passage] as const)
  const books = [...listsByKey(numbers)].map(([book, all]) => ({ book, size: all.length }))
  const known = new Map<string, readonly number[]>()
  /** For each book, how much seldomer a term is there than in the book that has it most often, as a logarithm. */
  const lacksOf = (term: string): readonly number[] => {
    const before = known.get(term)
    if (before) return before
    const counts = new Map<string, number>()
    for (const passage of texts.textsWith(term)) {
      const { book } = passages[passage] as Passage<unknown, unknown>
      counts.set(book, (counts.get(book) ?? 0) + 1)
    }
    const shares = books.map(({ book, size }) => Math.log(((counts.get(book) ?? 0) + 0.5) / (size + 1)))
    const most = Math.max(...shares)
    const lacks = shares.map(share => (most - share < CLEAR ? 0 : most - share))
    known.set(term, lacks)
    return lacks
  }
  return (words, own) => {
    const terms = words.flatMap(({ alternatives: [likeliest] }) => likeliest?.terms ?? [])
    const lacks = terms.map(lacksOf)
    const sums = books.map((_, i) => lacks.reduce((sum, lack) => sum + (lack[i] ?? 0), 0))
    const least = Math.min(...sums)
    const speaks = sums.map((sum, i) =>
      Math.exp((books[i]?.book === own ? OWN : 0) - Math.min(MOST, sum - least)),
    )
    const whole = speaks.reduce((sum, one) => sum + one, 0)
    return new Map(books.map(({ book }, i) => [book, (FLOOR + (speaks[i] ?? 0) / whole) ** POWER]))
  }
}
