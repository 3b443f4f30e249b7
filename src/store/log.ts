// The log of a walkthrough: what a press adds to it, once for each interaction.
import type { Facts } from '../engine/game.ts'
import type { Answer } from '../engine/types.ts'
import type { Most, Reached } from './limits.ts'
import type { Listed } from './listing.ts'
import type { Seat } from './seats.ts'
import type { Head, LogRow, Walkthrough } from './walkthroughs.ts'

/** A press on a control of a board, or on the end of a form that one has opened. Every layer passes it on as it is. */
export type Press = {
  /** The interaction's id: what is written for the press is claimed with it, so that delivered again it counts once. */
  readonly interaction: string
  readonly userId: string
  /** When Discord made the interaction, in milliseconds since 1970. */
  readonly at: number
  readonly walkthrough: string
  readonly revision: number
}

type Added = { readonly answer: Answer } | { readonly takesBack: number }

/** What a press adds to a log; whose row it is and when it was given, the press says. */
export type NewRow = {
  /** Rows of the same press that come before this one. */
  readonly before?: readonly Added[]
  /** What pieces that come with the row are called: if it is saved, these join the walkthrough's names with it. */
  readonly names?: Head['names']
  /** The seats of players who come with the row; saving the row adds those of players without a seat. */
  readonly seats?: readonly Seat[]
  /** The players whose seats, open or offered to this user, the user of the press takes with the row. */
  readonly takes?: Takes
  /** The outcome, if the walkthrough is over with this row, which closes it. A row without one leaves an earlier outcome there. */
  readonly outcome?: Facts
  /** What lists tell from now on; without it, what they told before. */
  readonly listed?: Listed
} & Added

/** The rows that a press adds, in their order. */
export const rowsIn = (row: NewRow): readonly NewRow[] => [...(row.before ?? []), row]

/** Seats that the user of a press takes with its row, and the user's name on them. */
type Takes = { readonly players: readonly string[]; readonly name: string }

/**
 * saved; behind: another row was saved first, or the walkthrough has been closed; repeated: this interaction's row is
 * already in the log; tooMany: the limit is reached, and nothing has been changed; overtaken: the table has gone on from this
 * chapter or left it behind, and `tip` is where it stands now.
 */
export type Appended =
  | { readonly result: 'saved' | 'behind' | 'repeated'; readonly walkthrough: Walkthrough }
  | { readonly result: 'tooMany'; readonly walkthrough: Walkthrough; readonly reached: Reached }
  | { readonly result: 'overtaken'; readonly walkthrough: Walkthrough; readonly tip: Walkthrough }
  | { readonly result: 'gone' }

/** On which conditions a press opens a closed walkthrough. */
export type Reopening = {
  /** Whether whoever presses may open it, as it stands now. */
  readonly mayOpen: (closed: Head) => boolean
  readonly most: Most
  /** Whether it counts among those begun on the day of the press, too. */
  readonly countsForDay: boolean
}

/** mayNot: `mayOpen` has said no, and nothing has been changed. */
export type Reopened = Appended | { readonly result: 'mayNot'; readonly walkthrough: Walkthrough }

/** A part of the store. Every method may throw a StoreFault. */
export type LogStore = {
  /**
   * Adds a row if the walkthrough is open and still at the revision of the press. What has been saved is given back with its log, of which the
   * rows in `known`, its first ones as they have just been read, are not read once more: rows do not change, but for
   * whose they were once somebody is forgotten. A claim that another walkthrough holds adds nothing: it is behind. In the
   * same transaction the rows count for the day of the press, of which the user writes `mostRows` at most; without it there is
   * no limit.
   */
  readonly append: (
    press: Press,
    row: NewRow,
    known?: readonly LogRow[],
    mostRows?: Most['rows'],
  ) => Promise<Appended>
  /**
   * Opens a closed walkthrough that is the tip of its table and still at the revision of the press, and adds the row if there
   * is one. Nothing else opens one, but `takeBackChapter`, which does it in this way. A table that has ended goes on with it.
   * In one transaction it asks `mayOpen` and counts as `start` does, against the person who began it; if that
   * person has been forgotten, whoever opens it becomes its beginner. If it is open already, a row is added as by `append`,
   * and without a row it is repeated.
   */
  readonly reopen: (
    press: Press,
    opening: Reopening,
    row: NewRow | null,
    known?: readonly LogRow[],
  ) => Promise<Reopened>
  /** Finds the walkthrough that an interaction has written to. */
  readonly claimed: (claim: string) => Promise<Walkthrough | null>
}
