// Whether Discord still takes an answer: the bot does not begin with an interaction whose answer no user would see.
import { type REST, Routes } from 'discord.js'
import type { Clock } from '../request/clock.ts'
import { ANSWER_WITHIN } from '../request/repeat-pace.ts'
import { inTime } from '../request/time-limit.ts'

/** The longest wait for Discord's time, in milliseconds. It delays only interactions that are probably too late. */
const PATIENCE = 2_000

/**
 * Tells whether an interaction that Discord made at `made` is too late for an answer. Before it says yes it asks
 * Discord for the time once more: a wrong clock would refuse all interactions.
 */
export function lateness(rest: REST, clock: Clock): (made: number) => Promise<boolean> {
  const isLate = (made: number) => clock.age(made) > ANSWER_WITHIN
  let asked: Promise<unknown> | null = null
  const ask = () => {
    asked ??= rest.get(Routes.gateway(), { auth: false }).finally(() => {
      asked = null
    })
    return inTime(asked, PATIENCE, () => new Error('Discord has not said what time it is'))
  }
  return async made => {
    // If Discord does not answer, the time known so far decides.
    if (isLate(made)) await ask().catch(() => {})
    return isLate(made)
  }
}
