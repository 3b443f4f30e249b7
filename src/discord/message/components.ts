// The components that all views build their messages from.
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10'
import type { TextFile } from '../request/posts.ts'
import { clip } from './clip.ts'

/** The components of a message. */
export type View = APIMessageTopLevelComponent[]

/** The longest custom id that the bot writes. Discord allows 100: the rest is room for later versions. */
export const LONGEST_ID = 80

/** Discord's limit for the options of a select. */
export const MOST_OPTIONS = 25

/** Discord's limit for the buttons of a row. */
export const ROW_LENGTH = 5

export const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

export const text = (content: string) => ({ type: ComponentType.TextDisplay, content }) as const

/** The texts that are not empty, with a separator between each two. */
export const separated = (texts: readonly string[]): APIComponentInContainer[] =>
  texts
    .filter(content => content !== '')
    .flatMap((content, i) => [...(i > 0 ? [{ type: ComponentType.Separator } as const] : []), text(content)])

/** A frame around the texts. */
export const container = (texts: readonly string[]) =>
  ({ type: ComponentType.Container, components: separated(texts) }) as const

export const row = (
  components: APIComponentInMessageActionRow[],
): APIActionRowComponent<APIComponentInMessageActionRow> => ({
  type: ComponentType.ActionRow,
  components,
})

export function button(
  custom_id: string,
  label: string,
  style: APIButtonComponentWithCustomId['style'] = ButtonStyle.Secondary,
): APIButtonComponentWithCustomId {
  return { type: ComponentType.Button, style, custom_id, label: clip(label, 80) }
}

/** A button that opens an address of at most 512 characters. */
export const link = (url: string, label: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  url,
  label: clip(label, 80),
})

/** A select with at most 25 options; choices.ts makes the rows of a list. */
export const select = (
  custom_id: string,
  placeholder: string,
  options: readonly APISelectMenuOption[],
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id,
  placeholder: clip(placeholder, 150),
  options: [...options],
})

/** A message with its files, each shown below it. */
export const withFiles = (
  components: readonly APIMessageTopLevelComponent[],
  files: readonly TextFile[],
): APIMessageTopLevelComponent[] => [
  ...components,
  ...files.map(({ name }) => ({ type: ComponentType.File, file: { url: `attachment://${name}` } }) as const),
]
