// Requests that Discord refuses with a code of its list, as often as they come: what AutoMod does, or a rule nobody knew.
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10'
import type { MiddlewareHandler } from 'hono'

export type Refused = {
  readonly method: string
  /** Of the decoded path without /api and version. */
  readonly path: RegExp
  readonly code: number
  /** Only what says this. */
  readonly body?: RegExp
  /** Refused as too many requests instead, for so many seconds. */
  readonly retryAfter?: number
}

/** Every code of Discord's list, each once. */
export const ALL_CODES: readonly number[] = [
  ...new Set(Object.values(Code).filter(code => typeof code === 'number')),
]

const UNAUTHORIZED: readonly number[] = [Code.Unauthorized, Code.InvalidToken, Code.InvalidWebhookToken]
const FORBIDDEN: readonly number[] = [Code.MissingAccess, Code.MissingPermissions, Code.ThreadLocked]

/** @returns the status that goes with a code, as far as Discord's list says it by its number */
export function statusOf(code: number): number {
  if (UNAUTHORIZED.includes(code)) return 401
  if (FORBIDDEN.includes(code)) return 403
  return code >= 10_000 && code < 20_000 ? 404 : 400
}

/** @returns what refuses the requests that are to be refused now */
export function refusing(all: readonly Refused[]): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    const asked = all.filter(one => one.method === method && one.path.test(path))
    const said = asked.some(({ body }) => body) ? await c.req.raw.clone().text() : ''
    const refused = asked.find(({ body }) => body?.test(said) ?? true)
    return refused ? answerOf(refused) : next()
  }
}

function answerOf({ code, retryAfter }: Refused): Response {
  if (retryAfter === undefined) return Response.json({ message: 'Refused', code }, { status: statusOf(code) })
  const body = { message: 'You are being rate limited.', code, retry_after: retryAfter, global: false }
  const headers = { 'retry-after': String(retryAfter), 'x-ratelimit-scope': 'shared' }
  return Response.json(body, { status: 429, headers })
}
