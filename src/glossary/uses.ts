// Tells whether a text uses a term, by the patterns of the term table: * stands for any letters.
import { type Bilingual, LANGUAGES } from '../language.ts'

// English and German need no more; \p{L} would cost a third of a second at start.
const LETTER = '[0-9A-Za-zÀ-ÖØ-öø-ÿ]'
const STARTS = new RegExp(`^(${LETTER}|\\*)`)
const ENDS = new RegExp(`(${LETTER}|\\*)$`)

function expression(pattern: string): string {
  const body = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', `${LETTER}*`)
  const start = STARTS.test(pattern) ? `(?<!${LETTER})` : ''
  const end = ENDS.test(pattern) ? `(?!${LETTER})` : ''
  return `${start}${body}${end}`
}

/** One expression that finds any of the patterns as whole words; null if there are none. */
export function wordMatcher(patterns: readonly string[]): RegExp | null {
  return patterns.length > 0 ? new RegExp(patterns.map(expression).join('|'), 'i') : null
}

/** A test for texts in both languages: true if either side uses the term. */
export function usageTest(uses: Bilingual<readonly string[]>): (text: Bilingual) => boolean {
  const matchers = LANGUAGES.map(language => ({ language, matcher: wordMatcher(uses[language]) }))
  return text => matchers.some(({ language, matcher }) => matcher?.test(text[language]) ?? false)
}
