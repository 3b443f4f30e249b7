// What can be read in a message: its text, its embeds, the texts of its components, and what it forwards.
import type { Message, MessageSnapshot } from 'discord.js'

type Part = { readonly type: number; readonly content?: unknown; readonly components?: readonly Part[] }

/** The texts from top to bottom, a line for each, without addresses and mentions. Buttons and files are left out. */
export function messageText(message: Message | MessageSnapshot): string {
  const forwarded = [...(message.messageSnapshots?.values() ?? [])]
  const embeds = message.embeds.flatMap(({ title, description, fields }) => [
    title,
    description,
    ...fields.flatMap(({ name, value }) => [name, value]),
  ])
  const texts = [
    message.content,
    ...embeds,
    ...message.components.flatMap(component => textsIn(component.toJSON())),
    ...forwarded.map(messageText),
  ]
  return texts.filter(Boolean).map(withoutMarks).join('\n')
}

const textsIn = ({ content, components = [] }: Part): string[] => [
  ...(typeof content === 'string' ? [content] : []),
  ...components.flatMap(textsIn),
]

/** People, channels, commands, emoji, times and addresses have words and digits in them that nobody reads. */
const withoutMarks = (text: string | null): string =>
  (text ?? '').replaceAll(/<(?:[@#/:]|a:|t:)[^>\s]*[^>]*>|https?:\/\/\S+/g, ' ')
