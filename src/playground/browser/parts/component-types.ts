// Repeats the numbers of Discord's component types and styles, since the page can import no libraries.
import type { ButtonStyle, ComponentType } from 'discord-api-types/v10'
import type { Component as AnyComponent } from '../../../loopback/interaction/components.ts'

export const ComponentKind = {
  ActionRow: 1,
  Button: 2,
  StringSelect: 3,
  TextInput: 4,
  UserSelect: 5,
  Section: 9,
  TextDisplay: 10,
  Thumbnail: 11,
  MediaGallery: 12,
  File: 13,
  Separator: 14,
  Container: 17,
  Label: 18,
  RadioGroup: 21,
  CheckboxGroup: 22,
  Checkbox: 23,
} as const satisfies Partial<Record<keyof typeof ComponentType, ComponentType>>

export const Style = { Primary: 1, Secondary: 2, Success: 3, Danger: 4, Link: 5 } as const satisfies Partial<
  Record<keyof typeof ButtonStyle, ButtonStyle>
>

/** A component as the server sends it, with the fields that only a client uses. */
export interface PageComponent extends Omit<AnyComponent, 'components' | 'component' | 'accessory'> {
  readonly components?: PageComponent[]
  readonly component?: PageComponent
  readonly accessory?: PageComponent
  readonly spacing?: number
  readonly spoiler?: boolean
}
