// Turns errors of PostgreSQL, the driver and the network into faults of the store.
import { StoreFault } from '../store.ts'

/** Network trouble that passes: the server is down, restarting, or unreachable. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
])

/** SQLSTATEs, https://www.postgresql.org/docs/current/errcodes-appendix.html; by code, then by class. */
const KINDS: Readonly<Record<string, StoreFault['kind']>> = {
  // Another transaction was faster: a retry finds its result.
  '23505': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  // The server is shutting down, starting, or has no free connection.
  '57P01': 'busy',
  '57P02': 'busy',
  '57P03': 'busy',
  '53300': 'busy',
  '08': 'busy',
  '53100': 'full',
  '25006': 'readOnly',
}

/** The driver's messages for a lost or silent connection, which have no code. */
const LOST = /terminated|timeout|not queryable|closed/i

/** The server did not answer before the deadline. */
export class Late extends Error {}

/**
 * Turns an error of the driver into a StoreFault. Its cause has the message and the code and nothing else: details quote
 * rows, and rows hold texts that people typed.
 */
export function postgresFault(thrown: unknown): StoreFault {
  const error = thrown instanceof AggregateError ? thrown.errors[0] : thrown
  const { code = '', message } = error as Error & { code?: string }
  return new StoreFault(kindOf(error, code, message), causeOf(code, message))
}

function kindOf(error: unknown, code: string, message: string): StoreFault['kind'] {
  const known = KINDS[code] ?? KINDS[code.slice(0, 2)]
  if (known) return known
  const isAway = AWAY.has(code) || error instanceof Late || (code === '' && LOST.test(message))
  return isAway ? 'busy' : 'unavailable'
}

/** The messages of class 22 quote the value that does not fit. */
const causeOf = (code: string, message: string): Error =>
  Object.assign(new Error(/^22.{3}$/.test(code) ? 'a value does not fit' : message), { code })
