// Sends an answer to Discord, and repeats it until Discord responds or the time for answers is over.
import { RESTJSONErrorCodes as Code, SnowflakeUtil } from 'discord.js'
import { ANSWER_WITHIN, type Clock, type MakeRequest } from './clock.ts'
import { networkFault } from './refusals.ts'

type Answering = (interaction: string, ...request: Parameters<MakeRequest>) => ReturnType<MakeRequest>

export type Got = { readonly response: Awaited<ReturnType<MakeRequest>> } | { readonly error: unknown }

const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback(\?|$)/
const BAD_REQUEST = 400
const TOO_MANY = 429

/** How long a try may stay without a response before another one is sent beside it, in milliseconds. */
const SILENCE = 720
/** Between a failed try and the next one, in milliseconds. */
const PAUSE = 160
/** The time that a try needs to arrive, in milliseconds: the last one begins so long before the end. */
const TO_ARRIVE = 200
/** How long to wait for the response to a try that was sent in time, in milliseconds beyond the end. */
const GRACE = 1_000

/** The id of the interaction that a request answers; null: the request is no answer. */
export const answeredBy = (url: string): string | null => CALLBACK.exec(url)?.[1] ?? null

/** Discord has taken an earlier try of this answer, whose response was lost. */
export class AnsweredBefore extends Error {}

/**
 * Sends an answer. If a try gets no response, it sends another one beside it: Discord takes only the first.
 * The returned function throws AnsweredBefore if Discord refuses a try because it has taken another one.
 */
export function answering(makeRequest: MakeRequest, clock: Clock): Answering {
  return async (interaction, url, init) => {
    const end = performance.now() + ANSWER_WITHIN - clock.age(SnowflakeUtil.timestampFrom(interaction))
    let sent = 0
    const got = await decided(signal => {
      sent += 1
      // discord.js's own signal, which aborts after 15 s, would come after the end of all tries.
      return makeRequest(url, { ...init, signal })
    }, end)
    if ('error' in got) throw got.error
    return sent > 1 ? await unlessAnswered(got.response) : got.response
  }
}

/** The response to one of several tries. @throws AnsweredBefore if Discord refuses it because it took another */
async function unlessAnswered(response: Awaited<ReturnType<MakeRequest>>): ReturnType<MakeRequest> {
  if (response.status !== BAD_REQUEST) return response
  const body = await response.text()
  if (body.includes(`"code":${Code.InteractionHasAlreadyBeenAcknowledged}`)) throw new AnsweredBefore()
  const { status, headers } = response
  return new Response(body, { status, headers: Object.fromEntries(headers) })
}

/** Sends until isDecided accepts what came, or the time is over: then it gives what came last. */
function decided(send: (signal: AbortSignal) => ReturnType<MakeRequest>, end: number): Promise<Got> {
  const { promise, resolve } = Promise.withResolvers<Got>()
  const open = new Set<AbortController>()
  let last: Got | null = null
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const finish = (got: Got | null) => {
    isOver = true
    clearTimeout(timer)
    for (const one of open) one.abort()
    // An error looks for its stack, which costs more than all else here: hardly any answer needs one.
    resolve(got ?? { error: new Unheard() })
  }
  const left = () => end - TO_ARRIVE - performance.now()
  const goOnAfter = (wait: number) => {
    clearTimeout(timer)
    if (left() > 0) timer = setTimeout(begin, Math.min(wait, left()))
    else if (open.size === 0) finish(last)
    else timer = setTimeout(() => finish(last), Math.max(left() + TO_ARRIVE + GRACE, 0))
  }
  const begin = async () => {
    const own = new AbortController()
    open.add(own)
    goOnAfter(SILENCE)
    const got = await settled(send(own.signal))
    open.delete(own)
    if (!isOver && isDecided(got, left())) return finish(got)
    discard(got)
    last = got
    if (!isOver) goOnAfter(waitAsked(got) ?? jittered(PAUSE))
  }
  void begin()
  return promise
}

/** Whether a further try would not help, or would come too late. */
function isDecided(got: Got, left: number): boolean {
  if ('error' in got) return networkFault(got.error) === null
  const wait = waitAsked(got)
  return wait === null ? got.response.status < 500 : wait > left
}

/** The wait that Discord demands, in milliseconds; null: it demands none. */
function waitAsked(got: Got): number | null {
  if ('error' in got || got.response.status !== TOO_MANY) return null
  return Number(got.response.headers.get('retry-after') ?? 1) * 1_000
}

export const settled = (request: ReturnType<MakeRequest>): Promise<Got> =>
  request.then(
    response => ({ response }),
    error => ({ error }),
  )

/** Reads the unused response to its end, so that its connection is free for other requests. */
export const discard = (got: Got): void => {
  if ('response' in got) got.response.text().catch(() => {})
}

/** About so long: requests that wait at the same time must not all come at once. */
export const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2)

/** The time is over without a response; `code` makes it a network fault for networkFault. */
class Unheard extends Error {
  readonly code = 'ETIMEDOUT'
}
