// Creates the log: one JSON line per interaction and per event of the program, on standard output or error.
import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/**
 * A log that never holds typed texts or a token. Of an error and its causes it keeps name, message, stack and codes,
 * and leaves out the request (its address carries an interaction's token, its body the answer).
 * @param to standard output (1) or error (2), or a stream for the lines
 */
export function createLog(level: string, to: 1 | 2 | DestinationStream = 1): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      serializers: { err: (error: unknown) => bareError(error) },
    },
    typeof to === 'number' ? pino.destination({ dest: to, sync: true }) : to,
  )
}

/** Limits the chain of causes, which may be a circle. */
const DEPTH = 8

function bareError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const { code, status } = error as Error & { code?: unknown; status?: unknown }
  const causes = error instanceof AggregateError ? error.errors : cause === undefined ? [] : [cause]
  return {
    ...{ name, message, stack, code, status },
    ...(causes.length > 0 && depth < DEPTH && { causes: causes.map(one => bareError(one, depth + 1)) }),
  }
}

const MINUTE = 60_000

/**
 * Tells each kind of trouble the first time, and then once a minute as long as it goes on.
 * @param tell gets how many there were since it was last told, and the latest of them
 */
export function countedPerMinute<One>(
  tell: (kind: string, count: number, latest: One) => void,
): (kind: string, one: One) => void {
  const untold = new Map<string, { readonly count: number; readonly latest: One }>()
  const begin = (kind: string, count: number, latest: One) => {
    untold.set(kind, { count: 0, latest })
    setTimeout(() => {
      const since = untold.get(kind)
      untold.delete(kind)
      if (since && since.count > 0) begin(kind, since.count, since.latest)
    }, MINUTE).unref()
    tell(kind, count, latest)
  }
  return (kind, one) => {
    const since = untold.get(kind)
    if (since) untold.set(kind, { count: since.count + 1, latest: one })
    else begin(kind, 1, one)
  }
}

/** Whether to log this kind of trouble: the first time, and again after a minute, since an outage fails every request. */
export function oncePerMinute(): (kind: string) => boolean {
  const told = new Map<string, number>()
  return kind => {
    const now = performance.now()
    if (now - (told.get(kind) ?? -MINUTE) < MINUTE) return false
    told.set(kind, now)
    return true
  }
}
