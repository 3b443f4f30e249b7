// Counts and measures for Prometheus.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Counts } from './discord/interaction/desk.ts'
import { type Store, StoreFault } from './store/store.ts'

export type Metrics = { readonly counts: Counts; readonly text: () => Promise<string>; readonly type: string }

/** In seconds; Discord waits for three. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3]

/** Counts from now on. Node's own measurements (event loop delay, memory) are included. */
export function createMetrics(store: Store): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addOpen(registry, store)
  const registers = [registry]
  const interactions = new Counter({
    ...{ name: 'riposte_interactions_total', help: 'Interactions by kind, command and outcome.', registers },
    labelNames: ['kind', 'command', 'outcome'],
  })
  const seconds = new Histogram({
    ...{
      name: 'riposte_interaction_seconds',
      help: 'Time until receipt, and from there to the answer.',
      registers,
    },
    ...{ labelNames: ['stage', 'kind'], buckets: BUCKETS },
  })
  const searches = new Counter({
    ...{
      name: 'riposte_searches_total',
      help: 'Look-ups by how they were found; miss: not at all.',
      registers,
    },
    labelNames: ['tier'],
  })
  const reconnects = new Counter({
    ...{ name: 'riposte_reconnects_total', help: 'Connections to Discord that were lost.', registers },
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
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}

/** Adds the number of open walkthroughs. If the store fails, only this number is missing. */
function addOpen(registry: Registry, store: Store): void {
  new Gauge({
    name: 'riposte_open_walkthroughs',
    help: 'Attacks that are not over.',
    registers: [registry],
    async collect() {
      try {
        this.set(await store.countOpen())
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error
        this.set(Number.NaN)
      }
    },
  })
}
