// Tells whether a text uses a term, by the patterns of the term table: * stands for any letters.
import { type Bilingual, LANGUAGES } from '../language.ts'

const LETTER = '[\\p{L}\\p{N}]'

function expression(pattern: string): string {
  const body = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', `${LETTER}*`)
  const start = /^[\p{L}\p{N}*]/u.test(pattern) ? `(?<!${LETTER})` : ''
  const end = /[\p{L}\p{N}*]$/u.test(pattern) ? `(?!${LETTER})` : ''
  return `${start}${body}${end}`
}

/** One expression that finds any of the patterns as whole words; null if there are none. */
export function wordMatcher(patterns: readonly string[]): RegExp | null {
  return patterns.length > 0 ? new RegExp(patterns.map(expression).join('|'), 'iu') : null
}

/** A test for texts in both languages: true if either side uses the term. */
export function usageTest(uses: Bilingual<readonly string[]>): (text: Bilingual) => boolean {
  const matchers = LANGUAGES.map(language => ({ language, matcher: wordMatcher(uses[language]) }))
  return text => matchers.some(({ language, matcher }) => matcher?.test(text[language]) ?? false)
}
