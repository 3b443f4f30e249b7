// Counts and measures for Prometheus.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Counts } from './discord/interaction/router-parts.ts'
import { type Store, StoreFault } from './store/store.ts'

export type Metrics = { readonly counts: Counts; readonly text: () => Promise<string>; readonly type: string }

/** In seconds; Discord waits for three. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3]

/** Counts from now on. Node's own measurements (event loop delay, memory) are included. */
export function createMetrics(store: Store): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const named = (name: string, help: string) => ({ name: `riposte_${name}`, help, registers: [registry] })
  const interactions = new Counter({
    ...named('interactions_total', 'Interactions by kind, command and outcome.'),
    labelNames: ['kind', 'command', 'outcome'],
  })
  const seconds = new Histogram({
    ...named('interaction_seconds', 'Time until receipt, and from there to the answer.'),
    labelNames: ['stage', 'kind'],
    buckets: BUCKETS,
  })
  const searches = new Counter({
    ...named('searches_total', 'Look-ups by how they were found; miss: not at all.'),
    labelNames: ['tier'],
  })
  const reconnects = new Counter(named('reconnects_total', 'Connections to Discord that were lost.'))
  const unread = new Counter({
    ...named('unread_packets_total', 'Packets from Discord that could not be read, by kind.'),
    labelNames: ['kind'],
  })
  new Gauge({
    ...named('open_walkthroughs', 'Attacks that are not over.'),
    async collect() {
      this.set(await openIn(store))
    },
  })
  return {
    counts: {
      interaction: ({ kind, command, outcome, receiptMs, answerMs, tier }) => {
        interactions.inc({ kind, command, outcome })
        seconds.observe({ stage: 'receipt', kind }, receiptMs / 1_000)
        seconds.observe({ stage: 'answer', kind }, answerMs / 1_000)
        if (tier !== undefined) searches.inc({ tier: tier ?? 'miss' })
      },
      reconnecting: () => reconnects.inc(),
      unread: kind => unread.inc({ kind }),
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}

/** The number of open walkthroughs. If the store fails, only this number is missing. */
async function openIn(store: Store): Promise<number> {
  try {
    return await store.countOpen()
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    return Number.NaN
  }
}
