// All forms of a walkthrough by their kind: how each is opened and read, and in which order its fields are kept.
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { boostForm, readBoost } from './boost.ts'
import { burstForm, readBurst } from './burst.ts'
import { correctForm, readCorrect } from './correct.ts'
import { type Fields, type Form, NO_FIELDS } from './form.ts'
import type { FindCards } from './found-card.ts'
import { handOverForm, readHandOver } from './hand-over.ts'
import { happensForm, readHappens } from './happens.ts'
import { joinForm, readJoin } from './join.ts'
import { JOIN } from './join-roles.ts'
import { numberForm, readNumber } from './number.ts'
import { type About, baseOf, choiceIn } from './prompt.ts'
import { readResolve, resolveForm } from './resolve.ts'
import { type Read, wrong } from './result.ts'

type Opens = (scene: Scene, language: Language, about: About, filled: Fields) => Form | null
type Reads = (fields: Fields, scene: Scene, about: About, find: FindCards) => Read

type FormKind = {
  /** Whether it is about a question and a choice. */
  readonly isAbout: boolean
  /** In the order in which a button keeps them. */
  readonly fields: readonly string[]
  readonly open: Opens
  readonly read: Reads
}

const about = (fields: readonly string[], open: Opens, read: Reads): FormKind => ({
  isAbout: true,
  fields,
  open,
  read,
})

const whole = (
  fields: readonly string[],
  open: (scene: Scene, language: Language, filled: Fields) => Form | null,
  read: (fields: Fields, scene: Scene) => Read,
): FormKind => ({
  isAbout: false,
  fields,
  open: (scene, language, _, filled) => open(scene, language, filled),
  read,
})

const FORMS: Readonly<Record<string, FormKind>> = {
  happens: whole(['what', 'when', 'whom', 'number', 'text'], happensForm, readHappens),
  correct: whole(['whom', 'damage', 'hitPoints', 'atk/def', 'hp', 'ap', 'status'], correctForm, readCorrect),
  handOver: whole(['side', 'user'], handOverForm, readHandOver),
  number: about(['number'], numberForm, readNumber),
  boost: about(['name', 'icons', 'what', 'whom', 'number'], boostForm, readBoost),
  burst: about(['name', 'what', 'whom', 'number'], burstForm, readBurst),
  resolve: about(['what', 'whom', 'number', 'text'], resolveForm, readResolve),
  join: about(
    ['name', 'player', 'kind', 'def', 'hitPoints', 'damage', 'retaliate', 'ap', 'hp'],
    joinForm,
    readJoin,
  ),
}

const kindNamed = (name: string): FormKind | undefined =>
  Object.hasOwn(FORMS, name) ? FORMS[name] : undefined

/** A kind of form with its question and choice, as they stand in a custom id. */
type Rest = readonly string[]

/** The names of a form's fields, and how many parts of a custom id say what it is about; null: there is no such form. */
export function layoutOf([kind = '']: Rest): {
  readonly fields: readonly string[]
  readonly parts: number
} | null {
  const known = kindNamed(kind)
  return known ? { fields: known.fields, parts: known.isAbout ? 3 : 1 } : null
}

/** The form that a custom id names, empty or filled in; null if what it is about is not asked now. */
export function formFor(
  [kind = '', question = '', choice = '']: Rest,
  scene: Scene,
  language: Language,
  filled: Fields = NO_FIELDS,
): Form | null {
  const known = kindNamed(kind)
  return known?.open(scene, language, { question, choice }, filled) ?? null
}

/** What was filled in. The scene is as it stands now: it may have moved since the form was opened. */
export function readForm(
  [kind = '', question = '', choice = '']: Rest,
  fields: Fields,
  scene: Scene,
  find: FindCards,
): Read {
  const known = kindNamed(kind)
  return known?.read(fields, scene, { question, choice }, find) ?? wrong('notAskedNow')
}

/**
 * The form for what a choice needs: somebody who joins, a card, a number. null: it needs nothing, or it is not asked
 * now. The choice is one of the engine's, or a role of those who may join, with JOIN before it.
 */
export function askForm(scene: Scene, language: Language, question: string, choice: string): Form | null {
  if (choice.startsWith(JOIN)) return formFor(['join', question, choice.slice(JOIN.length)], scene, language)
  const open = choiceIn(scene, question, choice)?.choice
  if (!open) return null
  const base = baseOf(question)
  if (base === 'boost' || base === 'burst') return formFor([base, question, choice], scene, language)
  if (open.number) return formFor(['number', question, choice], scene, language)
  return open.card ? formFor(['resolve', question, choice], scene, language) : null
}
