// Reads typed text and numbers from forms and removes line breaks and invisible characters.

import { LANGUAGES } from '../../../language.ts'
import { type KeyIn, wordsIn } from '../../../words/words.ts'
import { clip } from '../../message/clip.ts'
import type { Fields } from './form.ts'
import { type FormProblem, formProblem } from './result.ts'

/** Invisible or undefined characters: surrogates, private use, unassigned, and format marks but the joiner of emoji. */
const UNSEEN = /[\p{Cs}\p{Co}\p{Cn}]|(?!\u200D)\p{Cf}/gu

/** A text without any of these characters is empty for a reader. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Removes line breaks and invisible characters and cuts the text to `longest`; empty if nothing is visible. */
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

/** The text of a name or a note in full; or a problem if it is longer than `max`. */
export function keptText(
  fields: Fields,
  name: string,
  max: number,
  kept: 'name' | 'note',
): string | FormProblem {
  const text = cleaned(fields.get(name)?.[0] ?? '', Number.POSITIVE_INFINITY)
  return text.length > max
    ? formProblem(kept === 'note' ? 'noteTooLong' : 'nameTooLong', { given: text.length, max })
    : text
}

/** The names of numbers for which `forms:asks` has words. */
export type Asks =
  KeyIn<'forms'> extends infer Key ? (Key extends `forms:asks.${infer Name}` ? Name : never) : never

/** The name of a number, and the range from `min` to `max`. */
export type Limits = { readonly asks: string; readonly min: number; readonly max: number }

/** A number as it was typed; `isChange` if it has a sign. 'all' is typed as a word of either language. */
type TypedNumber = { readonly number: number; readonly isChange: boolean } | 'all' | 'none' | 'unreadable'

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

/** The number in a field, 'all' or 'none'; or a problem if the text is no number or lies outside the limits. */
export function numberIn(
  fields: Fields,
  name: string,
  { asks, min, max }: Limits,
): number | 'all' | 'none' | FormProblem {
  const text = textIn(fields, name)
  const typed = numberOf(text)
  if (typed === 'none' || typed === 'all') return typed
  if (typed === 'unreadable') return formProblem('numberUnreadable', { typed: text })
  const { number } = typed
  return number < min || number > max ? formProblem('numberOutOfRange', { asks, min, max }) : number
}
