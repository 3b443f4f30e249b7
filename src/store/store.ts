// What is kept: walkthroughs with their logs, settings, claims of interactions. One interface; where it is kept is not its matter.
import type { Answer, Facts } from '../engine/types.ts'
import type { Language, Said } from '../language.ts'
import type { Most, Reached } from './limits.ts'

/** A side of the table: a player of the flow's set-up, and who speaks for it. */
export type Seat = {
  readonly player: string
  /** null: open to everyone. */
  readonly user: string | null
  /** The name that is shown: what Discord calls the user, or what somebody typed; null: the words for the side itself. */
  readonly name: string | null
}

/** One line of the log. `by` is null once the person has been deleted; times are milliseconds since 1970. */
export type Row = { readonly number: number; readonly by: string | null; readonly at: number } & (
  | { readonly answer: Answer }
  | { readonly takesBack: number }
)

/** What is told of a walkthrough beside its log. */
export type Head = {
  /** Ten characters of a to z and 0 to 9. */
  readonly id: string
  readonly flow: string
  readonly language: Language
  readonly guild: string | null
  /** Where the command was given. */
  readonly channel: string
  /** Where the board stands, if not in the command's own reply: a thread, or the channel itself. */
  readonly thread: string | null
  /** The message that is the board now. */
  readonly board: string | null
  readonly boardPosted: number | null
  /** Its board is shown to nobody but those who use it, wherever they do. */
  readonly isPrivate: boolean
  /** Who leads it; null once the person has been deleted. */
  readonly starter: string | null
  /** Who began it, whoever leads it now, and against whose limits it counts; null once the person has been deleted. */
  readonly beginner: string | null
  readonly seats: readonly Seat[]
  /** What the ids in set-up and answers (pieces, reminders) are called. */
  readonly names: Readonly<Record<string, Said>>
  readonly setUp: Facts
  /** How many rows there are; a press counts only for the revision it was drawn with. */
  readonly revision: number
  /** Nobody expects another answer. A mark, no lock: rows are taken all the same, since what is finished may be undone. */
  readonly closed: boolean
  readonly created: number
  /** When it was started, answered or its board posted, whichever was last. */
  readonly touched: number
}

export type Walkthrough = Head & { readonly rows: readonly Row[] }

/** Who leads it has begun it. */
export type NewWalkthrough = Omit<Head, 'revision' | 'closed' | 'touched' | 'beginner'> & {
  /** The walkthrough whose seats it takes over: who has none there any more gets none here, but for who begins it. */
  readonly after?: string
}

/** What may change without being an answer. Seats and lead change hands one by one, see `giveSeat` and `giveLead`. */
export type Change = Partial<Pick<Head, 'thread' | 'board' | 'boardPosted' | 'closed'>>

/** How many are open in a server: shown to all, private, and of both those that nobody has touched for some time. */
export type OpenIn = { readonly shared: number; readonly private: number; readonly idle: number }

/**
 * Somebody has pressed a control of a board, or sent off a form that one has opened: who, when, on which walkthrough, drawn
 * at which revision. Every layer passes it on as it is.
 */
export type Press = {
  /** The interaction's id: what is written for the press is claimed with it, so that delivered again it counts once. */
  readonly interaction: string
  readonly userId: string
  /** When Discord made the interaction, in milliseconds since 1970. */
  readonly at: number
  readonly walkthrough: string
  readonly revision: number
}

/** What a press adds to a log; whose row it is and when it was given, the press says. */
export type NewRow = {
  /** What pieces that come with the row are called: if it is saved, these join the walkthrough's names with it. */
  readonly names?: Head['names']
  /** Those of players who come with the row: saved with it, for whoever has none yet. */
  readonly seats?: readonly Seat[]
} & ({ readonly answer: Answer } | { readonly takesBack: number })

/** saved; behind: somebody was faster; repeated: this interaction's row is there already. */
export type Appended =
  | { readonly result: 'saved' | 'behind' | 'repeated'; readonly walkthrough: Walkthrough }
  | { readonly result: 'gone' }

export type UserSettings = { readonly language: Language | null; readonly isPrivate: boolean | null }
export type GuildSettings = {
  readonly language: Language | null
  readonly game: string | null
  /** Of Marvel Champions. */
  readonly edition: string | null
  readonly isPrivate: boolean | null
  /** Who may start walkthroughs: everyone, or those with this role; null: everyone. */
  readonly starters: string | null
}

/** Everything that is stored about one person, and nothing about others: their seats are blank. */
export type PersonalData = {
  readonly settings: UserSettings | null
  /** Walkthroughs that the person began or leads, has a seat in, or answered in: with their own rows alone. */
  readonly walkthroughs: readonly {
    readonly head: Head
    readonly rows: readonly Row[]
  }[]
}

/** How many walkthroughs were deleted, how many of them had not been closed before, and how many are left. */
export type Swept = { readonly closed: number; readonly deleted: number; readonly kept: number }

/**
 * Every method may throw a StoreFault. What writes for an interaction takes its id as a claim, in the same transaction:
 * a second write with the same claim changes nothing.
 */
export type Store = {
  /**
   * Counted and begun in one transaction, so that of many at once no more come through than there may be; without `most`
   * there may be any number. What is begun counts for its day, whatever becomes of it. repeated: this claim has been used
   * already. Reached: nothing has been begun.
   */
  readonly start: (
    walkthrough: NewWalkthrough,
    claim: string,
    most?: Most,
  ) => Promise<'started' | 'repeated' | Reached>
  readonly read: (id: string) => Promise<Walkthrough | null>
  /** The walkthrough that an interaction has written to, if it has. */
  readonly claimed: (claim: string) => Promise<Walkthrough | null>
  /**
   * Adds a row if the walkthrough is still at the revision of the press. What has been saved is given back with its log, of which the
   * rows in `known`, its first ones as they have just been read, are not read once more: rows do not change, but for
   * whose they were once somebody is forgotten. A claim that another walkthrough holds adds nothing: it is behind.
   */
  readonly append: (press: Press, row: NewRow, known?: readonly Row[]) => Promise<Appended>
  /** Changes what is no answer; no revision. False: there is no such walkthrough. */
  readonly change: (id: string, change: Change) => Promise<boolean>
  /**
   * Gives the seat of a player to somebody (or, with null, to everybody), if it is still whose it was. False: it is not,
   * or there is no such seat; nothing has been changed.
   */
  readonly giveSeat: (
    id: string,
    player: string,
    from: string | null,
    to: Pick<Seat, 'user' | 'name'>,
  ) => Promise<boolean>
  /** Gives the lead to somebody who has a seat or a row there, if it is still whose it was. False: nothing has been changed. */
  readonly giveLead: (id: string, from: string, to: string) => Promise<boolean>
  /**
   * The walkthroughs whose board stands in this thread or channel, without the private ones that somebody else leads:
   * the open ones first, of these and of the others the latest first.
   */
  readonly at: (place: string, user: string, limit: number) => Promise<readonly Head[]>
  /** Those that the user began, leads, sits in or answered in: the open ones first, of these and of the others the latest first. */
  readonly of: (user: string, limit: number) => Promise<readonly Head[]>
  /** How many are not closed. */
  readonly countOpen: () => Promise<number>
  /** How many are not closed in a server; idle are those that nobody has touched since. */
  readonly openIn: (guild: string, idle: number) => Promise<OpenIn>
  /** Closes all of a server that nobody has touched since, and says how many that were. */
  readonly closeIn: (guild: string, idle: number) => Promise<number>
  readonly userSettings: (user: string) => Promise<UserSettings>
  readonly setUserSettings: (user: string, settings: Partial<UserSettings>) => Promise<void>
  readonly guildSettings: (guild: string) => Promise<GuildSettings>
  readonly setGuildSettings: (guild: string, settings: Partial<GuildSettings>) => Promise<void>
  readonly about: (user: string) => Promise<PersonalData>
  /**
   * Deletes the settings and the private walkthroughs that nobody else takes part in, closes those that the person leads,
   * and blanks the person everywhere. How many they began on a day is kept for that day, under a code that names nobody.
   */
  readonly forget: (user: string) => Promise<void>
  /** The bot has been removed from a server (or, with null, is back in it). Told again, the first time counts. */
  readonly left: (guild: string, at: number | null) => Promise<void>
  /** The servers that something is kept for, and since when the bot is not there any more (null: it is there). */
  readonly guilds: () => Promise<readonly { readonly guild: string; readonly left: number | null }[]>
  /** Deletes what nobody has touched since `idle`, servers left before `left`, claims older than a day, and what was counted the day before yesterday. */
  readonly sweep: (limits: {
    readonly now: number
    readonly idle: number
    readonly left: number
  }) => Promise<Swept>
  /** Resolves if what has been saved is where it would be looked for. @throws StoreFault if it is not, or cannot be seen */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Why nothing could be saved or read: for the moment (busy), or until the operator does something. */
export class StoreFault extends Error {
  readonly kind: 'busy' | 'full' | 'readOnly' | 'unavailable'

  constructor(kind: StoreFault['kind'], cause: unknown) {
    super(`the store is ${kind}`, { cause })
    this.name = 'StoreFault'
    this.kind = kind
  }
}
