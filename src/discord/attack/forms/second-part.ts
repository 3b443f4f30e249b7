// A text of two parts, with “Then” or “If you do” between them: a form has room for one, so where the first part is told the
// same form is opened again for the second, and its custom id holds the first. Both parts become one effect: of a report, or
// of the answer to a question.
import type { APILabelComponent } from 'discord-api-types/v10'
import type { Language } from '../../../language.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import type { OfferedKind } from '../face/effect-kinds.ts'
import { withMark } from '../face/effect-parts.ts'
import { type Fields, type FormOption, selectField } from '../face/form.ts'
import type { FormScene, FormsNow } from '../face/forms-face.ts'
import { type Follows, type FormProblem, formProblem } from '../face/result.ts'
import { FIRST_PART, type FirstPart, PART_LINKS, type PartLink } from '../face/two-parts.ts'
import { numberOf, textIn } from '../face/typed-text.ts'
import { type About, nameOfBoth, openChoices } from '../face/window.ts'
import { type ReadReport, readReport } from './effect-fields.ts'

/** The name of the form of the second part in custom ids; behind it stand the first part and what both are about. */
export const SECOND = 'second'

/** So many parts of a custom id come before the fields of that form. */
export const SECOND_PARTS = 6

/** A form about a report has no question and no choice. */
export const A_REPORT: About = { question: '', choice: '' }

/** What the custom id of a form of effects holds: its own kind, or that of the second part of a text. */
export function effectsId(kind: string, { question, choice, part, first }: About): readonly string[] {
  if (!first) return [withMark(kind, part), ...(question === '' ? [] : [question, choice])]
  const { link, what, number, whom } = first
  return [withMark(SECOND, part), link, what, number, whom, nameOfBoth({ question, choice })]
}

/** Reads what stands behind SECOND in a custom id; null if it is about nothing that is asked now. */
export function secondAbout(given: readonly string[], { scene }: FormScene): About | null {
  const [named, what = '', number = '', whom = '', both = ''] = given
  const link = PART_LINKS.find(one => one === named)
  const about = both === '' ? A_REPORT : openChoices(scene).find(one => nameOfBoth(one) === both)
  return link && about ? { ...about, first: { link, what, number, whom } } : null
}

/** The title of a form of effects; of a second part, the link before it. */
export const effectsTitle = (title: string, first: FirstPart | undefined, t: Translate): string =>
  first ? t(`forms:title.${first.link}`) : title

/** The ways in which a second part follows, as options. */
export const linkOptions = (t: Translate): FormOption[] =>
  PART_LINKS.map(link => ({ value: FIRST_PART + link, label: t(`forms:moment.${link}`) }))

/** Asks whether a second part follows; not in its own form, and not in a game whose texts are told part by part. */
export function followsField(
  { joinsParts }: FormsNow,
  { first }: About,
  language: Language,
  filled: Fields,
): APILabelComponent[] {
  if (first || !joinsParts) return []
  const t = wordsIn(language)
  const field = { name: 'when', label: t('forms:field.follows'), hint: t('forms:field.followsHint') }
  return [selectField({ ...field, options: linkOptions(t) }, filled, t)]
}

/** The link that follows this part, if the form says that a second part does. */
function linkIn(fields: Fields): PartLink | undefined {
  const when = textIn(fields, 'when')
  return PART_LINKS.find(link => when === FIRST_PART + link)
}

/** Whether the form says an effect, be it only that a second part follows one. */
export const saysEffect = (fields: Fields, { first }: About): boolean =>
  textIn(fields, 'what') !== '' || Boolean(first ?? linkIn(fields))

/** What the form is about, the kinds that it offers, and the table. */
type Place = {
  readonly about: About
  readonly kinds: readonly OfferedKind[]
  readonly scene: FormScene['scene']
  readonly now: FormsNow
}

/** Reads the effect of a text; of one with two parts, after the first where the second is asked for, else both as one effect. */
export function readParts(fields: Fields, place: Place): ReadReport | Follows {
  const { about, kinds, scene, now } = place
  const link = about.first ? undefined : linkIn(fields)
  if (link) return readFirst(fields, link, place)
  const read = readReport(fields, kinds, scene, now)
  if (!about.first || 'problem' in read) return read
  const before = readReport(fieldsOf(about.first), kinds, scene, now)
  if ('problem' in before) return before
  const both = joined(about.first.link, before.report.effects, read.report.effects, now)
  if ('problem' in both) return both
  return {
    report: { ...read.report, effects: [both.effect] },
    kind: {
      ...read.kind,
      name: about.first.link,
      effect: about.first.link === 'then' ? 'andThen' : 'ifYouDo',
    },
  }
}

/** Where the second part is asked for; or what is wrong with the first. */
function readFirst(
  fields: Fields,
  link: PartLink,
  { about, kinds, scene, now }: Place,
): FormProblem | Follows {
  const [what, whom = []] = [textIn(fields, 'what'), fields.get('whom')]
  if (whom.length > 1) return formProblem('firstPartOneCard')
  // Custom ids hold no text.
  if (kinds.find(({ name }) => name === what)?.text) return formProblem('firstPartName')
  const number = shortNumber(textIn(fields, 'number'))
  const first: FirstPart = { link, what, number, whom: whom[0] ?? '' }
  const read = readReport(fields, kinds, scene, now)
  if ('problem' in read) return read
  const { effects } = read.report
  const both = joined(link, effects, effects, now)
  if ('problem' in both) return both
  const typed = ['name', 'text'].map((name): [string, readonly string[]] => [name, fields.get(name) ?? []])
  return { follows: { rest: effectsId('', { ...about, part: undefined, first }), fields: new Map(typed) } }
}

/** A number as it was meant, without what makes it long: “+ 02” is +2. */
function shortNumber(text: string): string {
  const said = numberOf(text)
  return typeof said === 'object' ? `${said.isChange && said.number > 0 ? '+' : ''}${said.number}` : text
}

const fieldsOf = ({ what, number, whom }: FirstPart): Fields =>
  new Map([
    ['what', [what]],
    ['number', [number]],
    ['whom', [whom].filter(Boolean)],
  ])

/** Both parts as one effect; or why the first cannot stand there. */
function joined(
  link: PartLink,
  first: readonly unknown[],
  second: readonly unknown[],
  { joinsParts }: FormsNow,
): { readonly effect: unknown } | FormProblem {
  const effect = joinsParts?.(link, first, second) ?? null
  return effect === null ? formProblem('firstPartNotSo') : { effect }
}
