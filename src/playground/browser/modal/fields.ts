// Knows the fields of a modal: what their controls need, their first values, and the faults that a client would not send.
import type { FieldValue } from '../../../loopback/persona/modal.ts'
import { ComponentKind, type PageComponent } from '../parts/component-types.ts'
import { presetOf } from '../parts/select-options.ts'
import type { Key } from '../words.ts'

/** A modal as it is filled in. */
export type FilledModal = {
  readonly values: ReadonlyMap<string, FieldValue>
  /** Whether faults are shown; false until the first try to send. */
  readonly isChecked: boolean
  readonly set: (customId: string, value: FieldValue) => void
}

/** The properties that the control of every field type needs. */
export type FieldControl = {
  readonly field: PageComponent
  readonly id: string
  readonly describedBy: string | undefined
  readonly value: FieldValue | undefined
  readonly set: (value: FieldValue) => void
}

export type FieldFault = { readonly key: Key; readonly slots: Readonly<Record<string, number>> }

/** @returns the fields of a modal, in their order */
export const fieldsOf = (components: readonly PageComponent[]): readonly PageComponent[] =>
  components.flatMap(({ type, component, components: inside }) =>
    type === ComponentKind.Label ? (component ?? []) : (inside ?? []),
  )

/** @returns the first value of each field when the modal opens, by custom_id */
export const presetFields = (components: readonly PageComponent[]): ReadonlyMap<string, FieldValue> =>
  new Map(
    fieldsOf(components).flatMap((field): [string, FieldValue][] =>
      field.custom_id === undefined ? [] : [[field.custom_id, presetValue(field)]],
    ),
  )

function presetValue(field: PageComponent): FieldValue {
  if (field.type === ComponentKind.TextInput) return field.value ?? ''
  if (field.type === ComponentKind.Checkbox) return field.default ?? false
  return presetOf(field)
}

/** @returns the fault of a field as it is filled in, or null */
export function fieldFault(field: PageComponent, values: ReadonlyMap<string, FieldValue>): FieldFault | null {
  const value = values.get(field.custom_id ?? '')
  if (field.type === ComponentKind.TextInput) return textFault(field, String(value ?? ''))
  if (field.type === ComponentKind.Checkbox || !Array.isArray(value)) return null
  const { required = true, min_values: min = 1 } = field
  const least = required ? min : 0
  if (value.length >= least) return null
  return { key: least === 1 ? 'page:modal.chooseOne' : 'page:modal.chooseMore', slots: { least } }
}

function textFault(
  { required = true, min_length: least = 0, max_length: most = 4000 }: PageComponent,
  text: string,
) {
  if (text === '') return required ? fault('page:modal.required', {}) : null
  if (text.length < least) return fault('page:modal.tooShort', { count: least })
  return text.length > most ? fault('page:modal.tooLong', { count: most }) : null
}

const fault = (key: Key, slots: FieldFault['slots']): FieldFault => ({ key, slots })
