// A walkthrough with its log played: the source of boards, previews and transcripts.
import type { Facts } from '../engine/game.ts'
import type { Answer } from '../engine/types.ts'
import type { Shown } from '../games/game.ts'
import type { LogRow, Walkthrough } from '../store/walkthroughs.ts'

/** The events of one row of the log; the first chapter (row 0) has the events of the set-up. */
export type Chapter = {
  readonly row: number
  /** The Discord user; null for the set-up and for deleted persons. */
  readonly by: string | null
  readonly answer: Answer | null
  readonly events: Shown['events']
  /** Set if the row has been taken back; `events` are then the events it had. */
  readonly takenBack: { readonly by: string | null } | null
}

/**
 * How a scene is the attack as it was. Of an open attack it is the attack itself (asTold); of one that was over, before the
 * first answer since, it says that today's rules bring the answers of that end to another one (reopened). The end of a finished one is the
 * stored one, and today's rules end the same (asTold), or otherwise, or refuse an answer, up to which they are told (upTo).
 * Without a stored end it is told by today's rules (byToday), or up to the answer that they refuse (withoutEnd).
 */
export type Retelling = 'asTold' | 'reopened' | 'otherwise' | 'upTo' | 'byToday' | 'withoutEnd'

export type Scene = {
  readonly walkthrough: Walkthrough
  /**
   * The play of the live answers: events, prompt, outcome, and `now`, the state in the form of an outcome. A finished
   * attack has the outcome that it had.
   */
  readonly played: Shown
  /** The chapters of the set-up and of the answers that count. */
  readonly chapters: readonly Chapter[]
  /** storyOf plays the log for it when `chapters` or `undone` is read. */
  readonly story: {
    /** All chapters, with those taken back. */
    readonly chapters: readonly Chapter[]
    /** The answer that the latest row takes back; null if the latest row is an answer. */
    readonly undone: Chapter | null
  }
  /** The number of answers from the first one that today's rules refuse: the walkthrough continues before it. */
  readonly dropped: number
  /** The first of them; null: they refuse none. */
  readonly firstDropped: Extract<LogRow, { answer: unknown }> | null
  readonly retelling: Retelling
  /** Whether its table has gone back to before it, so that it counts no more. */
  readonly isLeft?: boolean
  /** Its edition, which the program has no more: the scene is the table as it has left it, by another one. */
  readonly carriedFrom?: string
}

/** Whether the attack is over, and told only up to an answer that today's rules refuse. */
export const isCutShort = ({ retelling }: Pick<Scene, 'retelling'>): boolean =>
  retelling === 'upTo' || retelling === 'withoutEnd'

/** Whether a user has stopped the walkthrough before its end. */
export const isStopped = ({ walkthrough, played }: Scene): boolean => walkthrough.closed && !played.isOver

/** Whether it is over and takes a further report all the same. */
export const isResting = ({ played }: Pick<Scene, 'played'>): boolean =>
  played.isOver && played.prompt !== null

/** A walkthrough in the form that `npm run resolve` reads, which plays it to its present state. */
type Script = {
  readonly flow: string
  readonly edition: string
  readonly setUp: Facts
  readonly answers: readonly Answer[]
}

/** The script of the set-up and the answers that count. */
export function scriptOf({ walkthrough, played }: Scene): Script {
  const { edition: _edition, waiting: _waiting, printed: _printed, ...setUp } = walkthrough.setUp
  return {
    flow: walkthrough.flow,
    edition: String(played.now?.summary.edition),
    setUp,
    answers: played.accepted,
  }
}
