// How a request to Discord is made: what fails on Discord's side is tried again after a pause, not at once.
import { setTimeout as pause } from 'node:timers/promises'
import type { RESTOptions } from 'discord.js'
import { answeredBy, answering } from './answer-request.ts'
import type { Clock } from './clock.ts'
import { networkFault } from './network-fault.ts'
import { discard, type Got, settled } from './tries.ts'

type MakeRequest = RESTOptions['makeRequest']

/** Somebody waits for what follows an answer, so nothing is tried for longer than this. */
const BUDGET = 2_300
const FIRST_PAUSE = 60
const LONGEST_PAUSE = 240

/** A message through a webhook; each request makes a new one. */
const FOLLOW_UP = /\/webhooks\/\d+\/[^/?]+(\?|$)/

/** What a proxy answers for a request that has not got through. */
const NOT_THROUGH = [502, 503]

/**
 * For discord.js's REST client, whose own repeats come without a pause and so all fall into the same outage.
 * Threads on messages and messages with a nonce count once, however often they are asked for. Follow-ups do not: these
 * are asked for again only if the request has not got through. Answers have a time of their own.
 * The request of an answer made this way throws AnsweredBefore if Discord has taken another try.
 */
export function patiently(makeRequest: MakeRequest, clock: Clock): MakeRequest {
  const answer = answering(makeRequest, clock)
  return (url, init) => {
    const interaction = answeredBy(url)
    return interaction === null ? repeated(makeRequest, url, init) : answer(interaction, url, init)
  }
}

async function repeated(makeRequest: MakeRequest, ...[url, init]: Parameters<MakeRequest>) {
  const end = performance.now() + BUDGET
  const isOnce = init.method === 'POST' && FOLLOW_UP.test(url)
  for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    const got = await settled(makeRequest(url, init))
    const isLast = performance.now() + 2 * wait > end
    if (isLast || !mayRepeat(got, isOnce)) return given(got)
    discard(got)
    await pause(wait * (1 + Math.random()))
  }
}

function given(got: Got): ReturnType<MakeRequest> {
  if ('error' in got) throw got.error
  return Promise.resolve(got.response)
}

function mayRepeat(got: Got, isOnce: boolean): boolean {
  if ('response' in got)
    return isOnce ? NOT_THROUGH.includes(got.response.status) : got.response.status >= 500
  const fault = networkFault(got.error)
  return isOnce ? fault === 'ECONNREFUSED' : fault !== null
}
