// What can be read in a message: its text, its embeds, the texts of its components, and what it forwards.
import type { Message, MessageSnapshot } from 'discord.js'
import { messageOf } from '../../search/query.ts'

type Part = { readonly type: number; readonly content?: unknown; readonly components?: readonly Part[] }

/**
 * The texts from top to bottom, a line for each, without addresses and mentions. Buttons and files are left out. Of
 * everything together no more is read than what one message holds.
 */
export const messageText = (message: Message | MessageSnapshot): string =>
  withoutMarks(messageOf(textsOf(message).filter(Boolean).join('\n')))

function textsOf(message: Message | MessageSnapshot): (string | null)[] {
  const forwarded = [...(message.messageSnapshots?.values() ?? [])]
  const embeds = message.embeds.flatMap(({ title, description, fields }) => [
    title,
    description,
    ...fields.flatMap(({ name, value }) => [name, value]),
  ])
  return [
    message.content,
    ...embeds,
    ...message.components.flatMap(component => textsIn(component.toJSON())),
    ...forwarded.flatMap(textsOf),
  ]
}

const textsIn = ({ content, components = [] }: Part): string[] => [
  ...(typeof content === 'string' ? [content] : []),
  ...components.flatMap(textsIn),
]

/** People, channels, commands, emoji, times and addresses have words and digits in them that nobody reads. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/<(?:[@#/:]|a:|t:)[^<>]*>|https?:\/\/\S+/g, ' ')
