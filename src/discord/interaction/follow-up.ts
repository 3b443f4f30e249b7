// Runs what follows an answer once Discord shows it, and takes back what an answer reports that Discord never shows.
import { setTimeout as pause } from 'node:timers/promises'
import { RESTJSONErrorCodes as Code, DiscordAPIError } from 'discord.js'
import { StoreFault } from '../../store/store.ts'
import type { Translate } from '../../words/words.ts'
import { sentenceView } from '../message/sentence.ts'
import type { Posts } from '../request/posts.ts'
import { UnreadableAnswer } from '../request/unreadable-answer.ts'
import type { InteractionAnswer, MessageAnswer } from './command.ts'
import type { Answerable } from './read-interaction.ts'
import { restPosts } from './rest-posts.ts'
import type { RouterParts } from './router-parts.ts'
import { replyTo } from './send-answer.ts'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000
/** An interaction's token is good for fifteen minutes. */
const GOOD_FOR = 14 * 60_000

/** Discord's codes for an answer that it has never taken, or whose message is deleted. */
const NOT_SHOWN: readonly (string | number)[] = [Code.UnknownWebhook, Code.UnknownMessage]

/**
 * Runs `afterwards`. Never throws: it logs an error and tells the user privately that what they did counts, since the answer
 * has told them so.
 */
export async function followUp(
  interaction: Answerable,
  afterwards: NonNullable<MessageAnswer['afterwards']>,
  message: string,
  parts: RouterParts,
  t: Translate,
): Promise<void> {
  const posts = restPosts(interaction.client.rest, interaction, error =>
    parts.log.error({ outcome: 'refused afterwards', err: error }),
  )
  try {
    await afterwards(posts, message)
  } catch (error) {
    if (error instanceof StoreFault) parts.note(error)
    else parts.log.error({ outcome: 'failed afterwards', err: error })
    await tell(posts, t('problems:afterwards'), parts)
  }
}

/** Tells that Discord shows the answer, but that its message cannot be found, so that nothing can follow. */
export async function tellUnseen(interaction: Answerable, parts: RouterParts, t: Translate): Promise<void> {
  const posts = restPosts(interaction.client.rest, interaction, () => {})
  await tell(posts, t('problems:afterwards'), parts)
}

async function tell(posts: Posts, sentence: string, { log }: RouterParts): Promise<void> {
  try {
    const told = await posts.tell(sentenceView(sentence))
    if ('problem' in told) log.warn({ outcome: 'could not tell', problem: told.problem })
  } catch (error) {
    log.error({ outcome: 'could not tell', err: error })
  }
}

/**
 * Runs `afterwards` if Discord shows the answer, else `retract`. It runs neither if it stays unknown whether Discord
 * shows the answer. Never throws.
 */
export async function settleLost(
  interaction: Answerable,
  answer: InteractionAnswer,
  error: unknown,
  parts: RouterParts,
  t: Translate,
): Promise<void> {
  if (error instanceof UnreadableAnswer) return
  if (answer.as === 'modal' || !(answer.retract || answer.afterwards)) return
  try {
    const shown = error instanceof DiscordAPIError ? refusedWith(error) : await asked(interaction)
    if (shown === 'nowhere') await answer.retract?.()
    else if (shown !== 'unknown' && answer.afterwards)
      await followUp(interaction, answer.afterwards, shown.message, parts, t)
  } catch (failure) {
    if (failure instanceof StoreFault) parts.note(failure)
    else parts.log.error({ outcome: 'not taken back', err: failure })
  }
}

type Shown = { readonly message: string } | 'nowhere' | 'unknown'

/** If another process has answered before, that process takes care of the answer. */
const refusedWith = ({ code }: DiscordAPIError): Shown =>
  code === Code.InteractionHasAlreadyBeenAcknowledged ? 'unknown' : 'nowhere'

/** Asks Discord for the answer's message until Discord responds. */
async function asked(interaction: Answerable): Promise<Shown> {
  const end = performance.now() + GOOD_FOR
  for (let wait = FIRST_PAUSE; performance.now() < end; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return { message: await replyTo(interaction) }
    } catch (error) {
      if (error instanceof DiscordAPIError) return NOT_SHOWN.includes(error.code) ? 'nowhere' : 'unknown'
      if (error instanceof UnreadableAnswer) return 'unknown'
    }
    await pause(wait)
  }
  return 'unknown'
}
