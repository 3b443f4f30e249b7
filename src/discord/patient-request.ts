// How a request to Discord is made: what fails on Discord's side is tried again after a pause, not at once.
import { setTimeout as pause } from 'node:timers/promises'
import type { RESTOptions } from 'discord.js'
import { networkFault } from './network-fault.ts'
import { isCallback, lookingTwice } from './repeated-callback.ts'

type MakeRequest = RESTOptions['makeRequest']

/** An interaction must be answered within 3 seconds, so nothing is tried for longer than this. */
const BUDGET = 2_300
const FIRST_PAUSE = 60
const LONGEST_PAUSE = 240

/** A message through a webhook; each request makes a new one. */
const FOLLOW_UP = /\/webhooks\/\d+\/[^/?]+(\?|$)/

/** What a proxy answers for a request that has not got through. */
const NOT_THROUGH = [502, 503]

/**
 * For discord.js's REST client, whose own repeats come without a pause and so all fall into the same outage.
 * Answers, threads on messages and messages with a nonce count once, however often they are asked for. Follow-ups do
 * not: these are asked for again only if the request has not got through.
 * The request made this way throws AnsweredBefore for an answer that Discord seems to have taken at an earlier attempt.
 */
export function patiently(makeRequest: MakeRequest): MakeRequest {
  return async (url, init) => {
    const end = performance.now() + BUDGET
    const isOnce = init.method === 'POST' && FOLLOW_UP.test(url)
    const request = isCallback(url) ? lookingTwice(makeRequest) : makeRequest
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      const got = await settled(request(url, init))
      const isLast = performance.now() + 2 * wait > end
      if (isLast || !mayRepeat(got, isOnce)) return given(got)
      if ('response' in got) await got.response.text()
      await pause(wait * (1 + Math.random()))
    }
  }
}

type Got = { readonly response: Awaited<ReturnType<MakeRequest>> } | { readonly error: unknown }

const settled = (request: ReturnType<MakeRequest>): Promise<Got> =>
  request.then(
    response => ({ response }),
    error => ({ error }),
  )

const given = (got: Got): ReturnType<MakeRequest> =>
  'error' in got ? Promise.reject(got.error) : Promise.resolve(got.response)

function mayRepeat(got: Got, isOnce: boolean): boolean {
  if ('response' in got)
    return isOnce ? NOT_THROUGH.includes(got.response.status) : got.response.status >= 500
  const fault = networkFault(got.error)
  return isOnce ? fault === 'ECONNREFUSED' : fault !== null
}
