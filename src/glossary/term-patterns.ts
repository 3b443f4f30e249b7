// Tells whether a text uses a term, by the patterns of the term table: * stands for any letters.
import {
  COMPLETE_LANGUAGES,
  type CompleteLanguage,
  FALLBACK,
  inEachLanguage,
  type Said,
} from '../language.ts'
import type { TermFile } from './schema.ts'

// English and German need no more; \p{L} would cost a third of a second at start.
const LETTER = '[0-9A-Za-zÀ-ÖØ-öø-ÿ]'
const STARTS = new RegExp(`^(${LETTER}|\\*)`)
const ENDS = new RegExp(`(${LETTER}|\\*)$`)

/** The source of an expression that finds the pattern as whole words. */
export function expressionOf(pattern: string): string {
  const body = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', `${LETTER}*`)
  const start = STARTS.test(pattern) ? `(?<!${LETTER})` : ''
  const end = ENDS.test(pattern) ? `(?!${LETTER})` : ''
  return `${start}${body}${end}`
}

/**
 * Returns a test for texts in lower case: true if any complete language uses the term. The linter demands a paired term
 * in all languages or in none, so the test looks for it in English alone.
 */
export function usageTest({ uses, paired }: TermFile): (text: Said) => boolean {
  const sides: readonly CompleteLanguage[] = paired === false ? COMPLETE_LANGUAGES : [FALLBACK]
  const tests = sides.flatMap(language =>
    uses[language].map(pattern => ({ language, isIn: patternTest(pattern.toLowerCase()) })),
  )
  return text => tests.some(({ language, isIn }) => isIn(text[language]))
}

/** Searches without a regular expression, since compiling hundreds takes longer. Only patterns with an inner * need one. */
function patternTest(pattern: string): (text: string) => boolean {
  const core = pattern.replace(/\*$/, '')
  if (core.includes('*')) return starTest(pattern)
  const isBounded = { start: STARTS.test(core), end: core === pattern && ENDS.test(core) }
  return text => {
    for (let at = text.indexOf(core); at >= 0; at = text.indexOf(core, at + 1)) {
      const isWord =
        !(isBounded.start && isLetter(text[at - 1])) && !(isBounded.end && isLetter(text[at + core.length]))
      if (isWord) return true
    }
    return false
  }
}

/** Searches the longest part between the stars first, since a plain search is much faster. */
function starTest(pattern: string): (text: string) => boolean {
  const matcher = new RegExp(expressionOf(pattern))
  const [core = ''] = pattern.split('*').sort((a, b) => b.length - a.length)
  return text => text.includes(core) && matcher.test(text)
}

const A_LETTER = new RegExp(LETTER)
const isLetter = (symbol = ''): boolean => A_LETTER.test(symbol)

/** The texts in lower case, one to a line: no pattern reaches over the end of a line. */
export const inLowerCase = (texts: readonly Said[]): Said =>
  inEachLanguage(language => texts.map(text => (text[language] ?? '').toLowerCase()).join('\n'))
