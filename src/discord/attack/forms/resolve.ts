// The form for an ability that the players carry out themselves: it reports one effect or none.

import type { Language } from '../../../language.ts'
import { wordsIn } from '../../../words/words.ts'
import type { FormScene } from '../faces/forms-face.ts'
import { nameOrNoteField, numberField, readReport, whatField, whomField } from './effect-fields.ts'
import { type Fields, type Form, form, NO_FIELDS } from './form.ts'
import { namesIn } from './names.ts'
import { type About, choiceIn } from './open-choice.ts'
import { asTyped, given, type Read, wrong } from './result.ts'
import { textIn } from './typed-text.ts'

/** null if the choice is not open any more or takes no card. */
export function resolveForm(
  at: FormScene,
  language: Language,
  { question, choice }: About,
  filled: Fields = NO_FIELDS,
): Form | null {
  const { scene } = at
  const open = choiceIn(scene, question, choice)
  const now = at.forms.now(scene)
  if (!open?.choice.card || !now) return null
  const ability = open.window.about?.ability
  const named = typeof ability === 'string' ? ability : choice
  const title =
    named === 'done' ? wordsIn(language)('forms:title.resolve') : namesIn(scene.walkthrough, language)(named)
  return form(scene, ['resolve', question, choice], title, [
    whatField(now.kinds('resolve', null), false, language, filled),
    ...whomField({ ...at, now, language }, filled),
    numberField(language, filled),
    nameOrNoteField(language, filled),
  ])
}

/** The choice with the reported effect. The text is a note or the name of a new card; other kinds ignore it. */
export function readResolve(fields: Fields, { scene, forms }: FormScene, { question, choice }: About): Read {
  const now = forms.now(scene)
  if (!choiceIn(scene, question, choice)?.choice.card || !now) return wrong('notAskedNow')
  if (textIn(fields, 'what') === '') return given({ question, choice })
  const read = readReport(fields, now.kinds('resolve', null), scene, now)
  if ('problem' in read) return read
  const { effects, calls } = read.report
  const names = calls ? { [calls]: asTyped(textIn(fields, 'text')) } : {}
  return given({ question, choice, card: { effects } }, { names })
}
