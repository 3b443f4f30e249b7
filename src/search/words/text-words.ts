// A longer text as words in their places, each with the stems that it may have.
import type { Language } from '../../language.ts'
import { messageOf } from '../query.ts'
import { stemsOf } from './stems.ts'
import { isLittle } from './words.ts'

const WORD = /[A-Za-z0-9ß-öø-ÿÀ-ÖØ-Þ]+/g
const ENDS_CLAUSE = /[.,;:!?\n]/
const OPENS = /[“”„"«»‘'(*_`<[【（‹]\s*$/
const CLOSES = /^\s*[“”"«»’')*_`>\]】）›]/

/** A word of a text; several words stand for the parts of a compound. */
export type TextWord = {
  /** As it stands there, and in lower case. */
  readonly raw: string
  readonly word: string
  /** Where it stands among the words of the text; alike for all parts of a compound. */
  readonly place: number
  readonly stems: (language: Language) => readonly string[]
  /** Whether a sentence, or a part of one, ends behind it. */
  readonly endsClause: boolean
  /** Whether quotation marks, brackets or the like open before it, and close behind it. */
  readonly opens: boolean
  readonly closes: boolean
}

/** The words of a text, in order. */
export function textWords(text: string): TextWord[] {
  // A single character may stand for a sentence of eighteen.
  const whole = messageOf(text.normalize('NFKC'))
  const found = [...whole.matchAll(WORD)]
  return found.map((match, place) => {
    const [raw] = match
    const word = raw.toLowerCase()
    const end = match.index + raw.length
    const before = whole.slice(Math.max(0, match.index - 2), match.index)
    const after = whole.slice(end, found[place + 1]?.index ?? whole.length)
    return {
      raw,
      word,
      place,
      stems: language => stemsOf(word, language),
      endsClause: place === found.length - 1 || ENDS_CLAUSE.test(after),
      opens: OPENS.test(before),
      closes: CLOSES.test(after),
    }
  })
}

/** The language that more of the little words belong to; null if it cannot be told. */
export function languageOf(words: readonly TextWord[]): Language | null {
  const little = (language: Language) => words.filter(({ word }) => isLittle(word, language)).length
  const more = little('en') - little('de')
  return more === 0 ? null : more > 0 ? 'en' : 'de'
}
