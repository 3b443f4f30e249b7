// Checks the token when Discord refuses it: one refusal may be a mistake of Discord, so checkingToken asks again.
import { Routes } from 'discord.js'
import type { Log } from '../../log.ts'
import type { MakeRequest } from '../request/clock.ts'

type Init = Parameters<MakeRequest>[1]

/**
 * Wraps the requests of discord.js's REST client, which forgets the token at the first 401 and can then send nothing.
 * @param api the address of Discord's API
 * @param refused called when Discord refuses the token a second time
 */
export function checkingToken(
  makeRequest: MakeRequest,
  api: string,
  log: Log,
  refused: () => void,
): MakeRequest {
  return async (url, init) => {
    const response = await makeRequest(url, init)
    if (response.status !== 401 || !authorizationOf(init)) return response
    await response.text()
    const checked = await askWhoIAm(makeRequest, api, init)
    if (checked.status === 401) refused()
    if (!checked.ok) return checked
    await checked.text()
    log.warn('Discord refused the token once')
    const again = await makeRequest(url, init)
    return again.status === 401 ? forbidden(again) : again
  }
}

/** Turns the 401 of this one request into a 403: at a 401 discord.js would forget a token that is valid. */
const forbidden = async (response: Awaited<ReturnType<MakeRequest>>) =>
  new Response(await response.text(), { status: 403, headers: Object.fromEntries(response.headers) })

const authorizationOf = (init: Init): string | null =>
  new Headers(init.headers as Record<string, string>).get('authorization')

const askWhoIAm = (makeRequest: MakeRequest, api: string, init: Init) =>
  makeRequest(`${api}/v10${Routes.user()}`, {
    method: 'GET',
    headers: { authorization: authorizationOf(init) ?? '' },
    ...(init.signal && { signal: init.signal }),
  })
