// Reads a text as stems: every word with all that it may stand for.
import { inEachLanguage, type Language } from '../../language.ts'
import { remembered } from '../query.ts'
import type { Splitter } from './compounds.ts'
import { SEPARABLE, stemsOf } from './stems.ts'
import { isLittle, wordsOf } from './words.ts'

/** The number of words of a query that are read. */
const MOST_READ = 40
/** The size of the cache, larger than the number of names, which several indexes read. */
const MEMORY = 4_000

/** The meanings of a word: each is one stem, or the stems of the parts of a compound. */
export type Ways = readonly (readonly string[])[]

export type Reading = {
  /** All words. */
  readonly words: readonly Ways[]
  /** The words that carry meaning; all words if none does. */
  readonly content: readonly Ways[]
}

/** Reads a text in one language. Results are cached. */
export type Reader = (text: string, language: Language) => Reading

export function readerOf(split: Splitter): Reader {
  const reads = inEachLanguage(language => remembered(MEMORY, text => read(text, language, split)))
  return (text, language) => reads[language](text)
}

function read(text: string, language: Language, split: Splitter): Reading {
  const typed = withJoinedVerb(wordsOf(text).slice(0, MOST_READ), language)
  const telling = typed.map(word => !isLittle(word, language) && !/^(\d+|x)$/.test(word))
  const words = typed.map(word => waysOf(word, language, split))
  const content = words.filter((_, i) => telling[i])
  return { words, content: content.length > 0 && content.length < words.length ? content : words }
}

function waysOf(word: string, language: Language, split: Splitter): Ways {
  const ways = stemsOf(word, language).map(stem => [stem])
  const parts = language === 'de' && word.length > 6 ? split(word) : null
  return parts ? [...ways, parts] : ways
}

const NOUN = /(er|ung|heit|keit|ion|schaft)$/

/** "greift an" is angreift: the particle at the end belongs to the verb. In "Spieler Angriff auf" there is no verb. */
function withJoinedVerb(words: readonly string[], language: Language): readonly string[] {
  const last = words.at(-1) ?? ''
  const [first = ''] = words
  const isParted = language === 'de' && words.length > 1 && words.length < 4 && SEPARABLE.includes(last)
  return isParted && !isLittle(first, language) && !NOUN.test(first)
    ? [last + first, ...words.slice(1, -1)]
    : words
}
