// Splits a longer text into words with their places, and stems each.
import type { Language } from '../../language.ts'
import { messageOf } from '../query.ts'
import { stemsOf } from './stems.ts'
import { isLittle } from './words.ts'

const WORD = /[A-Za-z0-9ß-öø-ÿÀ-ÖØ-Þ]+/g
const ENDS_CLAUSE = /[.,;:!?\n]/
const OPENS = /[“”„"«»‘'(*_`<[【（‹]\s*$/
const CLOSES = /^\s*[“”"«»’')*_`>\]】）›]/

/** A word of a text. A compound becomes several of these, one for each part. */
export type TextWord = {
  /** The word as it stands in the text, and in lower case. */
  readonly raw: string
  readonly word: string
  /** The number of the word in the text; all parts of a compound have the same one. */
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
  // Normalising may turn one character into eighteen, so the text is cut afterwards.
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

/** The language with more of its little words in the text; null at a draw. */
export function languageOf(words: readonly TextWord[]): Language | null {
  const little = (language: Language) => words.filter(({ word }) => isLittle(word, language)).length
  const more = little('en') - little('de')
  return more === 0 ? null : more > 0 ? 'en' : 'de'
}
