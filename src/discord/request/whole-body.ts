// Requests with files are sent as one piece: if Discord answers before it has read a form to its end, undici throws where
// nobody can catch it, and the process ends.
import type { RESTOptions } from 'discord.js'

type MakeRequest = RESTOptions['makeRequest']

/** The same requests, with a form written out beforehand, once for all attempts. */
export const wholly =
  (makeRequest: MakeRequest): MakeRequest =>
  async (url, init) => {
    if (!(init.body instanceof FormData)) return makeRequest(url, init)
    const form = new Response(init.body)
    const headers = { ...(init.headers as object), 'content-type': form.headers.get('content-type') ?? '' }
    return makeRequest(url, { ...init, headers, body: new Uint8Array(await form.arrayBuffer()) })
  }
