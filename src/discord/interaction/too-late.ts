// Whether Discord still takes an answer: what comes too late is not begun, for nobody would see what it does.
import { type REST, Routes } from 'discord.js'
import type { Clock } from '../request/clock.ts'
import { inTime } from '../request/in-time.ts'
import { ANSWER_WITHIN } from '../request/repeat-pace.ts'

/** Nobody waits for this: what it is about is too late anyway. */
const PATIENCE = 2_000

/**
 * Says of an interaction that Discord made at some time whether it is too late for an answer. Before it says so it asks
 * Discord once more what time it is: a wrong idea of that would shut everybody out.
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
    // In an outage what is known already has to do.
    if (isLate(made)) await ask().catch(() => {})
    return isLate(made)
  }
}
