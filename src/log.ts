// The log: one JSON line per interaction and per event of the program, on standard output or error.
import pino, { type Logger } from 'pino'

export type Log = Logger

/**
 * A log that never holds what somebody typed or a token: of an error it keeps name, message, stack and
 * codes, and leaves out the request (its address carries an interaction's token, its body the answer).
 */
export function createLog(level: string, descriptor: 1 | 2 = 1): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      serializers: { err: bareError },
    },
    pino.destination({ dest: descriptor, sync: true }),
  )
}

function bareError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const { code, status } = error as Error & { code?: unknown; status?: unknown }
  return { name, message, stack, code, status }
}
