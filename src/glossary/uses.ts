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

/** A text that the pattern can be in has this in it: looked for first, as it is found much faster. */
const coreOf = (pattern: string): string =>
  pattern
    .toLowerCase()
    .split('*')
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')

/** A test for texts in both languages, given in lower case: true if either side uses the term. */
export function usageTest(uses: Bilingual<readonly string[]>): (text: Bilingual) => boolean {
  const sides = LANGUAGES.map(language => ({
    language,
    cores: uses[language].map(coreOf),
    matcher: wordMatcher(uses[language]),
  }))
  return text =>
    sides.some(
      ({ language, cores, matcher }) =>
        cores.some(core => text[language].includes(core)) && (matcher?.test(text[language]) ?? false),
    )
}

export const inLowerCase = ({ en, de }: Bilingual): Bilingual => ({
  en: en.toLowerCase(),
  de: de.toLowerCase(),
})
