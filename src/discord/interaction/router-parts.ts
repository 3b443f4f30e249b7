// The parts that the router and its helpers need to answer an interaction.
import type { Language } from '../../language.ts'
import type { Log } from '../../log.ts'
import type { Store, StoreFault } from '../../store/store.ts'
import type { Clock } from '../request/clock.ts'
import type { Command } from './command.ts'
import type { Counts } from './counts.ts'

export type Desk = {
  readonly commands: readonly Command[]
  readonly store: Store
  readonly log: Log
  readonly fallback: Language
  readonly clock: Clock
  /** Whether Discord made the interaction so long ago (`made`) that an answer comes too late. */
  readonly isTooLate: (made: number) => Promise<boolean>
  /** null: the bot counts nothing. */
  readonly counts: Counts | null
  /** Logs a fault of the store. */
  readonly note: (fault: StoreFault) => void
  /** Whether the error means that Discord is down; logs that as well. */
  readonly isDown: (error: unknown) => boolean
}
