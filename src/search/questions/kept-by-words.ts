// Keeps what answers the same words: many a letter that is typed adds none, and most readers search in the same scope.
import type { LookupScope } from '../lookup.ts'
import type { AskedWord } from './inverted.ts'

/** What is searched of a question: its telling words, and the terms of the others. */
type Read = { readonly words: readonly AskedWord[]; readonly little: readonly string[] }
type Answer<T, A> = (read: Read, asked: LookupScope<T>) => A

/** The most questions kept for one choice of things; when there are more, all of them are forgotten. */
const MOST = 2_000

/**
 * Caches `answer` for questions that may be kept. It must return the same for the same words, little words, book and
 * `isWanted`. Whoever asks again passes the same function `isWanted`, or nothing is found again.
 */
export function keptByWords<T, A extends object>(answer: Answer<T, A>): Answer<T, A> {
  const known = new WeakMap<LookupScope<T>['isWanted'], Map<string, A>>()
  return (read, asked) => {
    if (!asked.mayKeep) return answer(read, asked)
    const answers = known.get(asked.isWanted) ?? new Map<string, A>()
    known.set(asked.isWanted, answers)
    const key = [asked.book ?? '', ...read.words.map(keyOf), '', ...read.little].join(' ')
    const result = answers.get(key) ?? answer(read, asked)
    if (answers.size >= MOST) answers.clear()
    answers.set(key, result)
    return result
  }
}

const keyOf = ({ alternatives }: AskedWord): string =>
  alternatives.map(({ terms, weight, book }) => `${terms.join('+')}*${weight}${book ?? ''}`).join('|') || '?'
