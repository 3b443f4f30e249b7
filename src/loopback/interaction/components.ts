// Describes all components of messages and modals with one loose type, and walks through them.
import { ComponentType } from 'discord-api-types/v10'
import type { Path } from '../json.ts'

export type Emoji = { id?: string | null; name?: string | null; animated?: boolean }
export type SelectOption = {
  label: string
  value: string
  description?: string | null
  default?: boolean | null
  emoji?: Emoji | null
}

/** Holds every field that any component may have; the schema checks which component may have which. */
export type Component = {
  type: ComponentType
  id?: number
  custom_id?: string
  style?: number
  label?: string
  description?: string
  content?: string
  placeholder?: string
  url?: string
  sku_id?: string
  value?: string
  default?: boolean
  emoji?: Emoji
  options?: SelectOption[]
  default_values?: { id: string; type: string }[]
  min_values?: number
  max_values?: number
  min_length?: number
  max_length?: number
  required?: boolean
  disabled?: boolean
  divider?: boolean
  accent_color?: number
  components?: Component[]
  accessory?: Component
  component?: Component
  items?: { media: { url: string }; description?: string }[]
  media?: { url: string }
  file?: { url: string }
}

export type PlacedComponent = { component: Component; path: Path; parent: Component | undefined }

/** The components that need the Components V2 flag at the top of a message. */
export const V2_TYPES: ReadonlySet<ComponentType> = new Set([
  ComponentType.Section,
  ComponentType.TextDisplay,
  ComponentType.Thumbnail,
  ComponentType.MediaGallery,
  ComponentType.File,
  ComponentType.Separator,
  ComponentType.Container,
])

/** The components in which a user chooses. */
export const SELECT_TYPES: ReadonlySet<ComponentType> = new Set([
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
])

/**
 * Lists all components, each before the components inside it.
 * @param components the top-level components
 * @param path their path in the body
 * @returns every component with its path and its parent
 */
export function everyComponent(
  components: readonly Component[] | null | undefined,
  path: Path = [],
  parent?: Component,
): PlacedComponent[] {
  return (components ?? []).flatMap((component, index) => placed(component, [...path, index], parent))
}

function placed(component: Component, path: Path, parent: Component | undefined): PlacedComponent[] {
  const inner = (['accessory', 'component'] as const).flatMap(key => {
    const one = component[key]
    return one ? placed(one, [...path, key], component) : []
  })
  const children = everyComponent(component.components, [...path, 'components'], component)
  return [{ component, path, parent }, ...children, ...inner]
}

/**
 * Gives every component an integer id, as Discord does: sent ids are kept, the others count up from 1.
 * @param components the top-level components as the bot sent them
 * @returns a copy with ids everywhere
 */
export function withComponentIds(components: readonly Component[]): Component[] {
  const copy = structuredClone(components) as Component[]
  const all = everyComponent(copy).map(one => one.component)
  const taken = new Set(all.flatMap(component => (component.id ? [component.id] : [])))
  let next = 1
  for (const component of all) {
    if (component.id) continue
    while (taken.has(next)) next += 1
    taken.add(next)
    component.id = next
  }
  return copy
}
