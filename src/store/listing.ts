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
  /** Only once it is over. */
  readonly result?: ListedResult
}

/** A notice of a play, with the names of its pieces; `unread`: an edition, and its clauses that nobody has read. */
export type ListedNotice = {
  readonly kind: string
  readonly pieces: readonly ListedName[]
  readonly unread?: { readonly edition: string; readonly clauses: readonly string[] } | undefined
}

/** What an attack has come to: facts, which the words of its game tell. `Who` is how pieces and players are named. */
export type ListedResult<Who = ListedName> = {
  /** The game's word for an end that is not the usual one; null: the usual one. */
  readonly end: string | null
  readonly damage: number
  readonly hits: readonly { readonly to: Who; readonly amount: number }[]
  /** The number of further hits. */
  readonly moreHits: number
  readonly fell: readonly Who[]
  /** The number of others that fell. */
  readonly moreFell: number
  readonly left: { readonly remaining: number; readonly most: number } | null
  readonly shields: number
  readonly winner: Who | null
  /** The threat that was placed, with how much is there now and the target threat; left out: it was about none. */
  readonly threat?: { readonly placed: number; readonly now: number | null; readonly of: number | null }
}

/** The same result with other names. */
export const renamed = <A, B>(result: ListedResult<A>, name: (one: A) => B): ListedResult<B> => ({
  ...result,
  hits: result.hits.map(({ to, amount }) => ({ to: name(to), amount })),
  fell: result.fell.map(name),
  winner: result.winner === null ? null : name(result.winner),
})

/** closed: by a manager, or in a way that an older version did not note. */
export type ListedState = 'open' | 'over' | 'stopped' | 'closed'
