// “Something happens first” reports a card into one of the moments that are open now.
import type { Answer } from '../../../engine/types.ts'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import { NOTE, type OfferedKind, type Report } from '../face/effect-kinds.ts'
import { partOf, withMark } from '../face/effect-parts.ts'
import { type Fields, type Form, NO_FIELDS, selectField, walkthroughForm } from '../face/form.ts'
import type { FormScene, FormsNow } from '../face/forms-face.ts'
import { type MomentOption, momentText } from '../face/moments.ts'
import { asTyped, formProblem, given, newCardId, type Read } from '../face/result.ts'
import type { FirstPart } from '../face/two-parts.ts'
import { textIn } from '../face/typed-text.ts'
import type { About } from '../face/window.ts'
import { nameOrNoteField, numberField, whatField, whomField } from './effect-fields.ts'
import { namesIn } from './names.ts'
import { A_REPORT, effectsId, effectsTitle, linkOptions, readParts } from './second-part.ts'

type Possible = {
  readonly now: FormsNow
  readonly moments: readonly MomentOption[]
  readonly kinds: readonly OfferedKind[]
}

/** The moments and kinds of a report, or of its second part; null if no moment takes one now. */
function possible({ scene, forms }: FormScene, first: FirstPart | undefined): Possible | null {
  const now = forms.now(scene)
  const moments = forms.moments(scene)
  if (!now || moments.length === 0) return null
  const legal = moments.flatMap(({ effects }) => effects)
  const kinds = now.kinds('report', legal)
  // The text of a second part names the card that is reported, so none is deployed there.
  return { now, moments, kinds: first ? kinds.filter(({ text }) => text !== 'name') : kinds }
}

/** The kinds that can be reported now. */
export const happensKinds = (at: FormScene, { first }: Partial<About> = {}): readonly OfferedKind[] =>
  possible(at, first)?.kinds ?? []

/** The form of a report that corrects an earlier attack; its subject is the piece that attacked. */
export const CORRECTION = 'byHand'

/** Asks for the kind, the moment (if there is more than one), the target, the number, and a name or a note. */
export function happensForm(
  at: FormScene,
  language: Language,
  filled: Fields = NO_FIELDS,
  { part, first, question: corrected = '' }: Partial<About> = {},
): Form | null {
  const { scene } = at
  const open = possible(at, first)
  if (!open) return null
  const { now, moments, kinds } = open
  const t = wordsIn(language)
  const hasParts = now.joinsParts !== null && !first
  const id =
    corrected === '' || first
      ? effectsId('happens', { ...A_REPORT, part, first })
      : [withMark(CORRECTION, part), corrected]
  const title = t(scene.played.isOver ? 'forms:title.changed' : 'forms:title.happens')
  return walkthroughForm(scene, id, effectsTitle(title, first, t), [
    whatField(kinds, true, language, filled, part),
    ...(moments.length > 1 || hasParts ? [whenField(moments, { scene, language, filled, hasParts })] : []),
    ...whomField({ ...at, now, language }, filled, partOf(kinds, part, filled.get('what')?.[0])?.kinds),
    numberField(language, filled),
    nameOrNoteField(language, filled),
  ])
}

type When = {
  readonly scene: Scene
  readonly language: Language
  readonly filled: Fields
  /** Whether the report may be the first of two parts. */
  readonly hasParts: boolean
}

/** The select of moments; behind them stand the ways in which a second part follows. */
function whenField(moments: readonly MomentOption[], { scene, language, filled, hasParts }: When) {
  const t = wordsIn(language)
  const nameOf = namesIn(scene.walkthrough, language)
  const options = [
    ...moments.map(moment => ({ value: moment.value, label: momentText(moment, nameOf, t) })),
    ...(hasParts ? linkOptions(t) : []),
  ]
  const field = { name: 'when', label: t('forms:field.when'), hint: t('forms:field.whenHint') }
  return selectField({ ...field, options, isLong: true }, filled, t)
}

/** Reports the card into the chosen moment, else into the latest moment that allows its kind. */
export function readHappens(fields: Fields, at: FormScene, { first }: Partial<About> = {}): Read {
  const open = possible(at, first)
  if (!open) return formProblem('noReportHere')
  const { kinds, now } = open
  const read = readParts(fields, { about: { ...A_REPORT, first }, kinds, scene: at.scene, now })
  if (!('report' in read)) return read
  const when = textIn(fields, 'when')
  const moment =
    when === '' ? latest(open.moments, read.kind) : open.moments.find(({ value }) => value === when)
  if (!moment) return formProblem('momentGone')
  const teller = read.kind.byTeller ? playerOfTeller(at) : null
  const report = teller === null ? read.report : { ...read.report, owner: teller }
  return reported(read.kind, report, moment, textIn(fields, 'text'), at.scene)
}

/** The player of whoever fills in the form; null: somebody plays for others, too. */
function playerOfTeller({ scene, by }: FormScene): string | null {
  const { seats } = scene.walkthrough
  const [own, ...more] = seats.filter(({ user }) => user !== null && user === by?.userId)
  return own && more.length === 0 && seats.every(({ user }) => user !== null) ? own.player : null
}

/** Reads the same, and marks whose attack it corrects, if the table has a name for that piece. */
export function readCorrection(fields: Fields, at: FormScene, about: About): Read {
  const read = readHappens(fields, at)
  const { names } = at.scene.walkthrough
  if (!('given' in read) || !Object.hasOwn(names, about.question)) return read
  const { answer } = read.given
  const card = { ...(answer.card as object), corrects: about.question }
  return { given: { ...read.given, answer: { ...answer, card } } }
}

/** Skips the moments with a label: only a player's choice makes a report a triggered effect. */
function latest(
  moments: readonly MomentOption[],
  { effect }: Pick<OfferedKind, 'effect'>,
): MomentOption | undefined {
  return moments
    .filter(({ label }) => label === null)
    .findLast(({ effects }) => effect === null || effects.includes(effect))
}

function reported(
  kind: OfferedKind,
  report: Report<unknown>,
  moment: MomentOption,
  text: string,
  scene: Scene,
): Read {
  const { effects, calls, label = moment.label, owner = turnTaken(kind, moment) } = report
  // The text is the note itself, the name of a deployed card, or in all other kinds the name of the reported card.
  const name = kind.text ? null : text && newCardId(scene)
  const called = calls ?? name
  const card = {
    ...(name && { name }),
    ...(owner !== null && { owner }),
    ...(label !== null && { label }),
    effects,
  }
  const answer: Answer = { question: moment.question, card }
  return given(answer, { names: called ? { [called]: asTyped(text) } : {} })
}

/** A note plays no card, so it takes no turn. */
const turnTaken = ({ name }: OfferedKind, { turn }: MomentOption): string | null =>
  name === NOTE.name ? null : turn
