// What a list shows of walkthroughs without playing or even reading them: facts that are kept beside the log.
import type { Said } from '../language.ts'

/** A piece or player in a list. `name` is null for a player, whose seat has the name, and for what nobody known has named. */
export type ListedName = {
  readonly id: string
  readonly name: Said | null
  /** The player in whose name it is told where that side has a name. */
  readonly player: string | null
}

/** Who attacks whom, kept with the latest row. */
export type Listed = {
  readonly attacker: ListedName | null
  readonly targets: readonly ListedName[]
  /** The number of further targets. */
  readonly more: number
  /** What the play leaves to its players or takes for granted; left out: nothing, or an older version wrote the row. */
  readonly notices?: readonly ListedNotice[] | undefined
}

/** A notice of a play, with the names of its pieces. */
export type ListedNotice = { readonly kind: string; readonly pieces: readonly ListedName[] }

/** closed: by a manager, or in a way that an older version did not note. */
export type ListedState = 'open' | 'over' | 'stopped' | 'closed'
