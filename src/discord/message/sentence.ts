// A single sentence as a message, and as an answer that only the reader sees.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { MessageAnswer } from '../interaction/command.ts'
import { text } from './components.ts'

export const sentenceView = (content: string): APIMessageTopLevelComponent[] => [text(content)]

/** `outcome` is the word for the log. */
export const privateSentence = (content: string, outcome: string): MessageAnswer => ({
  as: 'message',
  isPrivate: true,
  components: sentenceView(content),
  outcome,
  facts: {},
})
