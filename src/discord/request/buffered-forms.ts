// Sends requests with files as one piece. If Discord responds before it has read a streamed form to its end, undici
// throws an error that no handler can catch, and the process ends.
import type { RESTOptions } from 'discord.js'

type MakeRequest = RESTOptions['makeRequest']

/** The same requests, with each form turned into bytes before it is sent. */
export const wholly =
  (makeRequest: MakeRequest): MakeRequest =>
  async (url, init) => {
    if (!(init.body instanceof FormData)) return makeRequest(url, init)
    const form = new Response(init.body)
    const headers = { ...(init.headers as object), 'content-type': form.headers.get('content-type') ?? '' }
    return makeRequest(url, { ...init, headers, body: new Uint8Array(await form.arrayBuffer()) })
  }
