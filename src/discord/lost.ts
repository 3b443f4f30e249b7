// Answers that came to nothing without anybody's fault: they are logged as what they are, and nobody can be told.
import { RESTJSONErrorCodes as Code, DiscordAPIError } from 'discord.js'

const LOST: Readonly<Record<string, string>> = {
  [Code.InteractionHasAlreadyBeenAcknowledged]: 'answered elsewhere',
  [Code.UnknownInteraction]: 'too late',
  [Code.InvalidActionOnArchivedThread]: 'thread shut',
}

/** The outcome for the log, or null if it is an error after all. */
export const lostBy = (error: unknown): string | null =>
  error instanceof DiscordAPIError ? (LOST[error.code] ?? null) : null
