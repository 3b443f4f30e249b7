// Runs what follows an answer after Discord has taken the answer, and tells the user if that fails.

import { StoreFault } from '../../store/store.ts'
import type { Translate } from '../../words/words.ts'
import { sentenceView } from '../message/sentence.ts'
import type { MessageAnswer } from './command.ts'
import type { Posts } from './posts.ts'
import type { Answerable } from './read-interaction.ts'
import { restPosts } from './rest-posts.ts'
import type { Desk } from './router-parts.ts'
import { storeSentence } from './store-faults.ts'

/** Runs `afterwards`. Never throws: it logs an error and tells the user privately. */
export async function followUp(
  interaction: Answerable,
  afterwards: NonNullable<MessageAnswer['afterwards']>,
  message: string,
  desk: Desk,
  t: Translate,
): Promise<void> {
  const posts = restPosts(interaction.client.rest, interaction, error =>
    desk.log.error({ outcome: 'refused afterwards', err: error }),
  )
  try {
    await afterwards(posts, message)
  } catch (error) {
    if (error instanceof StoreFault) desk.note(error)
    else desk.log.error({ outcome: 'failed afterwards', err: error })
    const sentence = error instanceof StoreFault ? storeSentence(error, t) : t('problems:afterwards')
    await tell(posts, sentence, desk)
  }
}

async function tell(posts: Posts, sentence: string, { log }: Desk): Promise<void> {
  try {
    const told = await posts.tell(sentenceView(sentence))
    if ('problem' in told) log.warn({ outcome: 'could not tell', problem: told.problem })
  } catch (error) {
    log.error({ outcome: 'could not tell', err: error })
  }
}
