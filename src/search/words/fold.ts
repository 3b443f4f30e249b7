// Folds texts, so that spellings that players take for equal become equal: zäh, zaeh and zah; Boost-Karte and boost karte.
import { LONGEST_QUERY } from '../query.ts'

/**
 * The folded form of a text: lower case, no marks, ß as ss, ae/oe/ue as a/o/u, words of letters and digits
 * with single spaces between them. Both the query and the names are folded. A text of nothing but symbols
 * keeps them: → is a name too.
 */
export function fold(whole: string): string {
  const text = whole.slice(0, LONGEST_QUERY)
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
