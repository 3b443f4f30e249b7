// Logs that Discord does not answer. The user cannot be told, because only Discord reaches the user.
import type { Log } from '../../log.ts'
import { seldom } from './log-limit.ts'
import { postProblem } from './refusals.ts'

/** Whether an error means that Discord is down. If so it logs that, at most once a minute. */
export function discordTrouble(log: Log): (error: unknown) => boolean {
  const isNews = seldom()
  return error => {
    const isDown = postProblem(error) === 'unavailable'
    if (isDown && isNews('unavailable')) log.error({ err: error }, 'Discord does not answer')
    return isDown
  }
}
