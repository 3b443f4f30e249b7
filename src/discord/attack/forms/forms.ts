// Lists all forms of a walkthrough by kind: how each opens, how it is read and in which order its fields are kept.

import type { Language } from '../../../language.ts'
import { type KindPart, partsOf, unmarked, withMark } from '../face/effect-parts.ts'
import { type Fields, type Form, isTurned, NO_FIELDS } from '../face/form.ts'
import type { AnyForms, FormScene, SpecialForm } from '../face/forms-face.ts'
import { type FindCards, formProblem, type Read } from '../face/result.ts'
import { JOIN } from '../face/table.ts'
import { type About, choiceIn, questionKind } from '../face/window.ts'
import { cardForm, readCard } from './card-form.ts'
import { numberForm, readNumber, readResolve, resolveForm, resolveKinds } from './choice-forms.ts'
import { joinForm, readJoin } from './join.ts'
import { correctForm, handOverForm, readCorrect, readHandOver } from './more-forms.ts'
import { CORRECTION, happensForm, happensKinds, readCorrection, readHappens } from './report-form.ts'
import { SECOND, SECOND_PARTS, secondAbout } from './second-part.ts'

type Places = readonly (string | null)[]

type FormKind = Omit<SpecialForm, 'fields'> & {
  /** How many parts of a custom id come before its fields: a form about a question and a choice has three. */
  readonly parts: number
  /** The names of the fields, in the order in which a button keeps them; null: the place of a field of other flows. */
  readonly fields: (forms: Pick<AnyForms, 'kept'>) => Places
}

/** The kinds of effects that a form offers; none: it offers no effects. */
type KindsIn = NonNullable<SpecialForm['kinds']>

const about = (
  fields: FormKind['fields'],
  open: SpecialForm['open'],
  read: SpecialForm['read'],
  kinds?: KindsIn,
): FormKind => ({ parts: 3, fields, open, read, ...(kinds && { kinds }) })

const whole = (
  fields: FormKind['fields'],
  open: (at: FormScene, language: Language, filled: Fields) => Form | null,
  read: (fields: Fields, at: FormScene) => Read,
): FormKind => ({ parts: 1, fields, open: (at, language, _, filled) => open(at, language, filled), read })

/** The forms that every flow has. */
const FORMS: Readonly<Record<string, FormKind>> = {
  happens: {
    parts: 1,
    fields: () => ['what', 'when', 'whom', 'number', 'text'],
    open: (at, language, about, filled) => happensForm(at, language, filled, about),
    read: readHappens,
    kinds: happensKinds,
  },
  /** A report that corrects an earlier attack: the id has whose. */
  [CORRECTION]: {
    parts: 2,
    fields: () => ['what', 'when', 'whom', 'number', 'text'],
    open: (at, language, about, filled) => happensForm(at, language, filled, about),
    read: readCorrection,
    kinds: happensKinds,
  },
  correct: whole(({ kept }) => ['whom', ...kept.correct, 'status'], correctForm, readCorrect),
  handOver: whole(() => ['side', 'user'], handOverForm, readHandOver),
  number: about(() => ['number'], numberForm, readNumber),
  resolve: about(() => ['what', 'whom', 'number', 'text', 'when'], resolveForm, readResolve, resolveKinds),
  card: {
    parts: 1,
    fields: () => ['name'],
    open: (at, language, _, filled) => cardForm(at, language, filled),
    read: (fields, at, _, find) => readCard(fields, at, find),
  },
  join: about(
    ({ kept }) => ['name', 'player', 'kind', ...kept.join, 'pilot', 'amount', 'order'],
    joinForm,
    readJoin,
  ),
}

function kindNamed(named: string, { special }: Pick<AnyForms, 'special'>): FormKind | undefined {
  const { kind: name } = unmarked(named)
  if (Object.hasOwn(FORMS, name)) return FORMS[name]
  const own = Object.hasOwn(special, name) ? special[name] : undefined
  return own && about(() => own.fields, own.open, own.read, own.kinds)
}

/** The kind of a form with its question and choice, as a custom id contains them. */
type Rest = readonly string[]

/** The fields of the second part of a text, whichever form it was begun in: those of a report, and the name of a card. */
const SECOND_FIELDS: Places = ['what', 'when', 'whom', 'number', 'text', 'name']

/**
 * The names of a form's fields in the order in which a custom id keeps them, and how many parts of the id come before
 * them; null: there is no form of this kind.
 */
export function layoutOf(
  [kind = '']: Rest,
  forms: AnyForms,
): { readonly fields: Places; readonly parts: number } | null {
  if (unmarked(kind).kind === SECOND) return { fields: SECOND_FIELDS, parts: SECOND_PARTS }
  const known = kindNamed(kind, forms)
  return known ? { fields: known.fields(forms), parts: known.parts } : null
}

/** The form that a custom id names, and what it is about; null if there is none, or nothing that is asked now. */
function formNamed(
  [kind = '', ...given]: Rest,
  at: FormScene,
): { readonly known: FormKind; readonly about: About } | null {
  const { kind: name, part } = unmarked(kind)
  const [question = '', choice = ''] = given
  const about = name === SECOND ? secondAbout(given, at) : { question, choice }
  const known = about && kindNamed(name === SECOND ? begunIn(about, at) : name, at.forms)
  return known ? { known, about: { ...about, part } } : null
}

/** The kind of the form in which a text of two parts was begun. */
const begunIn = ({ question, choice }: About, at: FormScene): string =>
  (question === '' ? 'happens' : askedIn(at, question, choice)?.[0]) ?? ''

/** The form that a custom id names, empty or filled in; null if its question is not asked now. */
export function formFor(
  rest: Rest,
  at: FormScene,
  language: Language,
  filled: Fields = NO_FIELDS,
): Form | null {
  const named = formNamed(rest, at)
  return named?.known.open(at, language, named.about, filled) ?? null
}

/** The parts of the kinds that the form offers; none: the form offers no effects. */
export function partsIn(rest: Rest, at: FormScene): readonly KindPart[] {
  const named = formNamed(rest, at)
  return partsOf(named?.known.kinds?.(at, named.about) ?? [])
}

/** The parts of the form behind a press: “something happens”, or a choice that asks for more. */
export function partsBehind(at: FormScene, action: string, [question, choice]: Rest): readonly KindPart[] {
  if (action === 'happens') return partsIn(['happens'], at)
  const rest = action === 'ask' ? askedIn(at, question ?? '', choice ?? '') : null
  return rest ? partsIn(rest, at) : []
}

/** Reads a submitted form. `at` is the scene as it stands now; it may have changed since the form was opened. */
export function readForm(rest: Rest, fields: Fields, at: FormScene, find: FindCards): Read {
  if (isTurned(fields)) return formProblem('listGoesOn')
  const named = formNamed(rest, at)
  return named ? named.known.read(fields, at, named.about, find) : formProblem('notAskedNow')
}

/**
 * The form for a choice that needs a joining piece, a card or a number. null: the choice needs none, or is not asked now.
 * `choice` is a choice of the engine, or JOIN and the name of a role.
 */
export function askForm(
  at: FormScene,
  language: Language,
  question: string,
  choice: string,
  part?: string,
): Form | null {
  const [kind = '', ...rest] = askedIn(at, question, choice) ?? []
  return kind === '' ? null : formFor([withMark(kind, part), ...rest], at, language)
}

/** The kind of that form with its question and choice; null: there is none. */
function askedIn(at: FormScene, question: string, choice: string): Rest | null {
  if (choice.startsWith(JOIN)) return ['join', question, choice.slice(JOIN.length)]
  const open = choiceIn(at.scene, question, choice)?.choice
  if (!open) return null
  const base = questionKind(question)
  if (Object.hasOwn(at.forms.special, base)) return [base, question, choice]
  if (open.number) return ['number', question, choice]
  return open.card ? ['resolve', question, choice] : null
}
