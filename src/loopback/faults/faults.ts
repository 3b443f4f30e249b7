// Faults that a test or the panel switches on: requests that fail or are slow, interactions that arrive twice.
import type { MiddlewareHandler } from 'hono'
import { mendWire, soundWire, type WireFaults } from './wire-faults.ts'

export type CallbackFault = 502 | 503 | 429

/** silence: the request is taken, and nothing is ever said to it. */
export type FaultStatus = CallbackFault | 401 | 'silence'

export type RequestFault = {
  readonly method: string
  /** Of the decoded path without /api and version. */
  readonly path: RegExp
  readonly status: FaultStatus
  /** The request is carried out all the same, and only its answer is lost. */
  readonly carriedOut: boolean
}

/** What goes wrong for as long as it is switched on: 429 and 502 for every callback, and so on. */
export const STANDING_FAULTS = ['slow', 'tooMany', 'badGateway', 'twice'] as const
export type StandingFault = (typeof STANDING_FAULTS)[number]

/** For some time every request of that kind fails. */
export type Outage = {
  readonly path: RegExp
  readonly status: FaultStatus
  /** By the clock of the process (performance.now). */
  readonly until: number
  /** Only requests with a body of that kind. */
  readonly type?: RegExp | undefined
}

export type Faults = {
  /** Those that are switched on. */
  readonly standing: Set<StandingFault>
  /** The statuses the next callbacks are answered with, instead of being looked at. */
  readonly callbacks: CallbackFault[]
  /** Each makes the next request that it fits fail, once. */
  readonly requests: RequestFault[]
  readonly outages: Outage[]
  /** How many of the next interactions are delivered twice. */
  deliverTwice: number
  readonly wire: WireFaults
}

/** @returns no faults */
export const noFaults = (): Faults => ({
  standing: new Set(),
  callbacks: [],
  requests: [],
  outages: [],
  deliverTwice: 0,
  wire: soundWire(),
})

/** Calls every fault off. */
export function clearFaults(faults: Faults): void {
  faults.standing.clear()
  faults.callbacks.splice(0)
  faults.requests.splice(0)
  faults.outages.splice(0)
  faults.deliverTwice = 0
  mendWire(faults.wire)
}

/** @returns what makes requests fail that a fault is waiting for */
export function failing(faults: Faults): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    const type = c.req.header('content-type') ?? ''
    const outage = faults.outages.find(
      one => one.until > performance.now() && one.path.test(path) && (one.type?.test(type) ?? true),
    )
    if (outage) return answerTo(outage.status)
    const index = faults.requests.findIndex(one => one.method === method && one.path.test(path))
    const [fault] = index < 0 ? [] : faults.requests.splice(index, 1)
    if (!fault) return next()
    if (fault.carriedOut) await next()
    // Hono keeps an answer that is there already unless it is taken away first.
    c.res = undefined
    c.res = await answerTo(fault.status)
  }
}

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

const answerTo = (status: FaultStatus): Response | Promise<Response> =>
  status === 'silence' ? new Promise(() => {}) : faultResponse(status)

/**
 * Writes the answer of a request that is made to fail.
 * @returns status, headers and body as Discord and its proxies send them
 */
export function faultResponse(status: CallbackFault | 401): Response {
  if (status === 401) return Response.json({ message: '401: Unauthorized', code: 0 }, { status })
  if (status !== 429)
    return new Response('upstream error', { status, headers: { 'content-type': 'text/plain' } })
  const body = { message: 'You are being rate limited.', retry_after: 0.3, global: false }
  const headers = { 'retry-after': '0.3', 'x-ratelimit-scope': 'user' }
  return Response.json(body, { status, headers })
}
