// How a request to Discord is made: what fails on Discord's side is tried again after a pause, not at once.
import { setTimeout as pause } from 'node:timers/promises'
import { DefaultRestOptions, type RESTOptions } from 'discord.js'
import { networkFault } from './network-fault.ts'

type MakeRequest = RESTOptions['makeRequest']

/** An interaction must be answered within 3 seconds, so nothing is tried for longer than this. */
const BUDGET = 2_300
const FIRST_PAUSE = 60

/**
 * For discord.js's REST client, whose own repeats come without a pause and so all fall into the same outage.
 * Whatever is asked for may be asked for twice: answers, threads on messages and messages with a nonce count once.
 */
function patiently(makeRequest: MakeRequest): MakeRequest {
  return async (url, init) => {
    const end = performance.now() + BUDGET
    for (let wait = FIRST_PAUSE; ; wait *= 2) {
      const isLast = performance.now() + 2 * wait > end
      try {
        const response = await makeRequest(url, init)
        if (response.status < 500 || isLast) return response
        await response.text()
      } catch (error) {
        if (isLast || networkFault(error) === null) throw error
      }
      await pause(wait * (1 + Math.random()))
    }
  }
}

/** The options of the client that go with it: no repeats of its own. */
export const PATIENT: Pick<RESTOptions, 'makeRequest' | 'retries'> = {
  makeRequest: patiently(DefaultRestOptions.makeRequest),
  retries: 0,
}
