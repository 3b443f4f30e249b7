// A form for a boost card: its name or its icons, and what its star ability does.
import type { Game, Problem } from '../../../engine/types.ts'
import { wordsIn } from '../../../i18n/words.ts'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { numberField, readReport, whatField, whomField } from './effect-fields.ts'
import { type Fields, type Form, form, NO_FIELDS, textField } from './form.ts'
import { type FindCards, type FoundCard, lookUp, playedAs } from './found-card.ts'
import type { Kind } from './kinds/kind.ts'
import { kindsFor } from './kinds/kinds.ts'
import { type About, choiceIn } from './prompt.ts'
import { given, type Read, wrong } from './result.ts'
import { type Table, tableOf } from './table.ts'
import { type Limits, numberIn, textIn } from './typed.ts'

/** There is no room for a text: what needs one is told once the ability is carried out. */
const starKinds = (table: Table): Kind[] => kindsFor(table, 'resolve', null).filter(({ text }) => !text)

/** null if no boost card is flipped now. With the choice flipStar it asks what the star ability does, too. */
export function boostForm(
  scene: Scene,
  language: Language,
  { question, choice }: About,
  filled: Fields = NO_FIELDS,
): Form | null {
  const open = choiceIn(scene, question, choice)
  const asked = open?.choice.number
  const table = tableOf(scene)
  if (!asked || !table) return null
  const t = wordsIn(language)
  const name = { name: 'name', label: t('forms:field.boostName'), hint: t('forms:field.boostNameHint') }
  const { min, max } = asked
  const icons = t('forms:field.exactNumber', { asks: t('forms:asks.boost icons'), min, max })
  const star = [
    whatField(starKinds(table), false, language, filled),
    ...whomField({ scene, table, language }, filled),
    numberField(language, filled),
  ]
  const title = t('forms:title.boost', { number: Number(open.window.about?.number ?? 1) })
  return form(scene, ['boost', question, choice], title, [
    textField({ ...name, longest: 100 }, filled),
    textField({ name: 'icons', label: icons, longest: 3 }, filled),
    ...(choice === 'flipStar' ? star : []),
  ])
}

/** Flips the card that is named, or one with as many icons. What is typed counts, not what is printed. */
export function readBoost(fields: Fields, scene: Scene, { question, choice }: About, find: FindCards): Read {
  const asked = choiceIn(scene, question, choice)?.choice.number
  const table = tableOf(scene)
  if (!asked || !table) return wrong('notAskedNow')
  const found = lookUp(textIn(fields, 'name'), 'boost', find)
  if (!('card' in found)) return found
  const number = iconsOf(fields, found.card, asked)
  if (typeof number === 'object') return number
  const star = starOf(fields, scene, table)
  if ('problem' in star) return star
  const hasStar = choice === 'flipStar' || found.card?.boost?.star || star.effects.length > 0
  const { card, names } = playedAs(found.card, star.effects, scene)
  return given({ question, choice: hasStar ? 'flipStar' : 'flip', number, ...card }, { names })
}

function iconsOf(
  fields: Fields,
  card: FoundCard | null,
  { asks, min, max }: Limits,
): number | { problem: Problem<Game> } {
  const icons = numberIn(fields, 'icons', { asks, min, max })
  const printed = card?.boost?.icons ?? null
  if (icons === 'none') return printed ?? wrong(card ? 'numberMissing' : 'cardOrIcons', { asks, min, max })
  return icons === 'all' ? wrong('allNotHere', { asks, min, max }) : icons
}

/** What the star ability does, if that was said. */
function starOf(
  fields: Fields,
  scene: Scene,
  table: Table,
): { effects: readonly unknown[] } | { problem: Problem<Game> } {
  if (textIn(fields, 'what') === '') return { effects: [] }
  const read = readReport(fields, starKinds(table), scene, table)
  return 'problem' in read ? read : { effects: read.report.effects }
}
