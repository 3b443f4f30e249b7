// What Discord's refusals mean: which of them a person can mend, and which leave nobody to be told.
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

const LOST: Readonly<Record<string, string>> = {
  [Code.InteractionHasAlreadyBeenAcknowledged]: 'answered elsewhere',
  [Code.UnknownInteraction]: 'too late',
  [Code.InvalidActionOnArchivedThread]: 'thread shut',
}

/** The problem that an error of a request stands for; null for what only we can cause. */
export function postProblem(error: unknown): PostProblem | null {
  if (error instanceof DiscordAPIError) return PROBLEMS[error.code] ?? null
  const isDown = error instanceof HTTPError && error.status >= 500
  const isLost = error instanceof Error && (error.name === 'AbortError' || networkFault(error) !== null)
  return isDown || isLost ? 'unavailable' : null
}

/** Why an answer came to nothing without anybody's fault, for the log; null if it is an error after all. */
export const lostBy = (error: unknown): string | null =>
  error instanceof DiscordAPIError ? (LOST[error.code] ?? null) : null
