// Lists the options of a select: its own, or the users of the guild.
import { useStore } from '../state/store.ts'
import { ComponentKind, type PageComponent } from './component-types.ts'
import type { PickerOption } from './picker-state.ts'

/** The options of a select of either kind. */
export function useSelectOptions(component: PageComponent): readonly PickerOption[] {
  const world = useStore(state => state.world)
  if (component.type === ComponentKind.StringSelect) {
    return (component.options ?? []).map(({ label, value, description, emoji }) => ({
      value,
      label: emoji?.name && !emoji.id ? `${emoji.name} ${label}` : label,
      note: description,
    }))
  }
  return world ? [...world.personas, world.bot].map(({ id, name }) => ({ value: id, label: name })) : []
}

/** @returns the options that are chosen when the select appears */
export const presetOf = ({ options = [], default_values = [] }: PageComponent): readonly string[] => [
  ...options.filter(option => option.default).map(({ value }) => value),
  ...default_values.map(({ id }) => id),
]
