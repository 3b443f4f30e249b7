// Refuses chosen requests every time with a code of Discord's list, as AutoMod does.
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10'
import type { MiddlewareHandler } from 'hono'

export type RequestToRefuse = {
  readonly method: string
  /** Matches the decoded path without /api and version. */
  readonly path: RegExp
  readonly code: number
  /** Matches the text of the body; without it, every body fits. */
  readonly body?: RegExp
  /** Refuses with 429 instead, to be tried again after that many seconds. */
  readonly retryAfter?: number
}

/** Every code of Discord's list, each once. */
export const ALL_CODES: readonly number[] = [
  ...new Set(Object.values(Code).filter(code => typeof code === 'number')),
]

const UNAUTHORIZED: readonly number[] = [Code.Unauthorized, Code.InvalidToken, Code.InvalidWebhookToken]
const FORBIDDEN: readonly number[] = [Code.MissingAccess, Code.MissingPermissions, Code.ThreadLocked]

/** @returns the status of a code, as far as the number of the code tells it */
export function statusOf(code: number): number {
  if (UNAUTHORIZED.includes(code)) return 401
  if (FORBIDDEN.includes(code)) return 403
  return code >= 10_000 && code < 20_000 ? 404 : 400
}

/** @returns the middleware that refuses the requests in the list */
export function refusing(all: readonly RequestToRefuse[]): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    const asked = all.filter(one => one.method === method && one.path.test(path))
    const said = asked.some(({ body }) => body) ? await c.req.raw.clone().text() : ''
    const refused = asked.find(({ body }) => body?.test(said) ?? true)
    return refused ? answerOf(refused) : next()
  }
}

function answerOf({ code, retryAfter }: RequestToRefuse): Response {
  if (retryAfter === undefined) return Response.json({ message: 'Refused', code }, { status: statusOf(code) })
  const body = { message: 'You are being rate limited.', code, retry_after: retryAfter, global: false }
  const headers = { 'retry-after': String(retryAfter), 'x-ratelimit-scope': 'shared' }
  return Response.json(body, { status: 429, headers })
}
