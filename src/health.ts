// Serves the health check and the metrics on a port of this machine, which other machines cannot reach.
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Store } from './store/store.ts'

export type HealthParts = {
  readonly port: number
  readonly isConnected: () => boolean
  readonly isAuthorised: () => Promise<boolean>
  readonly readsInteractions: () => boolean
  readonly store: Store
  readonly metrics: Metrics
  readonly log: Log
}

/** In milliseconds; a check that takes longer counts as failed. */
const WITHIN = 2_000
/** In milliseconds; a yes of Discord is reused for this long, however often the health check is called. */
const AGE = 10_000

/** Resolves when the server listens; `close` ends it. A taken port is logged, and the bot works without health checks. */
export async function serveHealth(parts: HealthParts): Promise<{ readonly close: () => void }> {
  const isAuthorised = remembered(parts.isAuthorised)
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0]
    const answer =
      path === '/healthz'
        ? health({ ...parts, isAuthorised }, response)
        : path === '/metrics'
          ? numbers(parts, response)
          : response.writeHead(404).end()
    Promise.resolve(answer).catch(error => {
      parts.log.error({ err: error }, 'health was not told')
      response.writeHead(500).end()
    })
  })
  try {
    await once(server.listen(parts.port, '127.0.0.1'), 'listening')
  } catch (error) {
    parts.log.error({ err: error }, 'health cannot be asked for')
  }
  return { close: () => server.close() }
}

async function health(
  { isConnected, isAuthorised, readsInteractions, store }: HealthParts,
  response: ServerResponse,
): Promise<void> {
  const works = {
    gateway: isConnected(),
    discord: await inTime(isAuthorised()),
    store: await inTime(store.check().then(() => true)),
    interactions: readsInteractions(),
  }
  const status = Object.values(works).every(Boolean) ? 200 : 503
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(works))
}

async function numbers({ metrics }: HealthParts, response: ServerResponse): Promise<void> {
  const text = await metrics.text()
  response.writeHead(200, { 'content-type': metrics.type }).end(text)
}

const inTime = (works: Promise<boolean>): Promise<boolean> =>
  Promise.race([works.catch(() => false), pause(WITHIN, false, { ref: false })])

/** Asks again once the answer is old, or was no: a fault counts only for those who have waited for it. */
function remembered(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null
  let asked = 0
  return () => {
    const now = performance.now()
    if (answer && now - asked <= AGE) return answer
    const asking = ask().catch(() => false)
    asking.then(isYes => {
      if (!isYes && answer === asking) answer = null
    })
    answer = asking
    asked = now
    return asking
  }
}
