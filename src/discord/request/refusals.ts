// The meaning of Discord's refusals: the problem that a user can solve, or the reason why an answer is lost.
import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js'
import type { PostProblem, Trouble } from './posts.ts'
import { UnreadableAnswer } from './unreadable-answer.ts'

const PROBLEMS: Readonly<Record<string, PostProblem>> = {
  [Code.MissingAccess]: 'forbidden',
  [Code.MissingPermissions]: 'forbidden',
  [Code.UnknownChannel]: 'gone',
  [Code.UnknownMessage]: 'gone',
  [Code.InvalidActionOnArchivedThread]: 'shut',
  [Code.ThreadLocked]: 'shut',
  [Code.MaximumActiveThreads]: 'full',
  [Code.MaximumThreadParticipantsReached]: 'crowded',
  [Code.ThreadAlreadyCreatedForMessage]: 'hasThread',
  [Code.MessageWasBlockedByAutomaticModeration]: 'filtered',
  [Code.TitleWasBlockedByAutomaticModeration]: 'filtered',
  [Code.MessageBlockedByHarmfulLinksFilter]: 'filtered',
  [Code.StageTopicServerNameServerDescriptionOrChannelNamesContainDisallowedWords]: 'filtered',
  [Code.ActionCannotBePerformedDueToSlowmodeRateLimit]: 'slow',
  [Code.ChannelWriteRateLimit]: 'slow',
  [Code.ServerWriteRateLimit]: 'slow',
  [Code.CannotExecuteActionOnThisChannelType]: 'unfit',
  [Code.CannotSendMessagesInNonTextChannel]: 'unfit',
  [Code.CannotSendAMessageInAForumChannel]: 'unfit',
}

const LOST: Readonly<Record<string, string>> = {
  [Code.InteractionHasAlreadyBeenAcknowledged]: 'answered elsewhere',
  [Code.UnknownInteraction]: 'too late',
  [Code.InvalidActionOnArchivedThread]: 'thread shut',
}

/** The meaning of a request's error: any refusal or failure of Discord; null: an error of the bot itself. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof DiscordAPIError) {
    const problem = PROBLEMS[error.code]
    return problem ? { problem } : { problem: 'refused', code: Number(error.code) || error.status }
  }
  if (error instanceof UnreadableAnswer) return { problem: 'unreadable' }
  if (error instanceof RateLimitError) return { problem: 'slow' }
  const isDown = error instanceof HTTPError && error.status >= 500
  const isLost = error instanceof Error && (error.name === 'AbortError' || networkFault(error) !== null)
  return isDown || isLost ? { problem: 'unavailable' } : null
}

/** The problem of a request's error that a user can solve; null: none. */
export function postProblem(error: unknown): PostProblem | null {
  const problem = troubleOf(error)?.problem
  return problem && problem !== 'refused' ? problem : null
}

/** The reason for the log why an answer was lost although the bot made no mistake; null: it is an error. */
export const lostBy = (error: unknown): string | null =>
  error instanceof DiscordAPIError ? (LOST[error.code] ?? null) : null

/** The code of a failed connection (ECONNREFUSED, ENOTFOUND …), anywhere in the chain of causes; else null. */
export function networkFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code)) return code
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return networkFault(inner)
}
