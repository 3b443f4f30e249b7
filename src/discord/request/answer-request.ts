// Sends an answer to Discord, and repeats it until Discord responds or the time for answers is over.
import { RESTJSONErrorCodes as Code, SnowflakeUtil } from 'discord.js'
import type { Clock } from './clock.ts'
import { createTries, discard, type Got, type MakeRequest, type Tries } from './parallel-tries.ts'
import { networkFault } from './refusals.ts'
import {
  ANSWER_WITHIN,
  createUsual,
  leftToBegin,
  nextTry,
  patienceWith,
  pauseAfter,
  type Usual,
} from './repeat-pace.ts'

type Answering = (interaction: string, ...request: Parameters<MakeRequest>) => ReturnType<MakeRequest>

const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback(\?|$)/
const BAD_REQUEST = 400
const TOO_MANY = 429

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
  const usual = createUsual()
  return async (interaction, ...request) => {
    const made = SnowflakeUtil.timestampFrom(interaction)
    const end = performance.now() + ANSWER_WITHIN - clock.age(made)
    const tries = createTries(makeRequest, request, usual.note)
    try {
      const got = (await outcomeOf(tries, end, usual)) ?? { error: new Unheard() }
      if ('error' in got) throw got.error
      return tries.sent() > 1 ? await unlessAnswered(got.response) : got.response
    } finally {
      tries.abandon()
    }
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

/** The first result that isDecided accepts; else the last result; null: there was none. */
async function outcomeOf(tries: Tries, end: number, usual: Usual): Promise<Got | null> {
  let last: Got | null = null
  let failed = 0
  tries.begin()
  let next = nextTry(patienceWith(usual, end - performance.now()), end, usual, tries.sent())
  while (next !== null || tries.running() > 0) {
    const got = await tries.next(next ?? end + GRACE)
    const left = end - performance.now()
    if (got && isDecided(got, leftToBegin(left, usual))) return got
    if (!got && next === null) break
    if (got) {
      discard(got)
      last = got
      failed += 1
    } else tries.begin()
    const wait = got ? (waitAsked(got) ?? pauseAfter(failed, left)) : patienceWith(usual, left)
    next = next && nextTry(wait, end, usual, tries.sent())
  }
  return last
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

/** The time is over without a response; `code` makes it a network fault for networkFault. */
class Unheard extends Error {
  readonly code = 'ETIMEDOUT'
}
