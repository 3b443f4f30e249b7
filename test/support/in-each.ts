// Says what a test expects in each language of the list, and in one that somebody adds: there it is English, marked.
import {
  type CompleteLanguage,
  FALLBACK,
  isComplete,
  LANGUAGES,
  type Language,
  marked,
  type Said,
} from '../../src/language.ts'

/** A text in the order of the list; where a language lacks it, each line is English and has a mark. */
export const inEachOf = (said: Said): string[] =>
  LANGUAGES.map(language => said[language] ?? said[FALLBACK].split('\n').map(marked).join('\n'))

/** The language in which the bot says what this one lacks. */
export const spokenIn = (language: Language): CompleteLanguage => (isComplete(language) ? language : FALLBACK)

/** A text without the marks of what a language lacks. */
export const withoutMarks = (text: string): string => text.replaceAll(marked(''), '')
