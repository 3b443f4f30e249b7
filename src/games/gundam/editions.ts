// The editions of the rules as data. A new edition is a record here and in the table of rows, never a copy of a flow.
import type { Clause } from './clauses.ts'

/** The ids of all editions, the current one first. */
export const EDITION_IDS = ['1.0'] as const
export type EditionId = (typeof EDITION_IDS)[number]

/** The edition of a new attack if nobody has chosen one: the newest, in each language. */
export const DEFAULT_EDITION: EditionId = EDITION_IDS[0]

/** The edition of attacks and scripts that name none: the default at the time of their writing. It never changes. */
export const UNSAID_EDITION: EditionId = '1.0'

/** The differences of an edition that do not show in the rows of a flow. */
export type Edition = {
  readonly id: string
  /** The target that decides whether a trigger "when you attack a player / a Unit" is met (7-3-5-2). */
  readonly conditionsSee: 'the target declared' | 'the target now'
  /** The number of Shields that <Suppression> destroys at once, and who orders their Bursts. */
  readonly suppression: { readonly shields: number; readonly bursts: 'owner orders' | 'topmost first' }
  /** When an effect that one Burst has triggered is carried out while another Burst waits. */
  readonly triggeredByBurst: 'after all Bursts' | 'before the next Burst'
  /** Clauses that this edition words differently or numbers differently. */
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
