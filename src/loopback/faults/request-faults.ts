// Faults that a test or the panel switches on: failing or slow requests, interactions that arrive twice.
import type { MiddlewareHandler } from 'hono'
import { mendWire, soundWire, type WireFaults } from './wire-faults.ts'

export type CallbackFault = 502 | 503 | 429

/** 'silence' means that the request is read and never answered. */
export type FaultStatus = CallbackFault | 401 | 'silence'

export type RequestFault = {
  readonly method: string
  /** Matches the decoded path without /api and version. */
  readonly path: RegExp
  readonly status: FaultStatus
  /** Whether the request is carried out although its answer is lost. */
  readonly carriedOut: boolean
}

/** Faults that last until they are switched off; 'tooMany' is 429 and 'badGateway' 502 for every callback. */
export const STANDING_FAULTS = ['slow', 'tooMany', 'badGateway', 'twice'] as const
export type StandingFault = (typeof STANDING_FAULTS)[number]

/** Makes every request that fits fail until a given time. */
export type Outage = {
  readonly path: RegExp
  readonly status: FaultStatus
  /** The end, by the clock of the process (performance.now). */
  readonly until: number
  /** Matches the content type of the request; without it, every request fits. */
  readonly type?: RegExp | undefined
}

export type Faults = {
  /** The standing faults that are switched on. */
  readonly standing: Set<StandingFault>
  /** The statuses that answer the next callbacks, one each; such a callback is not read. */
  readonly callbacks: CallbackFault[]
  /** Faults that each make one request fail, the next one that fits. */
  readonly requests: RequestFault[]
  readonly outages: Outage[]
  /** How many of the next interactions are delivered twice. */
  deliverTwice: number
  readonly wire: WireFaults
}

/** @returns a set of faults with every fault off */
export const noFaults = (): Faults => ({
  standing: new Set(),
  callbacks: [],
  requests: [],
  outages: [],
  deliverTwice: 0,
  wire: soundWire(),
})

/** Switches every fault off. */
export function clearFaults(faults: Faults): void {
  faults.standing.clear()
  faults.callbacks.splice(0)
  faults.requests.splice(0)
  faults.outages.splice(0)
  faults.deliverTwice = 0
  mendWire(faults.wire)
}

/** @returns the middleware that makes requests fail for `outages` and `requests` */
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
    // Hono merges a new answer into the old one unless the old one is removed first.
    c.res = undefined
    c.res = await answerTo(fault.status)
  }
}

/** The extra time of a slow callback, in milliseconds; the 3 seconds of Discord are not over yet. */
const SLOW = 2_000

/** Waits for the extra time of a slow callback, when 'slow' is on. */
export const slowness = async ({ standing }: Faults): Promise<void> => {
  if (standing.has('slow')) await new Promise(resolve => setTimeout(resolve, SLOW))
}

/** Uses up one fault of `callbacks`. @returns it, else the standing fault, else nothing */
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
 * Writes the answer of a failed request.
 * @returns the status, headers and body that Discord and its proxies send
 */
export function faultResponse(status: CallbackFault | 401): Response {
  if (status === 401) return Response.json({ message: '401: Unauthorized', code: 0 }, { status })
  if (status !== 429)
    return new Response('upstream error', { status, headers: { 'content-type': 'text/plain' } })
  const body = { message: 'You are being rate limited.', retry_after: 0.3, global: false }
  const headers = { 'retry-after': '0.3', 'x-ratelimit-scope': 'user' }
  return Response.json(body, { status, headers })
}
