// Sends one request several times; some of these tries may still be running.
import type { RESTOptions } from 'discord.js'

export type MakeRequest = RESTOptions['makeRequest']
export type Got = { readonly response: Awaited<ReturnType<MakeRequest>> } | { readonly error: unknown }

export type Tries = {
  readonly begin: () => void
  /** The result of the next try that ends; null if none has ended at `until` (a time of performance.now). */
  readonly next: (until: number) => Promise<Got | null>
  readonly sent: () => number
  readonly running: () => number
  /** Aborts the running tries and discards their results. Results that `next` has returned stay valid. */
  readonly abandon: () => void
}

/**
 * discord.js's own signal, which aborts after 15 s, would come after the end of all tries: each has one of its own.
 * @param took gets the duration of each try that Discord itself has answered
 */
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
    const got = await settled(makeRequest(url, { ...init, signal: own.signal }))
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

/** Reads the unused response to its end, so that its connection is free for other requests. */
export const discard = (got: Got): void => {
  if ('response' in got) got.response.text().catch(() => {})
}

const wakened = (ms: number, listen: (wake: () => void) => void): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, Math.max(0, ms))
    listen(() => {
      clearTimeout(timer)
      resolve()
    })
  })
