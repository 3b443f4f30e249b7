// Keeps the values of a submitted form in a custom id. A button opens the form again with them, and a select of cards
// continues with them, at any later time and after a restart of the bot.
import type { APIStringSelectComponent } from 'discord-api-types/v10'
import { nameValue } from '../../../cards/cards.ts'
import type { Language } from '../../../language.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import { clip } from '../../message/clip.ts'
import { LONGEST_ID, MOST_OPTIONS, select } from '../../message/components.ts'
import { plain } from '../../message/escape.ts'
import { type Action, encodeAttackId, shortName } from '../board/ids.ts'
import type { FormScene } from '../faces/forms-face.ts'
import type { Fields } from './form.ts'
import { layoutOf } from './forms.ts'
import type { FoundCard } from './result.ts'
import { cleaned } from './typed-text.ts'

/** The longest label of an option, and the longest value that is kept. */
const MOST = 100

/** The id of the button that opens a refused form again. After a restart a long note may be shortened. */
export function retryId(at: FormScene, rest: readonly string[], fields: Fields): string {
  const id = keptIn('retry', at, rest, fields)
  recent.delete(id)
  recent.set(id, fields)
  for (const oldest of recent.keys()) if (recent.size > MOST_RECENT) recent.delete(oldest)
  return id
}

/** The values of recently refused forms, because an id has no room for a long text. The least recent form comes first. */
const recent = new Map<string, Fields>()
const MOST_RECENT = 200

/** The values of the form behind this button: all of them while `recent` has them, else those in the id. */
export const saidBefore = (id: string, kept: Fields): Fields => recent.get(id) ?? kept

/** A select of the cards that fit a typed name, and of the name alone if it may be one; the choice replaces the name. */
export function pickSelect(
  at: FormScene,
  language: Language,
  rest: readonly string[],
  fields: Fields,
  { candidates, orName }: { readonly candidates: readonly FoundCard[]; readonly orName?: string },
): APIStringSelectComponent {
  const t = wordsIn(language)
  const alone = orName === undefined ? [] : [nameAlone(orName, t)]
  const found = candidates.slice(0, MOST_OPTIONS - alone.length)
  const options = [...found.map(({ value, label }) => ({ value, label: clip(label, MOST) })), ...alone]
  return select(keptIn('form', at, rest, new Map([...fields, ['name', []]])), t('forms:pick'), options)
}

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

/** Separates the choices of one field. `kept` removes it and the separator of custom ids from typed text. */
const SEPARATOR = '‖'

/** The fields that take free text; no form has both. */
const FREE = ['name', 'text']
/** The fields whose values are names of the engine. */
const NAMES = ['when', 'whom', 'side', 'player']

/** The custom id with as many values as fit: first those of selects and numbers, then the free text. */
function keptIn(
  action: Action,
  { scene, forms }: FormScene,
  rest: readonly string[],
  fields: Fields,
): string {
  const { walkthrough } = scene
  const id = { action, walkthrough: walkthrough.id, revision: walkthrough.revision }
  const about = rest.map(shortName)
  const places = layoutOf(rest, forms)?.fields ?? []
  const isFree = (name: string) => Number(FREE.includes(name))
  const names = places.filter(name => name !== null).toSorted((a, b) => isFree(a) - isFree(b))
  let room = LONGEST_ID - encodeAttackId({ ...id, rest: about }).length - places.length
  if (room < 0) return encodeAttackId({ ...id, rest: about })
  const values = new Map<string, string>()
  for (const name of names) {
    const value = within(name, fields.get(name) ?? [], room)
    values.set(name, value)
    room -= value.length
  }
  return encodeAttackId({
    ...id,
    rest: [...about, ...places.map(name => (name === null ? '' : (values.get(name) ?? '')))],
  })
}

/** The part of a value that fits: the beginning of a free text; of other values all or nothing. */
function within(name: string, given: readonly string[], room: number): string {
  if (FREE.includes(name)) return room > 1 ? clip(kept(given[0] ?? ''), room) : ''
  const value = given.map(NAMES.includes(name) ? shortName : kept).join(SEPARATOR)
  return value.length <= room ? value : ''
}

const kept = (value: string): string => cleaned(value, MOST).replace(/[|‖]/g, '¦')
