// Shows a modal as a user sees it, and builds the data that the client sends when the user submits it.

import { ComponentType as Type } from 'discord-api-types/v10'
import { type Component, everyComponent, withComponentIds } from '../interaction/components.ts'
import type { Interaction } from '../interaction/interactions.ts'
import type { JsonObject } from '../json.ts'
import { Impossible } from './impossible-move.ts'

export type SeenField = {
  readonly customId: string
  readonly label: string
  readonly type: Type
  readonly required: boolean
  readonly description?: string
  readonly placeholder?: string
  /** The text that a text input already holds. */
  readonly value?: string
  readonly options?: readonly { label: string; value: string; default?: boolean | null }[]
}

export type SeenModal = {
  readonly title: string
  readonly customId: string
  readonly fields: readonly SeenField[]
  /** The text displays between the fields. */
  readonly texts: readonly string[]
  /** The interaction that opened it. */
  readonly openedBy: string
  readonly components: readonly Component[]
}

/** A component of a modal, as the client sends it back. */
export type FilledComponent = {
  readonly type: Type
  readonly values?: readonly string[]
  readonly component?: FilledComponent
  readonly components?: readonly FilledComponent[]
}

export type FilledIn = { readonly custom_id: string; readonly components: readonly FilledComponent[] }

export type FieldValue = string | readonly string[] | boolean

/** @returns the modal as its reader sees it */
export function seenModal(opener: Interaction, data: JsonObject): SeenModal {
  const components = withComponentIds((data.components ?? []) as unknown as Component[])
  const places = everyComponent(components)
  return {
    title: String(data.title),
    customId: String(data.custom_id),
    fields: places.flatMap(({ component, parent }) =>
      component.custom_id === undefined ? [] : [seenField(component, component.custom_id, parent)],
    ),
    texts: places.flatMap(({ component }) =>
      component.type === Type.TextDisplay ? [component.content ?? ''] : [],
    ),
    openedBy: opener.id,
    components,
  }
}

const seenField = (component: Component, customId: string, parent: Component | undefined): SeenField => ({
  customId,
  label: (parent?.type === Type.Label ? parent.label : component.label) ?? '',
  type: component.type,
  required: component.required ?? component.type !== Type.Checkbox,
  ...(parent?.description === undefined ? {} : { description: parent.description }),
  ...(component.placeholder === undefined ? {} : { placeholder: component.placeholder }),
  ...(component.value === undefined ? {} : { value: component.value }),
  ...(component.options === undefined ? {} : { options: component.options }),
})

/**
 * Fills a modal in.
 * @param values by custom_id or by label; a text field left out keeps its text
 * @returns the data of the modal submit
 * @throws Error for an unknown field, or for values the client would not let through
 */
export function filledIn(modal: SeenModal, values: Readonly<Record<string, FieldValue>>): FilledIn {
  const filled = new Map<string, FieldValue>()
  for (const [name, value] of Object.entries(values)) {
    const field =
      modal.fields.find(one => one.customId === name) ?? modal.fields.find(one => one.label === name)
    if (!field) throw new Impossible('fieldWrong', `The modal "${modal.title}" has no field "${name}"`, name)
    filled.set(field.customId, value)
  }
  return { custom_id: modal.customId, components: modal.components.map(one => submitted(one, filled)) }
}

function submitted(component: Component, filled: ReadonlyMap<string, FieldValue>): FilledComponent {
  const { type, id, custom_id, components, component: inner } = component
  const place = { type, id }
  if (components) return { ...place, components: components.map(one => submitted(one, filled)) }
  // Errors about the inner component name the label above it.
  if (inner) return { ...place, component: submitted({ ...inner, label: component.label ?? '' }, filled) }
  if (custom_id === undefined) return place
  return { ...place, custom_id, ...sentValue(component, filled.get(custom_id)) } as FilledComponent
}

/**
 * Writes the value of one field as the client sends it; without a value its preset counts.
 * @throws Error for a value the client would not let through
 */
export function sentValue(component: Component, given: FieldValue | undefined): object {
  switch (component.type) {
    case Type.TextInput:
      return { value: typed(component, String(given ?? component.value ?? '')) }
    case Type.Checkbox:
      return { value: given ?? component.default ?? false }
    case Type.RadioGroup:
      return { value: chosen(component, given)[0] ?? null }
    case Type.UserSelect:
      return { values: chosenUsers(component, given) }
    default:
      return { values: chosen(component, given) }
  }
}

function typed(component: Component, value: string): string {
  const { custom_id, min_length = 0, max_length = 4000, required = true } = component
  if (value === '' && !required) return value
  if (value.length < Math.max(min_length, required ? 1 : 0))
    throw new Impossible('fieldTooShort', `The field "${custom_id}" needs more text`, component.label)
  if (value.length > max_length)
    throw new Impossible(
      'fieldTooLong',
      `The field "${custom_id}" takes ${max_length} characters`,
      component.label,
    )
  return value
}

/**
 * Picks options as a user does, by value or by label; without a pick the preselected options count.
 * @throws Error for an option that is not there, too few or too many
 */
export function chosen(component: Component, given: FieldValue | undefined): string[] {
  const { options = [], placeholder, custom_id } = component
  const name = placeholder ?? custom_id
  const preset = options.filter(option => option.default).map(option => option.value)
  const words = given === undefined ? preset : [given].flat().map(String)
  const values = words.map(word => {
    const option = options.find(one => one.value === word) ?? options.find(one => one.label === word)
    if (!option)
      throw new Impossible('fieldWrong', `"${word}" is not an option of "${name}"`, component.label ?? name)
    return option.value
  })
  demandCount(component, values)
  return values
}

/** Reads the chosen user ids; a client offers every user, a test names them by id. */
function chosenUsers(component: Component, given: FieldValue | undefined): string[] {
  const preset = (component.default_values ?? []).map(one => one.id)
  const ids = given === undefined ? preset : [given].flat().map(String)
  demandCount(component, ids)
  return ids
}

function demandCount(component: Component, { length }: readonly string[]): void {
  const { type, required = true, min_values, max_values, placeholder, custom_id } = component
  const least = required ? (min_values ?? 1) : 0
  const most = max_values ?? (type === Type.CheckboxGroup ? 10 : 1)
  const name = placeholder ?? custom_id
  if (length < least || length > most)
    throw new Impossible('fieldWrong', `"${name}" does not take ${length} options`, component.label ?? name)
}

/** @returns the ids that were chosen in the user selects of a filled-in modal */
export const usersIn = ({ components }: FilledIn): string[] =>
  components.flatMap(function ids({ type, values = [], component, components = [] }): string[] {
    if (type === Type.UserSelect) return [...values]
    return [...(component ? [component] : []), ...components].flatMap(ids)
  })
