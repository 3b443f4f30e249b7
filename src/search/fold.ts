// Makes spellings equal that players take for equal: zäh, zaeh and zah; Boost-Karte and boost karte.

/** No query is read beyond this: every stage stays quick, and no name is longer. */
const QUERY_LIMIT = 200

const known = new Map<string, string>()
const MEMORY = 10_000

/**
 * The folded form of a text: lower case, no marks, ß as ss, ae/oe/ue as a/o/u, words of letters and digits
 * with single spaces between them. Both the query and the names are folded. A text of nothing but symbols
 * keeps them: → is a name too. What was folded before is remembered, as several indexes fold the same names.
 */
export function fold(text: string): string {
  const clipped = text.slice(0, QUERY_LIMIT)
  const remembered = known.get(clipped)
  if (remembered !== undefined) return remembered
  const folded = folding(clipped)
  if (known.size > MEMORY) known.clear()
  known.set(clipped, folded)
  return folded
}

function folding(clipped: string): string {
  if (ENGLISH.test(clipped))
    return withoutE(clipped.toLowerCase())
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  const marked = clipped.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const plain = withoutE(marked.replaceAll('ß', 'ss'))
  return spaced(plain, /[^\p{L}\p{N}]+/gu) || spaced(plain, /[^\p{S}]+/gu)
}

/** What most texts are made of: there is nothing to decompose in them. */
const ENGLISH = /^[a-z0-9][\w ,.()’:;/-]*$/i

const withoutE = (text: string): string => text.replaceAll(/([aou])e/g, '$1')
const spaced = (text: string, gaps: RegExp): string => text.replaceAll(gaps, ' ').trim()

/** The folded form without its spaces: Boostkarte is Boost-Karte. */
export const compact = (folded: string): string => folded.replaceAll(' ', '')
