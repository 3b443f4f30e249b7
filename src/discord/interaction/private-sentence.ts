// A single sentence as an answer that only the reader sees.
import { sentenceView } from '../message/sentence.ts'
import type { MessageAnswer } from './command.ts'

/** `outcome` is the word for the log. */
export const privateSentence = (content: string, outcome: string): MessageAnswer => ({
  as: 'message',
  isPrivate: true,
  components: sentenceView(content),
  outcome,
  facts: {},
})
