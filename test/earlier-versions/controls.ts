// Finds the presses and fields in the components of messages and forms.
import type { Person, Spot } from './callers.ts'

/** A button, an option of a select, or a form, with everything that a press on it sends. */
export type Control = {
  /** The person who sees the message and presses. */
  readonly by: Person
  readonly at: Spot
  readonly message: string
  readonly isPrivate: boolean
  /** The message answers somebody else. */
  readonly isForOthers?: boolean
  readonly customId: string
  /** The chosen option of a select; empty for a button. */
  readonly values: readonly string[]
  /** The values of a form's fields. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
}

type Part = {
  readonly type?: number
  readonly custom_id?: string
  readonly disabled?: boolean
  readonly components?: readonly Part[]
  readonly component?: Part
  readonly accessory?: Part
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[]
  readonly value?: string
  readonly min_values?: number
  readonly required?: boolean
}

const USER_SELECT = 5
const TEXT_INPUT = 4

const parts = (part: Part): Part[] => [
  part,
  ...[...(part.components ?? []), part.component, part.accessory].flatMap(one => (one ? parts(one) : [])),
]

/** Lists each press that these components allow: the custom id, and the option of a select. */
export const pressesIn = (
  components: readonly unknown[],
): readonly { readonly customId: string; readonly values: readonly string[] }[] =>
  (components as readonly Part[]).flatMap(parts).flatMap(({ custom_id: customId, options, disabled }) => {
    if (customId === undefined || disabled) return []
    return options ? options.map(({ value }) => ({ customId, values: [value] })) : [{ customId, values: [] }]
  })

/** What the fields of a form hold when it opens, of those that hold anything: “name Nick Fury”. */
export const filledBefore = (components: readonly unknown[]): string[] =>
  (components as readonly Part[]).flatMap(parts).flatMap(({ custom_id: name, options = [], value }) => {
    const chosen = options.filter(option => option.default).map(option => option.value)
    const held = [...(value ? [value] : []), ...chosen]
    return held.length > 0 ? [`${name} ${held.join(' ')}`] : []
  })

/**
 * Fills a form in.
 * @param pick a number below the one it is given
 * @param typed the text for a field of this name
 */
export function filledIn(
  components: readonly unknown[],
  pick: (below: number) => number,
  typed: (name: string) => string,
  user: string,
): Record<string, readonly string[]> {
  const fields = (components as readonly Part[]).flatMap(parts).filter(part => part.custom_id !== undefined)
  return Object.fromEntries(
    fields.map(({ type, custom_id: name = '', options = [], required }) => {
      if (type === USER_SELECT) return [name, [user]]
      if (type === TEXT_INPUT) return [name, required || pick(2) === 0 ? [typed(name)] : []]
      const chosen = options[pick(options.length)]?.value
      return [name, chosen !== undefined && (required || pick(3) > 0) ? [chosen] : []]
    }),
  )
}
