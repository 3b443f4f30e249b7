// Why a walkthrough cannot begin, in words: what somebody gave that does not fit. What the rules refuse is told elsewhere.
import type { Plain } from '../../engine/types.ts'
import { type Translate, wordsIn } from '../../i18n/words.ts'
import { inLanguage, type Language, type Said } from '../../language.ts'
import type { NumberName } from '../../walkthroughs/set-up/numbers.ts'
import type { SetUpProblem } from '../../walkthroughs/set-up/problem.ts'

/** The words for a problem of the set-up itself; null for a refusal of the engine. `shown` makes a typed name harmless. */
export function setUpProblemText(
  { code, details }: SetUpProblem,
  language: Language,
  shown: (name: string) => string,
): string | null {
  const t = wordsIn(language)
  const named = (value: Plain | undefined) => {
    const name = value as Said | null | undefined
    return name ? shown(inLanguage(name, language)) : ''
  }
  const name = named(details.name)
  switch (code) {
    case 'nameMissing':
      return t('cards:problems.nameMissing')
    case 'nameTooLong':
      return t('cards:problems.nameTooLong', { given: String(details.given), most: String(details.most) })
    case 'wrongCard':
      return t('cards:problems.wrongCard', { name })
    case 'sameCharacter':
      return t('cards:problems.sameCharacter', { name })
    case 'samePerson':
      return t('cards:problems.samePerson', { name })
    case 'iconsMissing':
      return name ? t('cards:problems.iconsMissing', { name }) : t('cards:problems.iconsMissingUnnamed')
    case 'tooManyBoostCards': {
      const { given, most, whose } = details
      return t('cards:problems.tooManyBoostCards', {
        given: String(given),
        most: String(most),
        whose: named(whose),
      })
    }
    case 'outOfRange':
      return rangeText(details, t, named(details.whose))
    default:
      return null
  }
}

function rangeText(details: SetUpProblem['details'], t: Translate, whose: string): string {
  const [given, min, max] = [details.given, details.min, details.max].map(String)
  const slots = { number: t(`cards:numbers.${details.number as NumberName}`), given, min, max }
  return whose ? t('cards:problems.outOfRangeOf', { ...slots, whose }) : t('cards:problems.outOfRange', slots)
}
