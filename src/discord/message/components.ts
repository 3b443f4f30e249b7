// The parts that messages are built from, so that every view builds them alike.
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
import type { TextFile } from '../interaction/posts.ts'
import { clip } from './clip.ts'

/** None that we write is longer, though Discord takes 100: what later versions add has to fit. */
export const LONGEST_ID = 80

/** All that a select takes. */
export const MOST_OPTIONS = 25

/** All that one row takes. */
export const ROW_LENGTH = 5

export const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

export const text = (content: string) => ({ type: ComponentType.TextDisplay, content }) as const

/** The texts that are not empty, with a line between each two. */
export const separated = (texts: readonly string[]): APIComponentInContainer[] =>
  texts
    .filter(content => content !== '')
    .flatMap((content, i) => [...(i > 0 ? [{ type: ComponentType.Separator } as const] : []), text(content)])

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

/** A button that leads to an address, of at most 512 characters. */
export const link = (url: string, label: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  url,
  label: clip(label, 80),
})

/** Of more options than Discord takes, the first ones. */
export const select = (
  custom_id: string,
  placeholder: string,
  options: readonly APISelectMenuOption[],
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id,
  placeholder: clip(placeholder, 150),
  options: options.slice(0, MOST_OPTIONS),
})

/** A message with its files, each shown below it. */
export const withFiles = (
  components: readonly APIMessageTopLevelComponent[],
  files: readonly TextFile[],
): APIMessageTopLevelComponent[] => [
  ...components,
  ...files.map(({ name }) => ({ type: ComponentType.File, file: { url: `attachment://${name}` } }) as const),
]
