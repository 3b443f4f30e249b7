// Checks what Discord answers about its gateway, before discord.js and @discordjs/ws read it.
import { Routes } from 'discord.js'
import { z } from 'zod'
import type { MakeRequest } from '../request/clock.ts'
import { UnreadableAnswer } from '../request/unreadable-answer.ts'

const GATEWAY = z.object({
  url: z.url({ protocol: /^wss?$/ }),
  shards: z.int().positive(),
  session_start_limit: z.object({
    total: z.number(),
    remaining: z.number(),
    reset_after: z.number(),
    max_concurrency: z.int().positive(),
  }),
})

/** Wraps the requests of a REST client. The returned function throws UnreadableAnswer. */
export const checkingGateway =
  (makeRequest: MakeRequest): MakeRequest =>
  async (url, init) => {
    const response = await makeRequest(url, init)
    if (!response.ok || !url.endsWith(Routes.gatewayBot())) return response
    const text = await response.text()
    check(text)
    return new Response(text, { status: response.status, headers: Object.fromEntries(response.headers) })
  }

function check(text: string): void {
  try {
    GATEWAY.parse(JSON.parse(text))
  } catch (error) {
    throw new UnreadableAnswer(Routes.gatewayBot(), error)
  }
}
