// Renders a message as plain text, for tests and for a terminal.
import { ComponentType as Type } from 'discord-api-types/v10'
import type { Component, Emoji } from '../interaction/components.ts'

/** The visible parts of a message. */
export type Readable = {
  readonly content?: string
  readonly embeds?: readonly {
    title?: string
    description?: string
    fields?: readonly { name: string; value: string }[]
  }[]
  readonly components?: readonly Component[]
  readonly attachments?: readonly { filename: string; url?: string }[]
}

/** A way of writing the parts that a terminal shows otherwise than a test. */
export type Writing = {
  readonly prose: (markdown: string) => string
  /** A select. */
  readonly list: (placeholder: string, options: readonly string[]) => string
  readonly file: (name: string, url: string) => string
}

const AS_IT_IS: Writing = {
  prose: markdown => markdown,
  list: (placeholder, options) => `[${placeholder} ▾ ${options.join(' · ')}]`,
  file: name => `[file ${name}]`,
}

const RULE = '───'

/**
 * Writes a message as a reader sees it.
 * @returns lines: texts as they are, buttons as [Label], selects as [placeholder ▾ option · option]
 */
export const plainTextOf = (message: Readable): string => writeMessage(message, AS_IT_IS)

/** @returns the lines of a message in another way of writing; buttons as [Label] */
export function writeMessage(message: Readable, writing: Writing): string {
  const embeds = (message.embeds ?? []).flatMap(({ title, description, fields }) => [
    title ?? '',
    description ?? '',
    ...(fields ?? []).map(field => `${field.name}: ${field.value}`),
  ])
  const files = (message.attachments ?? []).map(file => writing.file(file.filename, file.url ?? ''))
  const prose = [message.content ?? '', ...embeds].map(writing.prose)
  const lines = [...prose, ...(message.components ?? []).flatMap(one => linesOf(one, writing)), ...files]
  return lines.filter(line => line !== '').join('\n')
}

function linesOf(component: Component, writing: Writing): string[] {
  const below = () => (component.components ?? []).flatMap(one => linesOf(one, writing))
  switch (component.type) {
    case Type.TextDisplay:
      return [writing.prose(component.content ?? '')]
    case Type.Separator:
      return component.divider === false ? [] : [RULE]
    case Type.ActionRow:
      return [(component.components ?? []).map(one => inline(one, writing)).join(' ')]
    case Type.Section:
      return [...below(), component.accessory ? inline(component.accessory, writing) : '']
    case Type.Container:
      return below()
    default:
      return [inline(component, writing)]
  }
}

function inline(component: Component, writing: Writing): string {
  switch (component.type) {
    case Type.Button:
      return `[${buttonWords(component)}]`
    case Type.StringSelect:
    case Type.UserSelect:
    case Type.RoleSelect:
    case Type.MentionableSelect:
    case Type.ChannelSelect:
      return writing.list(component.placeholder ?? '', (component.options ?? []).map(optionWords))
    case Type.Thumbnail:
    case Type.MediaGallery:
      return '[picture]'
    default:
      return ''
  }
}

const emojiWords = (emoji: Emoji | null | undefined): string => emoji?.name ?? ''

/** @returns the words on a button: its emoji, its label, and a mark when it is disabled */
export const buttonWords = ({ emoji, label, disabled }: Component): string =>
  [emojiWords(emoji), label ?? '', disabled ? '(disabled)' : ''].filter(Boolean).join(' ')

const optionWords = (option: { label: string; default?: boolean | null }): string =>
  option.default ? `${option.label} ✓` : option.label
