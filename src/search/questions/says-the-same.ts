// Tells whether two passages of a book say the same: a rule that two entries have makes neither of them less certain.
import { LANGUAGES } from '../../language.ts'
import type { Splitter } from '../words/readings.ts'
import type { Passage } from './passages.ts'
import { wordReader } from './terms.ts'

/** Two passages say the same if they have this share of the shorter one’s telling words in common. */
const SAME = 0.6

/** Compares passages by their numbers. The words of each are read once, at its first comparison. */
export function saysTheSame(
  passages: readonly Passage<unknown, unknown>[],
  split: Splitter,
): (one: number, other: number) => boolean {
  const read = wordReader(split)
  const known = new Map<number, ReadonlySet<string>>()
  const termsOf = (passage: number): ReadonlySet<string> => {
    const terms = known.get(passage) ?? new Set(ownTerms(passages[passage] as Passage<unknown, unknown>))
    known.set(passage, terms)
    return terms
  }
  const ownTerms = ({ texts }: Passage<unknown, unknown>) =>
    texts
      .filter(({ isBeside }) => !isBeside)
      .flatMap(({ text }) => LANGUAGES.flatMap(language => read(text[language] ?? '', language).flat()))
  return (one, other) => {
    if (passages[one]?.book !== passages[other]?.book) return false
    const [terms, others] = [termsOf(one), termsOf(other)]
    const common = [...terms].filter(term => others.has(term)).length
    return common >= SAME * Math.min(terms.size, others.size)
  }
}
