// The editions of the rules as data. A newer one is a new record here and in the table of rows, never a copy of a flow.
import type { Clause } from './clauses.ts'

/** Today's first. */
export const EDITION_IDS = ['1.0'] as const
export type EditionId = (typeof EDITION_IDS)[number]

/** By what a new attack is played if nobody says another. */
export const DEFAULT_EDITION: EditionId = '1.0'

/** By what an attack or script is played in which no edition stands: what was the default when they were written, for ever. */
export const UNSAID_EDITION: EditionId = '1.0'

/** What an edition says about all that is no row of a flow. */
export type Edition = {
  readonly id: string
  /** By which target an effect is judged that asks whom the attack is against (7-3-5-2). */
  readonly conditionsSee: 'the target declared' | 'the target now'
  /** How many Shields <Suppression> destroys at once, and who orders their Bursts. */
  readonly suppression: { readonly shields: number; readonly bursts: 'owner orders' | 'topmost first' }
  /** When that is carried out which one Burst triggers while another waits. */
  readonly triggeredByBurst: 'after all Bursts' | 'before the next Burst'
  /** Clauses that this edition words for itself, or has under another number. */
  readonly cites: Partial<Record<Clause, Clause>>
}

export const EDITIONS: Record<EditionId, Edition> = {
  '1.0': {
    id: '1.0',
    conditionsSee: 'the target declared',
    suppression: { shields: 2, bursts: 'owner orders' },
    triggeredByBurst: 'after all Bursts',
    cites: {},
  },
}
