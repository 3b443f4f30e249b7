// Reads the text of an option and checks it against the option's type and limits.
import type { PageOption } from '../../protocol.ts'
import type { Key } from '../words.ts'
import { folded, type ValueGiven } from './draft.ts'

/** A value that the option offers, and other words for it. */
export type OptionChoice = ValueGiven & { readonly also?: readonly string[] }

/** Says whether the choice is still meant by a text that may not be finished. */
export function isMeant({ shown, also = [] }: OptionChoice, typed: string): boolean {
  const text = folded(typed.trim())
  return folded(shown).includes(text) || also.some(word => folded(word).startsWith(text))
}

export type ValueProblem = { readonly key: Key; readonly slots: Readonly<Record<string, string | number>> }

/**
 * Reads the text of an option.
 * @param choices the offered values; a text option without choices of its own takes other texts too
 * @returns the value, or what is wrong with the text
 */
export function readValue(
  option: PageOption,
  typed: string,
  choices: readonly OptionChoice[],
): ValueGiven | ValueProblem {
  const text = typed.trim()
  const chosen = choices.find(({ shown, also = [] }) =>
    [shown, ...also].some(word => folded(word) === folded(text)),
  )
  if (chosen) return { value: chosen.value, shown: chosen.shown }
  if (text === '') return { key: 'page:composer.empty', slots: { option: option.shown } }
  if (option.type === 'integer' || option.type === 'number') return readNumber(option, text)
  if (option.type === 'text' && option.choices.length === 0) return readText(option, text)
  return { key: 'page:composer.noChoice', slots: { text, option: option.shown } }
}

function readNumber({ type, min, max, shown }: PageOption, text: string): ValueGiven | ValueProblem {
  const value = Number(text.replace(',', '.'))
  const isNumber = type === 'integer' ? Number.isInteger(value) : Number.isFinite(value)
  if (isNumber && value >= (min ?? -Infinity) && value <= (max ?? Infinity)) return { value, shown: text }
  const slots = { option: shown, min: min ?? '', max: max ?? '' }
  if (min !== null && max !== null) return { key: 'page:composer.between', slots }
  if (min !== null) return { key: 'page:composer.atLeast', slots }
  if (max !== null) return { key: 'page:composer.atMost', slots }
  return { key: type === 'integer' ? 'page:composer.whole' : 'page:composer.number', slots }
}

/** For a text, Discord's min and max limit the length. */
function readText({ min, max, shown }: PageOption, text: string): ValueGiven | ValueProblem {
  if (text.length < (min ?? 0))
    return { key: 'page:composer.tooShort', slots: { option: shown, count: min ?? 0 } }
  if (text.length > (max ?? 6000))
    return { key: 'page:composer.tooLong', slots: { option: shown, count: max ?? 0 } }
  return { value: text, shown: text }
}
