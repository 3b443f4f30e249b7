// The form for a choice that needs one number.

import type { Language } from '../../../language.ts'
import { hasWords, wordsIn } from '../../../words/words.ts'
import type { FormScene } from '../faces/forms-face.ts'
import { type Fields, type Form, form, NO_FIELDS, textField } from './form.ts'
import { namesIn } from './names.ts'
import { type About, choiceIn } from './open-choice.ts'
import { given, type Read, wrong } from './result.ts'
import { numberIn } from './typed-text.ts'

/** null if the choice is not open any more or takes no number. */
export function numberForm(
  at: FormScene,
  language: Language,
  { question, choice }: About,
  filled: Fields = NO_FIELDS,
): Form | null {
  const asked = choiceIn(at.scene, question, choice)?.choice.number
  if (!asked) return null
  const t = wordsIn(language)
  const { min, max } = asked
  const label = t('forms:field.exactNumber', { asks: asksText(asked.asks, language), min, max })
  const required = !asked.optional
  const hint = required ? {} : { hint: t('forms:field.unknownNumber') }
  const title = titleOf(at, language, question, asked.asks)
  return form(at.scene, ['number', question, choice], title, [
    textField({ name: 'number', label, required, longest: 5, ...hint }, filled),
  ])
}

/** The words for a number, by the name that the engine or a form gives it; “number” for an unknown name. */
export function asksText(asks: string, language: Language): string {
  const key = `forms:asks.${asks}` as const
  return wordsIn(language)(hasWords(key) ? key : 'forms:asks.number')
}

/** The words for the number, after the name of its piece if the question names one. */
function titleOf({ scene, forms }: FormScene, language: Language, question: string, asks: string): string {
  const whose = forms.whoseNumber(scene, question)
  const words = asksText(asks, language)
  return whose === null ? words : `${namesIn(scene.walkthrough, language)(whose)}: ${words}`
}

export function readNumber(fields: Fields, { scene }: FormScene, { question, choice }: About): Read {
  const asked = choiceIn(scene, question, choice)?.choice.number
  if (!asked) return wrong('notAskedNow')
  const { min, max, asks, optional } = asked
  const number = numberIn(fields, 'number', asked)
  if (number === 'none' && optional) return given({ question, choice })
  if (number === 'none') return wrong('numberMissing', { asks, min, max })
  if (number === 'all') return wrong('allNotHere', { asks, min, max })
  return typeof number === 'number' ? given({ question, choice, number }) : number
}
