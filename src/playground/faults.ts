/** Faults that a test or the panel switches on: callbacks that fail, interactions that arrive twice. */

export type CallbackFault = 502 | 503 | 429

export type Faults = {
  /** The statuses the next callbacks are answered with, instead of being looked at. */
  readonly callbacks: CallbackFault[]
  /** How many of the next interactions are delivered twice. */
  deliverTwice: number
}

/** @returns no faults */
export const noFaults = (): Faults => ({ callbacks: [], deliverTwice: 0 })

/**
 * Writes the answer of a callback that is made to fail.
 * @returns status, headers and body as Discord and its proxies send them
 */
export function faultResponse(status: CallbackFault): Response {
  if (status !== 429)
    return new Response('upstream error', { status, headers: { 'content-type': 'text/plain' } })
  const body = { message: 'You are being rate limited.', retry_after: 0.3, global: false }
  const headers = { 'retry-after': '0.3', 'x-ratelimit-scope': 'user' }
  return Response.json(body, { status, headers })
}
