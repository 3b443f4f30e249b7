// Answers that only the reader sees.
import { sentenceView } from '../message/sentence.ts'
import type { LoggedFacts, MessageAnswer } from './command.ts'

/** A new message. @param outcome the word for the log */
export const privateAnswer = (
  components: MessageAnswer['components'],
  outcome: string,
  facts: LoggedFacts = {},
): MessageAnswer => ({ as: 'message', isPrivate: true, components, outcome, facts })

/** A single sentence. */
export const privateSentence = (content: string, outcome: string): MessageAnswer =>
  privateAnswer(sentenceView(content), outcome)
