// The forms for one choice: for its number, and for an ability that the players carry out themselves.
import type { Language } from '../../../language.ts'
import { wordsIn } from '../../../words/words.ts'
import type { OfferedKind } from '../face/effect-kinds.ts'
import { type Fields, textField, walkthroughForm } from '../face/form.ts'
import type { FormScene, SpecialForm } from '../face/forms-face.ts'
import { asTyped, formProblem, given, type Read } from '../face/result.ts'
import { numberIn, textIn } from '../face/typed-text.ts'
import { type About, choiceIn } from '../face/window.ts'
import { nameOrNoteField, numberField, whatField, whomField } from './effect-fields.ts'
import { asksText, namesIn } from './names.ts'
import { effectsId, effectsTitle, followsField, readParts, saysEffect } from './second-part.ts'

/** null if the choice is not open any more or takes no number. */
export const numberForm: SpecialForm['open'] = (at, language, { question, choice }, filled) => {
  const asked = choiceIn(at.scene, question, choice)?.choice.number
  if (!asked) return null
  const t = wordsIn(language)
  const { min, max } = asked
  const label = t('forms:field.exactNumber', { asks: asksText(asked.asks, language), min, max })
  const required = !asked.optional
  const hint = required ? {} : { hint: t('forms:field.unknownNumber') }
  const title = titleOf(at, language, question, asked.asks)
  return walkthroughForm(at.scene, ['number', question, choice], title, [
    textField({ name: 'number', label, required, longest: 5, ...hint }, filled),
  ])
}

/** The words for the number, after the name of its piece if the question names one. */
function titleOf({ scene, forms }: FormScene, language: Language, question: string, asks: string): string {
  const whose = forms.whoseNumber(scene, question)
  const words = asksText(asks, language)
  return whose === null ? words : `${namesIn(scene.walkthrough, language)(whose)}: ${words}`
}

export function readNumber(fields: Fields, { scene }: FormScene, { question, choice }: About): Read {
  const asked = choiceIn(scene, question, choice)?.choice.number
  if (!asked) return formProblem('notAskedNow')
  const { min, max, asks, optional } = asked
  const number = numberIn(fields, 'number', asked)
  if (number === 'none' && optional) return given({ question, choice })
  if (number === 'none') return formProblem('numberMissing', { asks, min, max })
  if (number === 'all') return formProblem('allNotHere', { asks, min, max })
  return typeof number === 'number' ? given({ question, choice, number }) : number
}

/** The kinds that an ability may have. */
export const resolveKinds = ({ scene, forms }: FormScene): readonly OfferedKind[] =>
  forms.now(scene)?.kinds('resolve', null) ?? []

/** null if the choice is not open any more or takes no card. */
export const resolveForm: SpecialForm['open'] = (at, language, about, filled) => {
  const { scene } = at
  const { choice, part, first } = about
  const open = choiceIn(scene, about.question, choice)
  const now = at.forms.now(scene)
  if (!open?.choice.card || !now) return null
  const ability = open.window.about?.ability
  const named = typeof ability === 'string' ? ability : choice
  const t = wordsIn(language)
  const title = named === 'done' ? t('forms:title.resolve') : namesIn(scene.walkthrough, language)(named)
  return walkthroughForm(scene, effectsId('resolve', about), effectsTitle(title, first, t), [
    whatField(now.kinds('resolve', null), first !== undefined, language, filled, part),
    ...whomField({ ...at, now, language }, filled),
    numberField(language, filled),
    nameOrNoteField(language, filled),
    ...followsField(now, about, language, filled),
  ])
}

/** The choice with the reported effect. The text is a note or the name of a new card; other kinds ignore it. */
export function readResolve(fields: Fields, { scene, forms }: FormScene, about: About): Read {
  const { question, choice } = about
  const now = forms.now(scene)
  if (!choiceIn(scene, question, choice)?.choice.card || !now) return formProblem('notAskedNow')
  if (!saysEffect(fields, about)) return given({ question, choice })
  const read = readParts(fields, { about, kinds: now.kinds('resolve', null), scene, now })
  if (!('report' in read)) return read
  const { effects, calls } = read.report
  const names = calls ? { [calls]: asTyped(textIn(fields, 'text')) } : {}
  return given({ question, choice, card: { effects } }, { names })
}
