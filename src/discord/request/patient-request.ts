// Makes the requests to Discord, and repeats those that Discord or the network fails, with a pause between two tries.
import { setTimeout as pause } from 'node:timers/promises'
import { answeredBy, answering, discard, type Got, jittered, settled } from './answer-request.ts'
import type { Clock, MakeRequest } from './clock.ts'
import { networkFault } from './refusals.ts'

type Init = Parameters<MakeRequest>[1]

/** The longest time for all tries of a request, in milliseconds: a user is waiting for the follow-up. */
const BUDGET = 2_300
const PAUSE = 240

/** The address of a message through a webhook; each request posts a new message. */
const FOLLOW_UP = /\/webhooks\/\d+\/[^/?]+(\?|$)/

/** The statuses with which a proxy says that a request has not reached Discord. */
const NOT_THROUGH = [502, 503]

/**
 * For discord.js's REST client: it repeats without a pause, so all its repeats would fall into the same outage.
 * Discord counts repeated requests for a thread on a message, or for a message with a nonce, only once. It counts each
 * follow-up, so a follow-up is repeated only if it has not reached Discord. answering repeats the answers.
 * The returned function throws AnsweredBefore if Discord has taken another try of an answer.
 */
export function patientRequest(makeRequest: MakeRequest, clock: Clock): MakeRequest {
  const answer = answering(makeRequest, clock)
  return async (url, streamed) => {
    const init = streamed.body instanceof FormData ? await inOnePiece(streamed, streamed.body) : streamed
    const interaction = answeredBy(url)
    return interaction === null ? repeated(makeRequest, url, init) : answer(interaction, url, init)
  }
}

/**
 * The request with its form turned into bytes. If Discord responds before it has read a streamed form to
 * its end, undici throws an error that no handler can catch, and the process ends.
 */
async function inOnePiece(init: Init, body: FormData): Promise<Init> {
  const form = new Response(body)
  const headers = { ...(init.headers as object), 'content-type': form.headers.get('content-type') ?? '' }
  return { ...init, headers, body: new Uint8Array(await form.arrayBuffer()) }
}

async function repeated(makeRequest: MakeRequest, ...[url, init]: Parameters<MakeRequest>) {
  const end = performance.now() + BUDGET
  const isOnce = init.method === 'POST' && FOLLOW_UP.test(url)
  for (;;) {
    const got = await settled(makeRequest(url, init))
    const isLast = performance.now() + 2 * PAUSE > end
    if (isLast || !mayRepeat(got, isOnce)) {
      if ('error' in got) throw got.error
      return got.response
    }
    discard(got)
    await pause(jittered(PAUSE))
  }
}

function mayRepeat(got: Got, isOnce: boolean): boolean {
  if ('response' in got)
    return isOnce ? NOT_THROUGH.includes(got.response.status) : got.response.status >= 500
  const fault = networkFault(got.error)
  return isOnce ? fault === 'ECONNREFUSED' : fault !== null
}
