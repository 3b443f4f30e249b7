// Handles an answer that could not be sent: it takes back what the answer reports, unless Discord shows the answer.
import { setTimeout as pause } from 'node:timers/promises'
import { RESTJSONErrorCodes as Code, DiscordAPIError } from 'discord.js'
import { StoreFault } from '../../store/store.ts'
import type { Translate } from '../../words/words.ts'
import type { Answer } from './command.ts'
import { followUp } from './follow-up.ts'
import type { Answerable } from './read-interaction.ts'
import type { Desk } from './router-parts.ts'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000
/** An interaction's token is good for fifteen minutes. */
const GOOD_FOR = 14 * 60_000

/** Discord's codes for an answer that it has never taken, or whose message is deleted. */
const NOT_SHOWN: readonly (string | number)[] = [Code.UnknownWebhook, Code.UnknownMessage]

/**
 * Runs `afterwards` if Discord shows the answer, else `retract`. It runs neither if it stays unknown whether Discord
 * shows the answer. Never throws.
 */
export async function settleLost(
  interaction: Answerable,
  answer: Answer,
  error: unknown,
  desk: Desk,
  t: Translate,
): Promise<void> {
  if (answer.as === 'modal' || !(answer.retract || answer.afterwards)) return
  try {
    const shown = error instanceof DiscordAPIError ? refusedWith(error) : await asked(interaction)
    if (shown === 'nowhere') await answer.retract?.()
    else if (shown !== 'unknown' && answer.afterwards)
      await followUp(interaction, answer.afterwards, shown.message, desk, t)
  } catch (failure) {
    if (failure instanceof StoreFault) desk.note(failure)
    else desk.log.error({ outcome: 'not taken back', err: failure })
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
      return { message: (await interaction.fetchReply()).id }
    } catch (error) {
      if (error instanceof DiscordAPIError) return NOT_SHOWN.includes(error.code) ? 'nowhere' : 'unknown'
    }
    await pause(wait)
  }
  return 'unknown'
}
