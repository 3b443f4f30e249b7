// Puts a message in a few words for a screen reader.
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { readBlocks } from '../markdown/blocks.ts'
import { wordsOfBlocks } from '../markdown/tree.ts'
import type { PageComponent } from '../parts/component-types.ts'

const LONGEST = 300

/**
 * Gives the words of a message: its text and the text displays of its components.
 * @param botName the name of the application, which has no display name in its messages
 */
export function spoken(message: SeenMessage, botName = ''): string {
  const texts = [message.content, ...message.components.flatMap(textsIn)].filter(text => text !== '')
  const words = wordsOfBlocks(readBlocks(texts.join('\n')))
  const name = message.author.global_name ?? botName
  const all = `${name}: ${words}`
  return all.length > LONGEST ? `${all.slice(0, LONGEST)} …` : all
}

const textsIn = (component: PageComponent): readonly string[] => [
  ...(component.content === undefined ? [] : [component.content]),
  ...(component.components ?? []).flatMap(textsIn),
]
