// Reads a text as stems: every word with all that it may stand for. Vergeltungsschaden is Vergeltung and Schaden.
import type { Language } from '../../language.ts'
import { fold } from './fold.ts'
import { SEPARABLE, stemsOf } from './stems.ts'
import { isLittle, wordsOf } from './words.ts'

/** The number of words of a query that are read. */
const MOST_READ = 40

/** Letters that may stand between two parts. */
const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e']
const ENDINGS = ['', 'e', 'n', 's', 'en', 'er', 'em', 'es', 'ern', 't', 'te', 'ten']
const SHORTEST = 3
const MOST_PARTS = 3

/** The meanings of a word: each is one stem, or the stems of the parts of a compound. */
export type Ways = readonly (readonly string[])[]

export type Reading = {
  /** All words. */
  readonly words: readonly Ways[]
  /** The words that carry meaning; all words if none does. */
  readonly content: readonly Ways[]
}

/** Reads a text in one language. */
export type LanguageReader = (text: string, language: Language) => Reading

export const languageReaderOf =
  (split: Splitter): LanguageReader =>
  (text, language) =>
    readWords(withJoinedVerb(wordsToRead(text), language), language, split)

/**
 * The same for the words of a text that may consist of known stems alone; null if the last telling word has another: most
 * letters that are typed have no more to read.
 */
export const knownReaderOf =
  (split: Splitter, isKnown: (stem: string, language: Language) => boolean) =>
  (words: readonly string[], language: Language): Reading | null => {
    const typed = withJoinedVerb(words, language)
    const last = typed.findLast(word => isTelling(word, language))
    const ways = last === undefined ? [[]] : waysOf(last, language, split)
    const isAny = ways.some(stems => stems.every(stem => isKnown(stem, language)))
    return isAny ? readWords(typed, language, split) : null
  }

/** The words of a text in any language, as far as they are read. */
export const wordsToRead = (text: string): readonly string[] => wordsOf(text).slice(0, MOST_READ)

const isTelling = (word: string, language: Language): boolean =>
  !isLittle(word, language) && !/^(\d+|x)$/.test(word)

function readWords(typed: readonly string[], language: Language, split: Splitter): Reading {
  const words = typed.map(word => waysOf(word, language, split))
  const content = words.filter((_, i) => isTelling(typed[i] ?? '', language))
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

/** The stems of the parts, in order; null if the word is no compound of known words. */
export type Splitter = (word: string) => readonly string[] | null

/** The stems of the words that may be parts, by the forms in which they stand in a compound: plain data. */
export type KnownParts = ReadonlyMap<string, string>

/** The words of the names, which are given in lower case, as parts of compounds. */
export function knownParts(words: Iterable<string>): KnownParts {
  const known = new Map<string, string>()
  for (const word of words) {
    const [stem = word] = stemsOf(word, 'de')
    if (stem.length >= SHORTEST) known.set(stem, stem).set(fold(word), stem)
  }
  return known
}

/** Builds a splitter into these parts. */
export function splitter(known: KnownParts): Splitter {
  const split = (rest: string, parts: number): readonly string[] | null => {
    for (let end = rest.length - SHORTEST; end >= SHORTEST; end--) {
      const head = stemBefore(rest.slice(0, end), JOINTS, known)
      if (!head) continue
      const tail = rest.slice(end)
      const last = stemBefore(tail, ENDINGS, known)
      if (last) return [head, last]
      const more = parts > 2 ? split(tail, parts - 1) : null
      if (more) return [head, ...more]
    }
    return null
  }
  return word => split(fold(word), MOST_PARTS)
}

/** The stem of the known word that stands before one of the endings; null if there is none. */
function stemBefore(text: string, endings: readonly string[], known: KnownParts): string | null {
  for (const ending of endings) {
    const stem = text.endsWith(ending) ? known.get(text.slice(0, text.length - ending.length)) : undefined
    if (stem) return stem
  }
  return null
}
