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
  readonly attachments?: readonly { filename: string }[]
}

const RULE = '───'

/**
 * Writes a message as a reader sees it.
 * @returns lines: texts as they are, buttons as [Label], selects as [placeholder ▾ option · option]
 */
export function text(message: Readable): string {
  const embeds = (message.embeds ?? []).flatMap(({ title, description, fields }) => [
    title ?? '',
    description ?? '',
    ...(fields ?? []).map(field => `${field.name}: ${field.value}`),
  ])
  const files = (message.attachments ?? []).map(file => `[file ${file.filename}]`)
  const lines = [message.content ?? '', ...embeds, ...(message.components ?? []).flatMap(linesOf), ...files]
  return lines.filter(line => line !== '').join('\n')
}

function linesOf(component: Component): string[] {
  switch (component.type) {
    case Type.TextDisplay:
      return [component.content ?? '']
    case Type.Separator:
      return component.divider === false ? [] : [RULE]
    case Type.ActionRow:
      return [(component.components ?? []).map(inline).join(' ')]
    case Type.Section: {
      const accessory = component.accessory ? inline(component.accessory) : ''
      return [...(component.components ?? []).flatMap(linesOf), accessory]
    }
    case Type.Container:
      return (component.components ?? []).flatMap(linesOf)
    default:
      return [inline(component)]
  }
}

function inline(component: Component): string {
  switch (component.type) {
    case Type.Button:
      return `[${buttonWords(component)}]`
    case Type.StringSelect:
    case Type.UserSelect:
    case Type.RoleSelect:
    case Type.MentionableSelect:
    case Type.ChannelSelect:
      return `[${component.placeholder ?? ''} ▾ ${(component.options ?? []).map(optionWords).join(' · ')}]`
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
