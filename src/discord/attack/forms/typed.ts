// What people type into forms, as text and as numbers. It is never more than that: no markup, nothing invisible.

import type { Game } from '../../../engine/game.ts'
import type { Problem } from '../../../engine/types.ts'
import { LANGUAGES } from '../../../language.ts'
import { type KeyIn, wordsIn } from '../../../words/words.ts'
import { clip } from '../../message/clip.ts'
import type { Fields } from './form.ts'
import { wrong } from './result.ts'

/** Characters that are not seen: halves of characters, marks of direction, and others of format but the joiner of emoji. */
const UNSEEN = /[\p{Cs}\p{Co}\p{Cn}]|(?!\u200D)\p{Cf}/gu

/** Without one of these there is nothing to read. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Text without line breaks, control characters and marks of direction, at most `longest` long; empty if nothing is seen. */
export function cleaned(text: string, longest: number): string {
  const seen = text
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
  return SEEN.test(seen) ? clip(seen, longest).trim() : ''
}

/** The text of a field, or the value chosen in it; empty if there is none. */
export const textIn = (fields: Fields, name: string, longest = 100): string =>
  cleaned(fields.get(name)?.[0] ?? '', longest)

/**
 * The text of a field that is to be kept as it was typed, or why it cannot be: it is longer than Discord lets anybody
 * type there.
 */
export function keptIn(
  fields: Fields,
  name: string,
  max: number,
  kept: 'name' | 'note',
): string | { readonly problem: Problem<Game> } {
  const text = cleaned(fields.get(name)?.[0] ?? '', Number.POSITIVE_INFINITY)
  return text.length > max
    ? wrong(kept === 'note' ? 'noteTooLong' : 'nameTooLong', { given: text.length, max })
    : text
}

/** What numbers count, by the names that words have for it. */
export type Asks =
  KeyIn<'forms'> extends infer Key ? (Key extends `forms:asks.${infer Name}` ? Name : never) : never

/** What a number counts, and from where to where it goes. */
export type Limits = { readonly asks: string; readonly min: number; readonly max: number }

/** A number as it was typed; `isChange` if it has a sign. 'all' is a word of either language. */
export type TypedNumber =
  | { readonly number: number; readonly isChange: boolean }
  | 'all'
  | 'none'
  | 'unreadable'

/** Reads a number of at most four digits, with any of the signs that keyboards have. */
export function numberOf(text: string): TypedNumber {
  const typed = text.trim().toLowerCase()
  if (typed === '') return 'none'
  if (LANGUAGES.some(language => typed === wordsIn(language)('forms:all'))) return 'all'
  const [, sign = '', digits] = typed.match(/^([+＋\-−–]?) ?(\d{1,4})$/) ?? []
  if (digits === undefined) return 'unreadable'
  const isLess = sign !== '' && !'+＋'.includes(sign)
  return { number: isLess ? 0 - Number(digits) : Number(digits), isChange: sign !== '' }
}

/** The number in a field, or why there is none: nothing typed, no number, or not from `min` to `max`. */
export function numberIn(
  fields: Fields,
  name: string,
  { asks, min, max }: Limits,
): number | 'all' | 'none' | { readonly problem: Problem<Game> } {
  const text = textIn(fields, name)
  const typed = numberOf(text)
  if (typed === 'none' || typed === 'all') return typed
  if (typed === 'unreadable') return wrong('numberUnreadable', { typed: text })
  const { number } = typed
  return number < min || number > max ? wrong('numberOutOfRange', { asks, min, max }) : number
}
