// A form for a revealed Shield: which card it is, and what its Burst does.
import { wordsIn } from '../../../i18n/words.ts'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { numberField, readReport, whatField, whomField } from './effect-fields.ts'
import { type Fields, type Form, form, NO_FIELDS, textField } from './form.ts'
import { type FindCards, lookUp, playedAs } from './found-card.ts'
import type { Kind } from './kinds/kind.ts'
import { kindsFor } from './kinds/kinds.ts'
import { type About, choiceIn } from './prompt.ts'
import { given, type Read, wrong } from './result.ts'
import { type Table, tableOf } from './table.ts'
import { textIn } from './typed.ts'

/** The text of this form is the name of the Shield itself. */
const burstKinds = (table: Table): Kind[] => kindsFor(table, 'burst', null).filter(({ text }) => !text)

/** null if no Shield is revealed now. Only with the choice activate it asks what the Burst does. */
export function burstForm(
  scene: Scene,
  language: Language,
  { question, choice }: About,
  filled: Fields = NO_FIELDS,
): Form | null {
  const table = tableOf(scene)
  if (!choiceIn(scene, question, choice) || !table) return null
  const t = wordsIn(language)
  const name = { name: 'name', label: t('forms:field.shieldName'), hint: t('forms:field.ifAny') }
  const does = [
    whatField(burstKinds(table), false, language, filled),
    ...whomField({ scene, table, language }, filled),
    numberField(language, filled),
  ]
  return form(scene, ['burst', question, choice], t('forms:title.burst'), [
    textField({ ...name, longest: 100 }, filled),
    ...(choice === 'activate' ? does : []),
  ])
}

export function readBurst(fields: Fields, scene: Scene, { question, choice }: About, find: FindCards): Read {
  const table = tableOf(scene)
  if (!choiceIn(scene, question, choice) || !table) return wrong('notAskedNow')
  const found = lookUp(textIn(fields, 'name'), 'shield', find)
  if (!('card' in found)) return found
  const isSaid = choice === 'activate' && textIn(fields, 'what') !== ''
  const read = isSaid ? readReport(fields, burstKinds(table), scene, table) : { report: { effects: [] } }
  if ('problem' in read) return read
  const { card, names } = playedAs(found.card, read.report.effects, scene)
  return given({ question, choice, ...card }, { names })
}
