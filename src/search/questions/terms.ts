// Reads texts as terms: stems with their language, and those of the parts of German compounds.
import { memoryOf } from '../../kept.ts'
import { inEachLanguage, type Language } from '../../language.ts'
import type { Splitter } from '../words/readings.ts'
import { plainStem } from '../words/stems.ts'
import { isTelling, wordsOf } from '../words/words.ts'

/** A stem with its language: the same letters may be two words. */
export const termOf = (language: Language, stem: string): string => `${language}:${stem}`

/** Compounds are at least this long. */
export const SHORTEST_COMPOUND = 7

/** The terms of one telling word: its stem, then those of its parts if it is a German compound. */
export type Word = readonly [whole: string, ...parts: string[]]
export type WordReader = (text: string, language: Language) => readonly Word[]

/** The most words kept of a language: the clauses have fewer than 2,000, most of them many times. */
const MOST_WORDS_KEPT = 10_000

/** Reads the telling words of a text. */
export function wordReader(split: Splitter): WordReader {
  const known = inEachLanguage(() => memoryOf<Word>(MOST_WORDS_KEPT))
  const read = (word: string, language: Language): Word => {
    const parts = language === 'de' && word.length >= SHORTEST_COMPOUND ? split(word) : null
    return [termOf(language, plainStem(word, language)), ...(parts ?? []).map(part => termOf(language, part))]
  }
  return (text, language) =>
    wordsOf(text)
      .filter(word => isTelling(word, language))
      .map(word => known[language].get(word) ?? known[language].put(word, read(word, language)))
}

/**
 * The words of a text that tell nothing by themselves, each once: "not", "again", "2". Their terms are like those of no
 * stem.
 */
export const littleTerms = (text: string, language: Language): string[] => [
  ...new Set(
    wordsOf(text)
      .filter(word => !isTelling(word, language))
      .map(word => `${language}~${word}`),
  ),
]
