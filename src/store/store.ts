// The interface of the store, parted by what it serves. src/store/sql implements it, on the drivers of two databases.
import type { TableStore } from './game-tables.ts'
import type { LogStore } from './log.ts'
import type { PersonStore } from './persons.ts'
import type { SeatStore } from './seats.ts'
import type { ServerStore } from './servers.ts'
import type { SettingsStore } from './settings.ts'
import type { WalkthroughStore } from './walkthroughs.ts'

/** In milliseconds since 1970. */
export type SweepLimits = { readonly now: number; readonly idle: number; readonly left: number }

/** The number of deleted tables, of those among them that were still open, and of the remaining ones. */
export type Swept = { readonly closed: number; readonly deleted: number; readonly kept: number }

/**
 * Every method may throw a StoreFault. A write for an interaction takes its id as a claim, in the same transaction: a second
 * write with the same claim changes nothing.
 */
export type Store = WalkthroughStore &
  TableStore &
  LogStore &
  SeatStore &
  SettingsStore &
  PersonStore &
  ServerStore & {
    /** Deletes whole tables whose newest chapter is untouched since `idle`, servers left before `left`, claims and offers older than a day, and outdated counts. */
    readonly sweep: (limits: SweepLimits) => Promise<Swept>
    /** Resolves if a restart would find the saved data. @throws StoreFault if it would not, or if the check fails */
    readonly check: () => Promise<void>
    readonly close: () => Promise<void>
  }

/**
 * Why the store could not save or read: busy passes by itself, and so does forgetting, during which the data of a person who
 * writes or asks for it is being deleted; the other kinds need the operator.
 */
export class StoreFault extends Error {
  readonly kind: 'busy' | 'forgetting' | 'full' | 'readOnly' | 'unavailable'

  constructor(kind: StoreFault['kind'], cause: unknown) {
    super(`the store is ${kind}`, { cause })
    this.name = 'StoreFault'
    this.kind = kind
  }
}
