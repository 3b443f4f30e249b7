// Walkthroughs: what is kept of them, how they are begun, changed and found.
import type { Facts } from '../engine/game.ts'
import type { Answer } from '../engine/types.ts'
import type { Language, Said } from '../language.ts'
import type { Most, Reached } from './limits.ts'
import type { Listed, ListedState } from './listing.ts'
import type { Seat, SeatOffer } from './seats.ts'

/** Why a walkthrough is closed: it came to its end, somebody stopped it, or somebody who manages the server closed it. */
export type AttackEnding = 'over' | 'stopped' | 'manager'

/** One line of the log. `by` is null once the person has been deleted; times are milliseconds since 1970. */
export type LogRow = { readonly number: number; readonly by: string | null; readonly at: number } & (
  | { readonly answer: Answer }
  | { readonly takesBack: number }
)

/** The data of a walkthrough beside its log. Server, channel and privacy are those of its table, and never change. */
export type Head = {
  /** Ten characters of a to z and 0 to 9. */
  readonly id: string
  /** The table whose chapter it is: the id of its first walkthrough. */
  readonly table: string
  /** Its number at the table, which no other chapter has had. */
  readonly number: number
  /** The chapter that it rests on; null: it is the first. */
  readonly restsOn: string | null
  /** Whether it is the newest chapter that counts. Only the tip may be open, so only the tip takes rows. */
  readonly isTip: boolean
  readonly flow: string
  readonly language: Language
  /** The language and the edition of what follows it at its table; null: its own. */
  readonly nextLanguage: Language | null
  readonly nextEdition: string | null
  readonly guild: string | null
  /** The channel in which the command was given. */
  readonly channel: string
  /** Where the board stands, if not in the command's own reply: a thread, or the channel itself. */
  readonly thread: string | null
  /** The message that is the board now. */
  readonly board: string | null
  /** When it was posted; without a board: when somebody was about to be shown one. */
  readonly boardPosted: number | null
  /** Only the users of a private walkthrough see its board, in a server or in direct messages. */
  readonly isPrivate: boolean
  /** The user who leads its table; null: that person has been deleted, and nobody else had a seat. */
  readonly starter: string | null
  /**
   * The user who began it, or opened it again once that person had been deleted, and against whose limits it counts. The
   * lead may change; null once the person has been deleted.
   */
  readonly beginner: string | null
  /** Those of its table. */
  readonly seats: readonly Seat[]
  /** Those of its table, none once that has ended. They may be too old to count: see `offerOf`. */
  readonly offers: readonly SeatOffer[]
  /** The names of the ids in set-up and answers (pieces, reminders). */
  readonly names: Readonly<Record<string, Said>>
  readonly setUp: Facts
  /**
   * The outcome as the rules of the time told it, written with the row that ended the walkthrough; one that was opened again
   * keeps it until it ends again. Of one that a person has ended early: how the table stood. null: it was never over, or it
   * ended before outcomes were stored.
   */
  readonly outcome: Facts | null
  /** The number of rows; a press counts only for the revision it was drawn with. */
  readonly revision: number
  /** No further answer is expected, and no row is taken; only `reopen` opens it again. */
  readonly closed: boolean
  /** Why it is closed; null while it is open. */
  readonly ending: AttackEnding | null
  readonly created: number
  /** The latest of three times: when it was started, when it was last answered, when its board was last posted. */
  readonly touched: number
}

/** A walkthrough as a list shows it. */
export type Listing = Omit<
  Head,
  | 'language'
  | 'nextLanguage'
  | 'nextEdition'
  | 'board'
  | 'boardPosted'
  | 'names'
  | 'setUp'
  | 'outcome'
  | 'ending'
  | 'created'
> & {
  /** The revision of the chapter that it rests on, when it began; null: it is the first, or has been taken back. */
  readonly restsAt: number | null
  readonly state: ListedState
  /** Whether its table has ended. */
  readonly hasEnded: boolean
  readonly listed: Listed | null
  /** How it began, if `listed` is not there: an older version wrote the latest row, or somebody has been forgotten. */
  readonly begun: Pick<Head, 'names' | 'setUp'> | null
}

export type Walkthrough = Head & { readonly rows: readonly LogRow[] }

/** A chapter, which the next one rests on, and the revision of it that the set-up follows from; without one it may be any. */
export type RestsOn = { readonly table: string; readonly restsOn: string; readonly at?: number }

/** The fields that the store gives to what begins. */
type GivenAtStart =
  | 'revision'
  | 'closed'
  | 'ending'
  | 'touched'
  | 'beginner'
  | 'table'
  | 'number'
  | 'restsOn'
  | 'isTip'
  | 'nextLanguage'
  | 'nextEdition'

/**
 * A new walkthrough, whose starter is its beginner. One that has an outcome is over at once. It begins a table, which its
 * starter leads, or is the next chapter of one (`on`): then it has that table's server, channel and privacy, stands at first
 * where the chapter before does; of its seats and offers those of players without a seat join, and its starter takes the
 * seats that it gives to them, if these are open.
 */
export type NewWalkthrough = Omit<Head, GivenAtStart> & {
  /** The first rows of its log, which the starter gives by beginning it. */
  readonly answers?: readonly Answer[]
  readonly on?: RestsOn
  readonly listed?: Listed
}

/** Where a walkthrough comes that begins a table. */
export const asFirst = (
  id: string,
): Pick<Head, 'table' | 'number' | 'restsOn' | 'isTip' | 'nextLanguage' | 'nextEdition'> => ({
  table: id,
  number: 1,
  restsOn: null,
  isTip: true,
  nextLanguage: null,
  nextEdition: null,
})

/** The fields that may change without an answer. `offer`, `take` and `refuse` change seats and lead. */
export type Change = Partial<Pick<Head, 'thread' | 'board' | 'boardPosted'>>

/**
 * repeated: an earlier call used this claim. In the other cases nothing has been begun. overtakenBy: what the chapter would
 * rest on is not the table's tip, or is open, or has another revision by now; this is the tip. tableEnded:
 * the table has ended. tableFull: it has as many chapters as it may have. gone: there is no such table any more.
 */
export type StartResult =
  | 'started'
  | 'repeated'
  | 'tableEnded'
  | 'tableFull'
  | 'gone'
  | Reached
  | { readonly overtakenBy: Walkthrough }

/** A part of the store. Every method may throw a StoreFault. */
export type WalkthroughStore = {
  /**
   * Counts and begins in one transaction, so that simultaneous calls never exceed the limits; without `most` there are
   * no limits. A begun walkthrough and its rows count for their day, even if they are deleted later. A table counts as begun
   * with its first chapter; the next ones count among a person's and a server's chapters of the day.
   */
  readonly start: (walkthrough: NewWalkthrough, claim: string, most?: Most) => Promise<StartResult>
  /** `known` holds first rows of the log that were read before: they are not read again unless whose they are has changed. */
  readonly read: (id: string, known?: readonly LogRow[]) => Promise<Walkthrough | null>
  /** Changes what is no answer; no revision. False: there is no such walkthrough. */
  readonly change: (id: string, change: Change) => Promise<boolean>
  /**
   * Closes a walkthrough, without an outcome unless one is given; one that is closed keeps its ending and its outcome. False: there
   * is no such walkthrough.
   */
  readonly closeAs: (
    id: string,
    ending: Exclude<AttackEnding, 'manager'>,
    outcome?: Head['outcome'],
  ) => Promise<boolean>
  /**
   * Stops a walkthrough with how its table stands at this revision; null: nobody can tell. One that is closed stays as it is. False: there is no
   * such walkthrough, or it has moved on, and nothing has been changed.
   */
  readonly stopAt: (id: string, revision: number, left: Facts | null) => Promise<boolean>
  /** Somebody is about to be shown it, at this time: it is not taken back as unseen any more. False: there is none. */
  readonly showing: (id: string, at: number) => Promise<boolean>
  /**
   * Takes back what began and nobody saw or is about to see: a table's first chapter, without a thread and a board, is closed; a further one,
   * without a board, is deleted, so that the one before is the tip again. False: it has moved on from this revision, or there
   * is none; nothing has been changed.
   */
  readonly closeUnseen: (id: string, revision: number) => Promise<boolean>
  /**
   * The tips of the tables whose board stands in one of these threads and channels, without the private ones that another
   * user leads: open ones first, then closed ones, the latest first in each group.
   */
  readonly at: (places: readonly string[], user: string, limit: number) => Promise<readonly Listing[]>
  /**
   * The tips of the tables that the user leads, sits at, has begun a chapter of or answered in: open ones first, the latest
   * first in each group.
   */
  readonly of: (user: string, limit: number) => Promise<readonly Listing[]>
  /** The tips of the tables of which something is offered to the user, the latest first. */
  readonly offeredTo: (user: string, limit: number) => Promise<readonly Listing[]>
}
