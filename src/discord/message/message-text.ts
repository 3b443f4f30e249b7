// The readable text of a message: its content, its embeds, its components' texts, and the messages that it forwards.
import type { Message, MessageSnapshot } from 'discord.js'
import { cutMessage } from '../../search/query.ts'

type Part = { readonly type: number; readonly content?: unknown; readonly components?: readonly Part[] }

/**
 * The texts from top to bottom, one line each, without addresses and mentions. It leaves out buttons and files, and
 * reads at most as many characters as one message holds.
 */
export const messageText = (message: Message | MessageSnapshot): string =>
  withoutMarks(cutMessage(textsOf(message).filter(Boolean).join('\n')))

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

/** Removes mentions, custom emoji, timestamps and addresses: readers do not see the words in their markup. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/<(?:[@#/:]|a:|t:)[^<>]*>|https?:\/\/\S+/g, ' ')
