// Several tries of one request, of which some may still be under way.
import type { RESTOptions } from 'discord.js'

type MakeRequest = RESTOptions['makeRequest']
export type Response = Awaited<ReturnType<MakeRequest>>
export type Got = { readonly response: Response } | { readonly error: unknown }

export type Tries = {
  readonly begin: () => void
  /** What the next one that ends has got; null if none has ended by then (a time of performance.now). */
  readonly next: (until: number) => Promise<Got | null>
  readonly sent: () => number
  readonly running: () => number
  /** Breaks off what is under way. What has been given out by `next` stays as it is. */
  readonly abandon: () => void
}

/** @param took is told how long a try took that Discord itself has answered */
export function createTries(
  makeRequest: MakeRequest,
  [url, init]: Parameters<MakeRequest>,
  took: (ms: number) => void,
): Tries {
  const open = new Set<AbortController>()
  const ended: Got[] = []
  let sent = 0
  let wake = () => {}
  const begin = async () => {
    sent += 1
    const since = performance.now()
    const own = new AbortController()
    open.add(own)
    // Cheaper for each answer than a signal made of both.
    const follow = () => own.abort(init.signal?.reason)
    if (init.signal?.aborted) follow()
    init.signal?.addEventListener('abort', follow)
    const got = await settled(makeRequest(url, { ...init, signal: own.signal }))
    init.signal?.removeEventListener('abort', follow)
    if ('response' in got && got.response.status < 500) took(performance.now() - since)
    open.delete(own)
    ended.push(got)
    wake()
  }
  return {
    begin: () => void begin(),
    next: async until => {
      if (ended.length === 0) await wakened(until - performance.now(), call => (wake = call))
      return ended.shift() ?? null
    },
    sent: () => sent,
    running: () => open.size + ended.length,
    abandon: () => {
      for (const own of open) own.abort()
      ended.forEach(discard)
    },
  }
}

export const settled = (request: ReturnType<MakeRequest>): Promise<Got> =>
  request.then(
    response => ({ response }),
    error => ({ error }),
  )

/** Reads what nobody wants to know, so that the connection is free for others. */
export const discard = (got: Got): void => {
  if ('response' in got) got.response.text().catch(() => {})
}

function wakened(ms: number, listen: (wake: () => void) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, Math.max(0, ms))
  listen(resolve)
  return promise.finally(() => clearTimeout(timer))
}
