/** Faults that a test or the panel switches on: requests that fail, interactions that arrive twice. */
import type { MiddlewareHandler } from 'hono'

export type CallbackFault = 502 | 503 | 429

export type RequestFault = {
  readonly method: string
  /** Of the decoded path without /api and version. */
  readonly path: RegExp
  readonly status: CallbackFault
  /** The request is carried out all the same, and only its answer is lost. */
  readonly carriedOut: boolean
}

export type Faults = {
  /** The statuses the next callbacks are answered with, instead of being looked at. */
  readonly callbacks: CallbackFault[]
  /** Each makes the next request that it fits fail, once. */
  readonly requests: RequestFault[]
  /** How many of the next interactions are delivered twice. */
  deliverTwice: number
}

/** @returns no faults */
export const noFaults = (): Faults => ({ callbacks: [], requests: [], deliverTwice: 0 })

/** @returns what makes requests fail that a fault is waiting for */
export function failing(faults: Faults): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    const index = faults.requests.findIndex(one => one.method === method && one.path.test(path))
    const [fault] = index < 0 ? [] : faults.requests.splice(index, 1)
    if (!fault) return next()
    if (fault.carriedOut) await next()
    // Hono keeps an answer that is there already unless it is taken away first.
    c.res = undefined
    c.res = faultResponse(fault.status)
  }
}

/**
 * Writes the answer of a request that is made to fail.
 * @returns status, headers and body as Discord and its proxies send them
 */
export function faultResponse(status: CallbackFault): Response {
  if (status !== 429)
    return new Response('upstream error', { status, headers: { 'content-type': 'text/plain' } })
  const body = { message: 'You are being rate limited.', retry_after: 0.3, global: false }
  const headers = { 'retry-after': '0.3', 'x-ratelimit-scope': 'user' }
  return Response.json(body, { status, headers })
}
