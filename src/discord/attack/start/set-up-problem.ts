// Why a walkthrough cannot begin, in words: what somebody gave that does not fit. What the rules refuse is told elsewhere.
import type { Plain } from '../../../engine/game.ts'
import { FALLBACK, inLanguage, type Language, type Said } from '../../../language.ts'
import type { SetUpProblem } from '../../../walkthroughs/set-up/problem.ts'
import { hasWords, type Translate, wordsIn } from '../../../words/words.ts'

/** The words for a problem of the set-up itself; null for a refusal of the engine. `shown` makes a typed name harmless. */
export function setUpProblemText(
  { code, details }: SetUpProblem,
  language: Language,
  shown: (name: string) => string,
): string | null {
  const t = wordsIn(language)
  const key = `cards:problems.${code}` as const
  if (!hasWords(key)) return null
  const told = (value: Plain | undefined) =>
    isSaid(value) ? shown(inLanguage(value, language)) : String(value ?? '')
  const slots = Object.entries(details).map(([slot, value]) => [
    slot,
    slot === 'number' ? numberText(String(value), t) : told(value),
  ])
  const context = Object.values(details).includes(null) ? 'unnamed' : undefined
  return t(key, { ...Object.fromEntries(slots), context })
}

/** A name, as it is said in each language. */
const isSaid = (value: Plain | undefined): value is Said =>
  typeof value === 'object' && value !== null && FALLBACK in value

/** What the numbers of a set-up are called. */
function numberText(name: string, t: Translate): string {
  const key = `cards:numbers.${name}` as const
  return hasWords(key) ? t(key) : name
}
