// Words the faults in the options of a set-up; problem-text.ts words the refusals of the rules.
import type { Plain } from '../../../engine/game.ts'
import { FALLBACK, inLanguage, type Language, type Said } from '../../../language.ts'
import type { SetUpProblem } from '../../../walkthroughs/set-up/problem.ts'
import { hasWords, type Translate, wordsIn } from '../../../words/words.ts'

/** The words for a fault of the set-up; null for a refusal of the engine. `shown` makes a typed name harmless. */
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

/** Whether a value is a name with its words in each language. */
const isSaid = (value: Plain | undefined): value is Said =>
  typeof value === 'object' && value !== null && FALLBACK in value

/** The words for a number of a set-up. */
function numberText(name: string, t: Translate): string {
  const key = `cards:numbers.${name}` as const
  return hasWords(key) ? t(key) : name
}
