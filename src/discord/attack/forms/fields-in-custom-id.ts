// Keeps the values of a submitted form in a custom id. A button opens the form again with them, and a select of cards
// continues with them, at any later time and after a restart of the bot.
import { nameValue } from '../../../cards/cards.ts'
import type { Translate } from '../../../words/words.ts'
import { selectRows } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { LONGEST_ID, type View } from '../../message/components.ts'
import { plain } from '../../message/escape.ts'
import type { Fields } from '../face/form.ts'
import type { FormScene } from '../face/forms-face.ts'
import { type Action, encodeAttackId, shortName, shortNames } from '../face/ids.ts'
import type { FoundCard } from '../face/result.ts'
import { cleaned } from '../face/typed-text.ts'
import { layoutOf } from './forms.ts'

/** The longest label of an option, and the longest value that is looked at: no id has room for it. */
const MOST = 100

/**
 * How a refused form is opened again: the id of its button, and the texts typed that the id has no room for, whole. null: it
 * cannot be opened any more.
 */
export type Retry = { readonly id: string | null; readonly typed: readonly string[] }

export function retryOf(at: FormScene, rest: readonly string[], fields: Fields): Retry {
  const { id, lost } = keptIn('retry', at, rest, fields)
  return { id, typed: lost.filter(name => !CHOSEN.includes(name)).flatMap(name => fields.get(name) ?? []) }
}

/** For a form that nobody is asked any more: its free text alone. */
export const noRetry = (fields: Fields): Retry => ({
  id: null,
  typed: FREE.flatMap(name => fields.get(name) ?? []).filter(text => text.trim() !== ''),
})

/** The most cards that a typed name may mean, beside the name alone: four selects. */
export const MOST_NAMESAKES = 99

type Choice = { readonly value: string; readonly label: string }

/** The cards that fit a typed name, and the name alone if it may be one. */
export function picks(
  { candidates, orName }: { readonly candidates: readonly FoundCard[]; readonly orName?: string },
  t: Translate,
): readonly Choice[] {
  const alone = orName === undefined ? [] : [nameAlone(orName, t)]
  const found = candidates.slice(0, MOST_NAMESAKES)
  return [...found.map(({ value, label }) => ({ value, label: clip(label, MOST) })), ...alone]
}

/** Selects of `picks`, in whose ids the rest of the form stands; null if that does not fit. The choice replaces the name. */
export function pickRows(
  at: FormScene,
  t: Translate,
  rest: readonly string[],
  fields: Fields,
  choices: readonly Choice[],
): View | null {
  const { id, lost } = keptIn('form', at, rest, unnamed(fields))
  if (lost.length > 0) return null
  // keptBy() leaves what comes behind the fields alone; Discord allows 20 characters more than LONGEST_ID.
  const ids = (page: number) => (page === 0 ? id : `${id}|${page}`)
  const list = {
    kind: 'cards',
    id: ids,
    placeholder: t('forms:pick'),
    options: choices,
    isLong: true,
  } as const
  return selectRows(list, t)
}

/** The values of a form but the name, which is chosen or typed anew. */
export const unnamed = (fields: Fields): Fields => new Map([...fields, ['name', []]])

/** The choice of a typed name that is to stand for no card. */
export const nameAlone = (typed: string, t: Translate) => {
  const name = plain(typed)
  return { label: clip(t('forms:nameAlone', { name }), MOST), value: clip(nameValue(name), MOST) }
}

/** The values in the custom id of a button or a select; null if it names no form. */
export function keptBy(
  rest: readonly string[],
  { forms }: Pick<FormScene, 'forms'>,
): { readonly rest: readonly string[]; readonly fields: Fields } | null {
  const layout = layoutOf(rest, forms)
  if (!layout) return null
  const values = rest.slice(layout.parts)
  const fields = layout.fields.flatMap((name, index): [string, readonly string[]][] =>
    name === null ? [] : [[name, (values[index] ?? '').split(SEPARATOR).filter(Boolean)]],
  )
  return { rest: rest.slice(0, layout.parts), fields: new Map(fields) }
}

/** Separates the choices of one field. A typed text with it, or with the separator of custom ids, stands in no id. */
const SEPARATOR = '‖'

/** The fields that take free text; no form has both. */
const FREE = ['name', 'text']
/** The fields whose values are names of the engine. */
const NAMES = ['when', 'whom', 'side', 'player', 'status']
/** The fields in which something is chosen; into all others something is typed. */
const CHOSEN = [...NAMES, 'what', 'kind', 'user']

/**
 * The custom id with as many values as fit, each whole or not at all: first those of selects and numbers, then the free
 * text. `lost` are the fields with a value that is not in it.
 */
function keptIn(
  action: Action,
  { scene, forms }: FormScene,
  rest: readonly string[],
  fields: Fields,
): { readonly id: string; readonly lost: readonly string[] } {
  const { walkthrough } = scene
  const id = { action, walkthrough: walkthrough.id, revision: walkthrough.revision }
  const about = shortNames(rest)
  const places = layoutOf(rest, forms)?.fields ?? []
  const isFree = (name: string) => Number(FREE.includes(name))
  const names = places.filter(name => name !== null).toSorted((a, b) => isFree(a) - isFree(b))
  let room = LONGEST_ID - encodeAttackId({ ...id, rest: about }).length - places.length
  const values = new Map<string, string>()
  for (const name of names) {
    const value = written(name, fields.get(name) ?? [])
    if (value === null || value.length > room) continue
    values.set(name, value)
    room -= value.length
  }
  const inPlaces = room < 0 ? [] : places.map(name => values.get(name ?? '') ?? '')
  return {
    id: encodeAttackId({ ...id, rest: [...about, ...inPlaces] }),
    lost: names.filter(name => !values.has(name)),
  }
}

/** The value as an id holds it; null if it holds a character that separates ids, or is too long for any. */
function written(name: string, given: readonly string[]): string | null {
  const values = given.map(value => (NAMES.includes(name) ? shortName(value) : cleaned(value, MOST + 1)))
  const isWhole = values.every(value => value.length <= MOST && !/[|‖]/.test(value))
  return isWhole ? values.join(SEPARATOR) : null
}
