// What a select offers: its own options, or the people, roles and places that are there.
import type { World } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import { type Component, Kind } from './kinds.ts'
import type { PickerOption } from './picker.ts'

/** The options of any of Discord's selects. */
export function useSelectOptions(component: Component): readonly PickerOption[] {
  const world = useStore(state => state.world)
  if (component.type === Kind.StringSelect) {
    return (component.options ?? []).map(({ label, value, description, emoji }) => ({
      value,
      label: emoji?.name && !emoji.id ? `${emoji.name} ${label}` : label,
      note: description,
    }))
  }
  return world ? named(OFFERED[component.type]?.(world) ?? []) : []
}

/** @returns what stands chosen in it when it appears */
export const presetOf = ({ options = [], default_values = [] }: Component): readonly string[] => [
  ...options.filter(option => option.default).map(({ value }) => value),
  ...default_values.map(({ id }) => id),
]

type Named = { readonly id: string; readonly name: string }

const people = ({ personas, bot }: World): readonly Named[] => [...personas, bot]
const roles = (world: World): readonly Named[] => world.roles ?? []

const OFFERED: Readonly<Record<number, (world: World) => readonly Named[]>> = {
  [Kind.UserSelect]: people,
  [Kind.RoleSelect]: roles,
  [Kind.MentionableSelect]: world => [...people(world), ...roles(world)],
  [Kind.ChannelSelect]: ({ places }) => places.filter(({ kind }) => kind !== 'direct'),
}

const named = (list: readonly Named[]): readonly PickerOption[] =>
  list.map(({ id, name }) => ({ value: id, label: name }))
