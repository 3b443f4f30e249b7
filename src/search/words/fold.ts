// Folds texts, so that spellings that players take for equal become equal: zäh, zaeh and zah; Boost-Karte and boost karte.
import { memoryOf } from '../../kept.ts'
import { LONGEST_QUERY } from '../query.ts'

/**
 * The folded form of a text: lower case, no marks, ß as ss, ae/oe/ue as a/o/u, words of letters and digits
 * with single spaces between them. Both the query and the names are folded. A text of nothing but symbols
 * keeps them: → is a name too. Results are kept: a list of names is read in every way in which it may be parted.
 */
export function fold(text: string): string {
  const read = text.slice(0, LONGEST_QUERY)
  // The copy: a piece of a longer text would keep all of it in memory.
  return folded.get(read) ?? folded.put(`.${read}`.slice(1), newFolded(read))
}

const folded = memoryOf<string>(10_000)

function newFolded(text: string): string {
  if (ENGLISH.test(text))
    return withoutE(text.toLowerCase())
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  const marked = text.normalize('NFKD').slice(0, LONGEST_QUERY).replaceAll(/\p{M}/gu, '').toLowerCase()
  const plain = withoutE(marked.replaceAll('ß', 'ss'))
  return spaced(plain, /[^\p{L}\p{N}]+/gu) || spaced(plain, /[^\p{S}]+/gu)
}

/** Most texts consist of these characters, which normalising would not change. */
const ENGLISH = /^[a-z0-9][\w ,.()’:;/-]*$/i

const withoutE = (text: string): string => text.replaceAll(/([aou])e/g, '$1')
const spaced = (text: string, gaps: RegExp): string => text.replaceAll(gaps, ' ').trim()

/** The folded form without its spaces: Boostkarte is Boost-Karte. */
export const compact = (folded: string): string => folded.replaceAll(' ', '')

/** The number of words of a folded text. */
export const wordCount = (folded: string): number => folded.split(' ').length
