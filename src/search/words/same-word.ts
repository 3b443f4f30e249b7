// Reads the words of a name as players say them: Doctor, Doc and Dr. are one word, and so are II, Ⅱ and 2.

/** Words that stand for one another in names. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ doctor: 'dr', doc: 'dr', doktor: 'dr', professor: 'prof', mister: 'mr', miss: 'ms', mark: 'mk' },
    ...{ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6', vii: '7', viii: '8', ix: '9' },
  }),
)
/** Between letters and digits, and between mk and a Roman number: mk2, mkii. */
const SEAM = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])|(?<=^mk)(?=[iv]+$)/g

/** Each spelling of a word that `sameWords` gives. */
const SPELLINGS = Map.groupBy(SAME.keys(), word => SAME.get(word) ?? word)

/**
 * The words of a folded text; those that mean the same are the same. What marks a possession or a plural falls away; an s at the
 * end may be the beginning of a word.
 */
export const sameWords = (folded: string): readonly string[] =>
  folded
    .split(' ')
    .flatMap((word, i, all) => (word === 's' && i < all.length - 1 ? [] : partsOf(word).map(sameWord)))

const partsOf = (word: string): readonly string[] => (/\d|^mk/.test(word) ? word.split(SEAM) : [word])

function sameWord(word: string): string {
  const same = SAME.get(word)
  if (same !== undefined) return same
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** The texts with which the words begin that mean the same as one of `sameWords`. */
export const beginningsOf = (word: string): readonly string[] => [word, ...(SPELLINGS.get(word) ?? [])]

export const isFigure = (word: string): boolean => /^\d+$/.test(word)
