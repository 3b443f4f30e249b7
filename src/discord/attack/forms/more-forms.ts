// The forms behind the select of further actions. “Correct the table” changes numbers and statuses of one card where
// the board shows them wrong; “Hand over” gives the lead of the attack, or the seat of a player, to another person.

import type { Language } from '../../../language.ts'
import { LEAD } from '../../../store/seats.ts'
import { wordsIn } from '../../../words/words.ts'
import {
  type Fields,
  type Form,
  NO_FIELDS,
  selectField,
  textField,
  userField,
  walkthroughForm,
} from '../face/form.ts'
import type { FormScene } from '../face/forms-face.ts'
import { putRightAt } from '../face/mends.ts'
import { type FormProblem, formProblem, given, type Read } from '../face/result.ts'
import type { OfferedCorrections } from '../face/table.ts'
import { type Limits, numberOf, textIn } from '../face/typed-text.ts'
import { asksText, namesIn, pieceOptions } from './names.ts'

type Field = OfferedCorrections['numbers'][number]
type Corrected = Field[number]

/** A third number is not in the name: forms that 2.0.0 has opened, and the ids of its buttons, know two. */
const fieldName = (numbers: Field): string =>
  numbers
    .slice(0, 2)
    .map(({ name }) => name)
    .join('/')

/** null if no card is in play or no window takes reports now. */
export function correctForm(
  { scene, forms }: FormScene,
  language: Language,
  filled: Fields = NO_FIELDS,
): Form | null {
  const now = forms.now(scene)
  if (!now || now.table.pieces.length === 0 || forms.moments(scene).length === 0) return null
  const corrections = now.corrections()
  const t = wordsIn(language)
  const nameOf = namesIn(scene.walkthrough, language)
  const who = { name: 'whom', label: t('forms:field.whose'), required: true }
  return walkthroughForm(scene, ['correct'], t('forms:title.correct'), [
    selectField({ ...who, options: pieceOptions(forms, now, nameOf, t), isLong: true }, filled, t),
    ...corrections.numbers.map(numbers => correctedField(numbers, language, filled)),
    ...statusFields(corrections, nameOf, language, filled),
  ])
}

function correctedField(numbers: Field, language: Language, filled: Fields) {
  const t = wordsIn(language)
  const label = numbers.map(({ asks }) => asksText(asks, language)).join(' / ')
  const hint = t(numbers.length > 1 ? 'forms:field.severalHint' : 'forms:field.correctHint')
  return textField({ name: fieldName(numbers), label, hint, longest: 12 }, filled)
}

/** No field in a game without statuses: Discord refuses a select without options. */
function statusFields(
  { statuses }: OfferedCorrections,
  nameOf: (player: string) => string,
  language: Language,
  filled: Fields,
) {
  if (statuses.length === 0) return []
  const t = wordsIn(language)
  const options = statuses.map(({ name, words, of }) => ({
    value: name,
    label: t(words, { player: of === undefined ? '' : nameOf(of) }),
  }))
  const field = { name: 'status', label: t('forms:field.status'), hint: t('forms:field.statusHint') }
  return [selectField({ ...field, options, most: options.length }, filled, t)]
}

/** Reports a card with the corrections. It goes into the first moment without a turn, so it passes no window. */
export function readCorrect(fields: Fields, at: FormScene): Read {
  const { scene, forms } = at
  const now = forms.now(scene)
  const moment = putRightAt(at)
  if (!now || !moment) return formProblem('noReportHere')
  const whom = textIn(fields, 'whom')
  if (!now.table.pieces.some(({ id }) => id === whom)) return formProblem('cardGone')
  const corrections = now.corrections()
  const numbers = numbersOf(fields, corrections, whom)
  if ('problem' in numbers) return numbers
  const isKnown = Object.keys(numbers.numbers).length > 0
  const effects = [
    ...(isKnown ? [corrections.known(whom, numbers.numbers)] : []),
    ...statusEffects(corrections, whom, fields.get('status') ?? []),
  ]
  if (effects.length === 0) return formProblem('nothingCorrected')
  const { question, label } = moment
  return given({ question, card: { ...(label !== null && { label }), effects } })
}

/** The effects that give the card the chosen statuses; a status that the card has already needs none. */
const statusEffects = (
  { statuses }: OfferedCorrections,
  piece: string,
  chosen: readonly string[],
): unknown[] =>
  statuses.filter(({ name }) => chosen.includes(name)).flatMap(({ effect }) => effect(piece) ?? [])

type Numbers = { numbers: Readonly<Record<string, number>> } | FormProblem

/** The text for each number of a field; a slash separates two numbers in one field. */
function typedFor(fields: Fields, numbers: Field): [Corrected | undefined, string][] {
  const typed = textIn(fields, fieldName(numbers))
  const parts = numbers.length > 1 ? typed.split('/') : [typed]
  return parts.map((part, index) => [numbers[index], part])
}

function numbersOf(fields: Fields, corrections: OfferedCorrections, piece: string): Numbers {
  const numbers: Record<string, number> = {}
  for (const [wanted, text] of corrections.numbers.flatMap(one => typedFor(fields, one))) {
    if (!wanted) return formProblem('numberUnreadable', { typed: text.trim() })
    const number = corrected(text, wanted, wanted.now(piece))
    if (typeof number === 'object') return number
    if (number !== undefined) numbers[wanted.name] = number
  }
  return { numbers }
}

/** The corrected number; undefined if the field is empty. */
function corrected(
  text: string,
  { asks, min, max }: Limits,
  now: number | null,
): number | undefined | FormProblem {
  const typed = numberOf(text)
  if (typed === 'none') return undefined
  if (typeof typed === 'string') return formProblem('numberUnreadable', { typed: text.trim() })
  if (typed.isChange && now === null) return formProblem('changeOfUnknown', { asks })
  const number = typed.number + (typed.isChange ? (now ?? 0) : 0)
  return number < min || number > max ? formProblem('numberOutOfRange', { asks, min, max }) : number
}

export function handOverForm({ scene }: FormScene, language: Language, filled: Fields = NO_FIELDS): Form {
  const t = wordsIn(language)
  const nameOf = namesIn(scene.walkthrough, language)
  const seats = scene.walkthrough.seats.map(({ player }) => ({
    value: player,
    label: t('forms:seat', { player: nameOf(player) }),
  }))
  const options = [{ value: LEAD, label: t('forms:lead') }, ...seats]
  const what = { name: 'side', label: t('forms:field.side'), required: true, options }
  const before = filled.has('side') ? filled : new Map([['side', [LEAD]]])
  return walkthroughForm(scene, ['handOver'], t('forms:title.handOver'), [
    selectField(what, before, t),
    userField({ name: 'user', label: t('forms:field.user') }, filled),
  ])
}

/** The form does not check whether this person may hand it over, or whether the receiver is a bot. */
export function readHandOver(fields: Fields, { scene }: FormScene): Read {
  const user = textIn(fields, 'user')
  if (!/^\d{1,20}$/.test(user)) return formProblem('userMissing')
  const side = textIn(fields, 'side')
  if (side === LEAD) return { handedOver: { user, player: LEAD } }
  const seat = scene.walkthrough.seats.find(({ player }) => player === side)
  return seat ? { handedOver: { user, player: seat.player } } : formProblem('sideMissing')
}
