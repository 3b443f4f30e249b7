// A card whose text has two parts, with “Then” or “If you do” between them: a form has room for one, so the second part has a
// form of its own, whose custom id holds the first.
import type { Language } from '../../../language.ts'
import { wordsIn } from '../../../words/words.ts'
import type { OfferedKind } from '../face/effect-kinds.ts'
import { withMark } from '../face/effect-parts.ts'
import { type Fields, type Form, walkthroughForm } from '../face/form.ts'
import type { FormScene } from '../face/forms-face.ts'
import { FIRST_PART, PART_LINKS, type PartLink } from '../face/moments.ts'
import { type FormProblem, formProblem, type Read } from '../face/result.ts'
import { textIn } from '../face/typed-text.ts'
import { nameOrNoteField, numberField, readReport, whatField, whomField } from './effect-fields.ts'
import { latest, possible, reported, whenField } from './report-form.ts'

/** The name of the form of the second part in custom ids; behind it stand the link and the first part. */
const SECOND = 'second'

/** So many parts of a custom id come before the fields of that form. */
export const SECOND_PARTS = 5

/** The link that follows this report, if the form says that a second part does. */
export function linkIn(fields: Fields): PartLink | undefined {
  const when = textIn(fields, 'when')
  return PART_LINKS.find(link => when === FIRST_PART + link)
}

/** Where the second part of this report is asked for; or what is wrong with the first. */
export function followedBy(link: PartLink, fields: Fields, at: FormScene): Read {
  const [what, number] = [textIn(fields, 'what'), textIn(fields, 'number')]
  const whom = fields.get('whom') ?? []
  if (whom.length > 1) return formProblem('firstPartOneCard')
  const read = joined(link, [what, number, whom[0] ?? ''], null, at)
  return read && 'problem' in read ? read : { follows: [SECOND, link, what, number, whom[0] ?? ''] }
}

type First = readonly (string | undefined)[]

/** Both parts as one effect; `second` null: only whether the first part is possible. */
function joined(
  link: PartLink,
  [what = '', number = '', whom = '']: First,
  second: readonly unknown[] | null,
  at: FormScene,
): { readonly effect: unknown } | FormProblem | null {
  const open = possible(at)
  const join = open?.now.joinsParts
  if (!open || !join) return formProblem('noReportHere')
  // Custom ids hold no text.
  if (open.kinds.find(({ name }) => name === what)?.text) return formProblem('firstPartName')
  const fields = new Map([
    ['what', [what]],
    ['number', [number]],
    ['whom', [whom].filter(Boolean)],
  ])
  const read = readReport(fields, open.kinds, at.scene, open.now)
  if ('problem' in read) return read
  const effect = join(link, read.report.effects, second ?? read.report.effects)
  return effect === null ? formProblem('firstPartNotSo') : { effect }
}

export function secondForm(
  at: FormScene,
  language: Language,
  [link, ...first]: First,
  filled: Fields,
  part: string | undefined,
): Form | null {
  const open = possible(at)
  if (!open) return null
  const { now, moments } = open
  const t = wordsIn(language)
  const title = t(link === 'ifYouDo' ? 'forms:title.ifYouDo' : 'forms:title.then')
  const kinds = secondKinds(at)
  return walkthroughForm(
    at.scene,
    [withMark(SECOND, part), link ?? '', ...first.map(one => one ?? '')],
    title,
    [
      whatField(kinds, true, language, filled, part),
      ...(moments.length > 1 ? [whenField(moments, { scene: at.scene, language, filled })] : []),
      ...whomField({ ...at, now, language }, filled),
      numberField(language, filled),
      nameOrNoteField(language, filled),
    ],
  )
}

/** Without what deploys a card: the text names the card that is reported. */
export const secondKinds = (at: FormScene): readonly OfferedKind[] =>
  (possible(at)?.kinds ?? []).filter(({ text }) => text !== 'name')

/** Reports both parts as one card. */
export function readSecond(fields: Fields, at: FormScene, [named, ...first]: First): Read {
  const open = possible(at)
  const link = PART_LINKS.find(one => one === named)
  if (!open || !link) return formProblem('noReportHere')
  const read = readReport(fields, secondKinds(at), at.scene, open.now)
  if ('problem' in read) return read
  const both = joined(link, first, read.report.effects, at)
  if (!both || 'problem' in both) return both ?? formProblem('noReportHere')
  const when = textIn(fields, 'when')
  const moment =
    when === ''
      ? latest(open.moments, { effect: link === 'then' ? 'andThen' : 'ifYouDo' })
      : open.moments.find(({ value }) => value === when)
  if (!moment) return formProblem('momentGone')
  const { text: _, ...kind } = read.kind
  const name = read.kind.text ? '' : textIn(fields, 'text')
  return reported({ ...kind, name: link }, { effects: [both.effect] }, moment, name, at.scene)
}
