// Speaks REST to a loopback without a client library, for tests of what a library hides.
import type { Discord } from '../../../src/loopback/start-loopback.ts'

export type Reply = { readonly status: number; readonly body: never; readonly headers: Headers }

/** The parts of an INTERACTION_CREATE that the tests read. */
export type Caught = { readonly id: string; readonly token: string; readonly [key: string]: unknown }

export type Wire = {
  /** Sends a request with the bot's token; a FormData is sent as multipart. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** Answers the latest interaction. */
  answer(body: unknown, query?: string): Promise<Reply>
  /** Calls the webhook of the latest interaction. */
  webhook(method: string, path: string, body?: unknown): Promise<Reply>
  /** Gives the latest interaction. */
  latest(): Caught
}

/**
 * Acts as the bot by hand.
 * @param discord a loopback without a bot
 * @returns the requests to send, and the interactions that were sent
 */
export function wire(discord: Discord): Wire {
  const caught: Caught[] = []
  discord.world.listeners.add(({ event, data }) => {
    if (event === 'INTERACTION_CREATE') caught.push(data as Caught)
  })
  const latest = (): Caught => {
    const last = caught.at(-1)
    if (!last) throw new Error('no interaction was sent')
    return last
  }
  const call: Wire['call'] = async (method, path, body, headers = {}) => {
    const auth = { authorization: `Bot ${discord.token}`, ...headers }
    const response = await fetch(`${discord.api}/v10${path}`, { method, ...written(body, auth) })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text || null) as never,
      headers: response.headers,
    }
  }
  return {
    call,
    latest,
    answer: (body, query = '') =>
      call('POST', `/interactions/${latest().id}/${latest().token}/callback${query}`, body),
    webhook: (method, path, body) =>
      call(method, `/webhooks/${discord.applicationId}/${latest().token}${path}`, body, {
        authorization: '',
      }),
  }
}

function written(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { headers, body }
  const json = typeof body === 'string' ? body : JSON.stringify(body)
  return { headers: { ...headers, 'content-type': 'application/json' }, body: json }
}
