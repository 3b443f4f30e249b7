// The interface of the store: walkthroughs with their logs, settings, claims of interactions. Two folders implement it.
import type { Facts } from '../engine/game.ts'
import type { Answer } from '../engine/types.ts'
import type { Language, Said } from '../language.ts'
import type { Most, Reached } from './limits.ts'
import type { Listed, ListedState } from './listing.ts'

/** A side of the table: a player of the flow's set-up, and the user who speaks for it. */
export type Seat = {
  readonly player: string
  /** null: the seat is open to everyone. */
  readonly user: string | null
  /** The name on display: the user's name on Discord, or a typed one; null: the words for the side itself. */
  readonly name: string | null
}

/** The user who takes a seat, with the name on display. */
export type Taker = { readonly user: string; readonly name: string }

/** Stands in an offer, and in place of a player, for the lead. No player has this id: those are p1, p2 … */
export const LEAD = 'the lead'

/** A seat, or the lead, that somebody has given to another user, who has not taken it yet. */
export type SeatOffer = {
  /** The player of the seat; or LEAD. */
  readonly player: string
  readonly user: string
  /** When it was made, in milliseconds since 1970. */
  readonly at: number
}

/** Whose a seat or the lead is, and to whom it is offered, as it was seen: what changes hands must still be held so. */
export type Held = {
  /** The player of the seat; or LEAD. */
  readonly player: string
  readonly user: string | null
  readonly offeredTo: string | null
}

/** Why a walkthrough is closed: it came to its end, somebody stopped it, or somebody who manages the server closed it. */
export type AttackEnding = 'over' | 'stopped' | 'manager'

/** One line of the log. `by` is null once the person has been deleted; times are milliseconds since 1970. */
export type LogRow = { readonly number: number; readonly by: string | null; readonly at: number } & (
  | { readonly answer: Answer }
  | { readonly takesBack: number }
)

/** The data of a walkthrough beside its log. */
export type Head = {
  /** Ten characters of a to z and 0 to 9. */
  readonly id: string
  readonly flow: string
  readonly language: Language
  readonly guild: string | null
  /** The channel in which the command was given. */
  readonly channel: string
  /** Where the board stands, if not in the command's own reply: a thread, or the channel itself. */
  readonly thread: string | null
  /** The message that is the board now. */
  readonly board: string | null
  readonly boardPosted: number | null
  /** Only the users of a private walkthrough see its board, in a server or in direct messages. */
  readonly isPrivate: boolean
  /** The user who leads it; null once the person has been deleted. */
  readonly starter: string | null
  /**
   * The user who began it, or opened it again once that person had been deleted, and against whose limits it counts. The
   * lead may change; null once the person has been deleted.
   */
  readonly beginner: string | null
  readonly seats: readonly Seat[]
  /** None once the walkthrough is closed. They may be too old to count: see `offerOf`. */
  readonly offers: readonly SeatOffer[]
  /** The names of the ids in set-up and answers (pieces, reminders). */
  readonly names: Readonly<Record<string, Said>>
  readonly setUp: Facts
  /**
   * The outcome as the rules of the time told it, written with the row that ended the walkthrough; null: it is not over,
   * or it ended before outcomes were stored.
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
export type Listing = Pick<
  Head,
  | 'id'
  | 'flow'
  | 'guild'
  | 'channel'
  | 'thread'
  | 'isPrivate'
  | 'starter'
  | 'beginner'
  | 'seats'
  | 'offers'
  | 'revision'
  | 'closed'
  | 'touched'
> & {
  readonly state: ListedState
  readonly listed: Listed | null
  /** How it began, if `listed` is not there: an older version wrote the latest row, or somebody has been forgotten. */
  readonly begun: Pick<Head, 'names' | 'setUp'> | null
}

export type Walkthrough = Head & { readonly rows: readonly LogRow[] }

/** A new walkthrough, whose starter is also its beginner. One that has an outcome is over at once. */
export type NewWalkthrough = Omit<Head, 'revision' | 'closed' | 'ending' | 'touched' | 'beginner'> & {
  /** The first rows of its log, which the starter gives by beginning it. */
  readonly answers?: readonly Answer[]
  /** The walkthrough whose seats it takes over: a user who has no seat there any more gets none here, except the starter. */
  readonly after?: string
  readonly listed?: Listed
}

/** The fields that may change without an answer. `offer`, `take` and `refuse` change seats and lead. */
export type Change = Partial<Pick<Head, 'thread' | 'board' | 'boardPosted'>>

/** The number of open walkthroughs in a server: shared, private, and those of both kinds without recent use. */
export type OpenIn = { readonly shared: number; readonly private: number; readonly idle: number }

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
  /** The outcome, if the walkthrough is over with this row, which closes it. A row without one deletes an earlier outcome. */
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
 * already in the log; tooMany: the limit is reached, and nothing has been changed.
 */
export type Appended =
  | { readonly result: 'saved' | 'behind' | 'repeated'; readonly walkthrough: Walkthrough }
  | { readonly result: 'tooMany'; readonly walkthrough: Walkthrough; readonly reached: Reached }
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

export type UserSettings = {
  readonly language: Language | null
  /** The edition that attacks of the user are played by where the server sets none, for each game that has one set. */
  readonly editions: Readonly<Record<string, string>>
  readonly isPrivate: boolean | null
}
export type GuildSettings = {
  readonly language: Language | null
  readonly game: string | null
  /** The edition of each game by the game's id; a game that is missing here has none set. */
  readonly editions: Readonly<Record<string, string>>
  readonly isPrivate: boolean | null
  /** Who may start walkthroughs: everyone, or users with this role; null: everyone. */
  readonly starters: string | null
}

/** A null sets back what was set. Of the editions only those of the games named here change. */
export type Changes<Settings> = Partial<Omit<Settings, 'editions'>> & {
  readonly editions?: Readonly<Record<string, string | null>>
}

/** What is stored about one person: the settings, and the ids of the walkthroughs that hold a share of theirs. */
export type PersonalData = {
  readonly settings: UserSettings | null
  readonly walkthroughs: readonly string[]
  /** What is offered to the person, in which walkthrough. */
  readonly offers: readonly (Omit<SeatOffer, 'user'> & { readonly walkthrough: string })[]
}

/** What is stored about one person in a walkthrough, and nothing about others: their seats are blank. */
export type OwnShare = {
  readonly head: Head & { readonly listed: Listed | null }
  /** The person's own rows. */
  readonly rows: readonly LogRow[]
}

/** In milliseconds since 1970. */
export type SweepLimits = { readonly now: number; readonly idle: number; readonly left: number }

/** The number of deleted walkthroughs, of those among them that were still open, and of the remaining ones. */
export type Swept = { readonly closed: number; readonly deleted: number; readonly kept: number }

/**
 * Every method may throw a StoreFault. A write for an interaction takes its id as a claim, in the same transaction:
 * a second write with the same claim changes nothing.
 */
export type Store = {
  /**
   * Counts and begins in one transaction, so that simultaneous calls never exceed the limits; without `most` there are
   * no limits. A begun walkthrough and its rows count for their day, even if they are deleted later. repeated: an earlier call used this
   * claim. Reached: nothing has been begun.
   */
  readonly start: (
    walkthrough: NewWalkthrough,
    claim: string,
    most?: Most,
  ) => Promise<'started' | 'repeated' | Reached>
  /** `known` holds first rows of the log that were read before: they are not read again unless whose they are has changed. */
  readonly read: (id: string, known?: readonly LogRow[]) => Promise<Walkthrough | null>
  /** Finds the walkthrough that an interaction has written to. */
  readonly claimed: (claim: string) => Promise<Walkthrough | null>
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
   * Opens a closed walkthrough that is still at the revision of the press, and adds the row if there is one. Nothing else
   * opens one. In one transaction it asks `mayOpen` and counts as `start` does, against the person who began it; if that
   * person has been forgotten, whoever opens it becomes its beginner. If it is open already, a row is added as by `append`,
   * and without a row it is repeated.
   */
  readonly reopen: (
    press: Press,
    opening: Reopening,
    row: NewRow | null,
    known?: readonly LogRow[],
  ) => Promise<Reopened>
  /** Changes what is no answer; no revision. False: there is no such walkthrough. */
  readonly change: (id: string, change: Change) => Promise<boolean>
  /** Closes a walkthrough; one that is closed keeps its ending. False: there is no such walkthrough. */
  readonly closeAs: (id: string, ending: Exclude<AttackEnding, 'manager'>) => Promise<boolean>
  /**
   * Closes a walkthrough that is still at this revision and has neither a thread nor a board. False: it has moved on, or
   * there is none; nothing has been changed.
   */
  readonly closeUnseen: (id: string, revision: number) => Promise<boolean>
  /**
   * Offers an open walkthrough's seat, or its lead, if it is still held like this; what was offered before is replaced. The
   * seat then belongs to nobody and has this name. The lead is offered only to a user with a seat. False: nothing has been
   * changed.
   */
  readonly offer: (id: string, from: Held, offer: Omit<SeatOffer, 'player'>, name: string) => Promise<boolean>
  /**
   * Gives seats, or the lead, to the user who takes them, as far as they are still held like this; with that nobody is
   * offered them any more. The lead goes only to whom it is offered. False: nothing has been changed.
   */
  readonly take: (id: string, from: readonly Held[], by: Taker) => Promise<boolean>
  /**
   * Ends what is offered to the user among these seats and the lead: such a seat is open, without the name that was given
   * with the offer. False: nothing of it was offered to the user.
   */
  readonly refuse: (id: string, players: readonly string[], user: string) => Promise<boolean>
  /**
   * The walkthroughs whose board stands in one of these threads and channels, without the private ones that another user
   * leads: open ones first, then closed ones, the latest first in each group.
   */
  readonly at: (places: readonly string[], user: string, limit: number) => Promise<readonly Listing[]>
  /** The walkthroughs that the user began, leads, sits in or answered in: open ones first, the latest first in each group. */
  readonly of: (user: string, limit: number) => Promise<readonly Listing[]>
  /** The walkthroughs of which something is offered to the user, the latest first. */
  readonly offeredTo: (user: string, limit: number) => Promise<readonly Listing[]>
  readonly countOpen: () => Promise<number>
  /** The number of open walkthroughs in a server; idle ones were last touched before `idle`. */
  readonly openIn: (guild: string, idle: number) => Promise<OpenIn>
  /** Closes, as its manager, all walkthroughs of a server that were last touched before `idle`, and returns their number. */
  readonly closeIn: (guild: string, idle: number) => Promise<number>
  readonly userSettings: (user: string) => Promise<UserSettings>
  readonly setUserSettings: (user: string, changes: Changes<UserSettings>) => Promise<void>
  readonly guildSettings: (guild: string) => Promise<GuildSettings>
  readonly setGuildSettings: (guild: string, changes: Changes<GuildSettings>) => Promise<void>
  /**
   * Whether something that a server is told once is told by this teller: by the first that asks, whenever it asks, and by
   * no other. Deleted with the other data of the server.
   */
  readonly tellsOnce: (guild: string, what: string, teller: string) => Promise<boolean>
  /** @throws StoreFault forgetting, while the person is being forgotten */
  readonly about: (user: string) => Promise<PersonalData>
  /** null: the walkthrough holds nothing of this person, or not any more. @throws StoreFault as `about` does */
  readonly share: (user: string, id: string) => Promise<OwnShare | null>
  /**
   * Begins to forget a person, in one write: from then on nothing of theirs is read, and nothing is written for them, until
   * all of it is deleted. Their settings, and the seats offered to them, are deleted at once.
   */
  readonly markForgotten: (user: string) => Promise<void>
  /**
   * Forgets a person, walkthrough by walkthrough, and resolves when nothing of theirs is left: deletes the private
   * walkthroughs without other participants, closes those that the person leads, and blanks the person everywhere. The day's
   * counts stay, under a hash that names nobody.
   */
  readonly forget: (user: string) => Promise<void>
  /** Forgets everybody whose deletion was begun, by whichever process, and has not come to its end. */
  readonly forgetMarked: () => Promise<void>
  /** Notes that the bot has left a server (or, with null, is back in it). A repeated call keeps the first time. */
  readonly left: (guild: string, at: number | null) => Promise<void>
  /** The servers that the store has data for, and since when the bot has been absent (null: it is present). */
  readonly guilds: () => Promise<readonly { readonly guild: string; readonly left: number | null }[]>
  /** Deletes walkthroughs untouched since `idle`, servers left before `left`, claims and offers older than a day, and outdated counts. */
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
