// A walkthrough as it stands: its set-up and its log, played. What boards, previews and transcripts are made from.
import type { Answer } from '../engine/types.ts'
import type { Shown } from '../games/game.ts'
import type { Walkthrough } from '../store/store.ts'

/** What one row of the log made happen; the first one (row 0) is what followed from the set-up. */
export type Chapter = {
  readonly row: number
  /** The Discord user; null for the set-up and for deleted persons. */
  readonly by: string | null
  readonly answer: Answer | null
  readonly events: Shown['events']
  /** Set if the row has been taken back; then `events` is what it had made happen. */
  readonly takenBack: { readonly by: string | null } | null
}

export type Scene = {
  readonly walkthrough: Walkthrough
  /** The live answers, played: events, prompt, outcome, and `now`, the state in the form of an outcome. */
  readonly played: Shown
  /** What the set-up and the answers that count made happen. */
  readonly chapters: readonly Chapter[]
  /** Told from the log when somebody asks. */
  readonly story: {
    /** With all that has been taken back. */
    readonly chapters: readonly Chapter[]
    /** The answer that the latest row takes back; null if that is an answer. */
    readonly undone: Chapter | null
  }
  /** Rows that the rules as they are now do not take any more: the walkthrough goes on before them. */
  readonly dropped: number
}

/** Somebody has closed it before its end. */
export const isStopped = ({ walkthrough, played }: Scene): boolean =>
  walkthrough.closed && played.prompt !== null
