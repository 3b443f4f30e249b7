// Lists all forms of a walkthrough by kind: how each opens, how it is read and in which order its fields are kept.

import type { Language } from '../../../language.ts'
import type { AnyForms, FormScene, SpecialForm } from '../faces/forms-face.ts'
import { choiceIn, questionKind } from '../questions/window.ts'
import { numberForm, readNumber, readResolve, resolveForm } from './choice-forms.ts'
import { type Fields, type Form, NO_FIELDS } from './form.ts'
import { joinForm, readJoin } from './join.ts'
import { correctForm, handOverForm, readCorrect, readHandOver } from './more-forms.ts'
import { happensForm, readHappens } from './report-form.ts'
import { type FindCards, formProblem, type Read } from './result.ts'
import { JOIN } from './table.ts'

type Places = readonly (string | null)[]

type FormKind = Omit<SpecialForm, 'fields'> & {
  /** Whether the form is about a question and a choice. */
  readonly isAbout: boolean
  /** The names of the fields, in the order in which a button keeps them; null: the place of a field of other flows. */
  readonly fields: (forms: Pick<AnyForms, 'kept'>) => Places
}

const about = (
  fields: FormKind['fields'],
  open: SpecialForm['open'],
  read: SpecialForm['read'],
): FormKind => ({ isAbout: true, fields, open, read })

const whole = (
  fields: FormKind['fields'],
  open: (at: FormScene, language: Language, filled: Fields) => Form | null,
  read: (fields: Fields, at: FormScene) => Read,
): FormKind => ({
  isAbout: false,
  fields,
  open: (at, language, _, filled) => open(at, language, filled),
  read,
})

/** The forms that every flow has. */
const FORMS: Readonly<Record<string, FormKind>> = {
  happens: whole(() => ['what', 'when', 'whom', 'number', 'text'], happensForm, readHappens),
  correct: whole(({ kept }) => ['whom', ...kept.correct, 'status'], correctForm, readCorrect),
  handOver: whole(() => ['side', 'user'], handOverForm, readHandOver),
  number: about(() => ['number'], numberForm, readNumber),
  resolve: about(() => ['what', 'whom', 'number', 'text'], resolveForm, readResolve),
  join: about(({ kept }) => ['name', 'player', 'kind', ...kept.join], joinForm, readJoin),
}

function kindNamed(name: string, { special }: Pick<AnyForms, 'special'>): FormKind | undefined {
  if (Object.hasOwn(FORMS, name)) return FORMS[name]
  const own = Object.hasOwn(special, name) ? special[name] : undefined
  return own && about(() => own.fields, own.open, own.read)
}

/** The kind of a form with its question and choice, as a custom id contains them. */
type Rest = readonly string[]

/**
 * The names of a form's fields in the order in which a custom id keeps them, and how many parts of the id come before
 * them; null: there is no form of this kind.
 */
export function layoutOf(
  [kind = '']: Rest,
  forms: AnyForms,
): { readonly fields: Places; readonly parts: number } | null {
  const known = kindNamed(kind, forms)
  return known ? { fields: known.fields(forms), parts: known.isAbout ? 3 : 1 } : null
}

/** The form that a custom id names, empty or filled in; null if its question is not asked now. */
export function formFor(
  [kind = '', question = '', choice = '']: Rest,
  at: FormScene,
  language: Language,
  filled: Fields = NO_FIELDS,
): Form | null {
  return kindNamed(kind, at.forms)?.open(at, language, { question, choice }, filled) ?? null
}

/** Reads a submitted form. `at` is the scene as it stands now; it may have changed since the form was opened. */
export function readForm(
  [kind = '', question = '', choice = '']: Rest,
  fields: Fields,
  at: FormScene,
  find: FindCards,
): Read {
  const known = kindNamed(kind, at.forms)
  return known?.read(fields, at, { question, choice }, find) ?? formProblem('notAskedNow')
}

/**
 * The form for a choice that needs a joining piece, a card or a number. null: the choice needs none, or is not asked now.
 * `choice` is a choice of the engine, or JOIN and the name of a role.
 */
export function askForm(at: FormScene, language: Language, question: string, choice: string): Form | null {
  if (choice.startsWith(JOIN)) return formFor(['join', question, choice.slice(JOIN.length)], at, language)
  const open = choiceIn(at.scene, question, choice)?.choice
  if (!open) return null
  const base = questionKind(question)
  if (Object.hasOwn(at.forms.special, base)) return formFor([base, question, choice], at, language)
  if (open.number) return formFor(['number', question, choice], at, language)
  return open.card ? formFor(['resolve', question, choice], at, language) : null
}
