/** Faults that a test or the panel switches on: callbacks that fail or are slow, interactions that arrive twice. */

export type CallbackFault = 502 | 503 | 429

/** What goes wrong for as long as it is switched on: 429 and 502 for every callback, and so on. */
export const STANDING_FAULTS = ['slow', 'tooMany', 'badGateway', 'twice'] as const
export type StandingFault = (typeof STANDING_FAULTS)[number]

export type Faults = {
  /** Those that are switched on. */
  readonly standing: Set<StandingFault>
  /** The statuses the next callbacks are answered with, instead of being looked at. */
  readonly callbacks: CallbackFault[]
  /** How many of the next interactions are delivered twice. */
  deliverTwice: number
}

/** @returns no faults */
export const noFaults = (): Faults => ({ standing: new Set(), callbacks: [], deliverTwice: 0 })

/** How much longer a slow callback takes, in milliseconds: still within the 3 seconds. */
const SLOW = 2_000

/** Waits as long as callbacks are made to take. */
export const slowness = async ({ standing }: Faults): Promise<void> => {
  if (standing.has('slow')) await new Promise(resolve => setTimeout(resolve, SLOW))
}

/** Uses up one of the faults that wait for a callback. @returns it, or the one that stays on, or nothing */
export function nextCallbackFault({ callbacks, standing }: Faults): CallbackFault | undefined {
  const once = callbacks.shift()
  if (once) return once
  if (standing.has('badGateway')) return 502
  return standing.has('tooMany') ? 429 : undefined
}

/** Uses up one of the double deliveries. @returns whether the next interaction is to arrive twice */
export function isDeliveredTwice(faults: Faults): boolean {
  if (faults.deliverTwice === 0) return faults.standing.has('twice')
  faults.deliverTwice -= 1
  return true
}

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
