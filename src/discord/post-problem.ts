// Which of Discord's refusals a person can mend, and what they mean.
import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError } from 'discord.js'
import { networkFault } from './network-fault.ts'
import type { PostProblem } from './posts.ts'

const PROBLEMS: Readonly<Record<string, PostProblem>> = {
  [Code.MissingAccess]: 'forbidden',
  [Code.MissingPermissions]: 'forbidden',
  [Code.UnknownChannel]: 'gone',
  [Code.UnknownMessage]: 'gone',
  [Code.InvalidActionOnArchivedThread]: 'shut',
  [Code.ThreadLocked]: 'shut',
  [Code.MaximumActiveThreads]: 'full',
  [Code.ThreadAlreadyCreatedForMessage]: 'hasThread',
}

/** The problem that an error of a request stands for; null for what only we can cause. */
export function postProblem(error: unknown): PostProblem | null {
  if (error instanceof DiscordAPIError) return PROBLEMS[error.code] ?? null
  const isDown = error instanceof HTTPError && error.status >= 500
  const isLost = error instanceof Error && (error.name === 'AbortError' || networkFault(error) !== null)
  return isDown || isLost ? 'unavailable' : null
}
