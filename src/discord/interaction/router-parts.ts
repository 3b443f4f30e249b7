// What an interaction is answered with.
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
  /** Whether an interaction that Discord made then comes too late for an answer. */
  readonly isTooLate: (made: number) => Promise<boolean>
  /** null: nobody watches. */
  readonly counts: Counts | null
  /** Where faults of the store are noted. */
  readonly note: (fault: StoreFault) => void
  /** Notes that Discord is down, if that is what the error says. */
  readonly isDown: (error: unknown) => boolean
}
