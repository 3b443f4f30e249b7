// Tables: what is kept of them beside their chapters, and how their tip moves between chapters.
import type { Language } from '../language.ts'
import type { NewRow, Press, Reopened, Reopening } from './log.ts'
import type { Head, Listing, Walkthrough } from './walkthroughs.ts'

/** A chapter in the list of its table; one that does not count was left behind when the tip moved. */
export type TableChapter = Listing & { readonly counts: boolean }

/** A chain of walkthroughs, its chapters, of which one, the tip, is the newest that counts. */
export type GameTable = Pick<Head, 'starter' | 'seats' | 'offers'> & {
  /** The id of its first walkthrough. */
  readonly id: string
  /** The language of what follows; null: that of its tip. */
  readonly language: Language | null
  /** The edition of what follows; null: that of its tip. */
  readonly edition: string | null
  /** The number given last. */
  readonly lastNumber: number
  /** When somebody ended it, in milliseconds since 1970; null: it goes on. */
  readonly ended: number | null
  readonly tip: string
  /** The chapter to which going forward leads; null: there is none, or something has been played since the tip went back. */
  readonly forward: string | null
  /** All chapters, the oldest first. */
  readonly chapters: readonly TableChapter[]
}

/** What may change of a table without a chapter. */
export type TableChange = Partial<Pick<GameTable, 'language' | 'edition'>>

/** Moves the tip of a table from the chapter that was seen as the tip to another one. */
export type TipMove = Pick<Press, 'interaction' | 'userId' | 'at'> & {
  readonly table: string
  readonly from: string
  readonly to: string
}

/** What the right to move a tip depends on: whether the user has answered in all chapters that begin or cease to count. */
export type TipMoveRights = Pick<Head, 'starter' | 'seats'> & { readonly hasAnswered: boolean }

/**
 * moved, repeated: `walkthrough` is the tip to which it has led. In the other cases nothing has been changed, and it is what
 * the tip is. overtaken: another chapter is the tip by now. open: an open tip is played or stopped first. unrelated: the
 * chapter is neither one that the tip rests on nor the one to which going forward leads.
 */
export type TipMoved =
  | {
      readonly result: 'moved' | 'repeated' | 'overtaken' | 'open' | 'mayNot' | 'unrelated'
      readonly walkthrough: Walkthrough
    }
  | { readonly result: 'gone' }

/** The undo of an empty chapter: the chapter before it as it was seen, and the row that takes its end back, if it has one. */
export type ChapterBefore = { readonly revision: number; readonly row: NewRow | null }

/** The most bytes of a set-up or an outcome. */
const MOST_BYTES = 64 * 1024

/** Whether what is to be stored has too many bytes. */
export const isTooLarge = (stored: object): boolean => Buffer.byteLength(JSON.stringify(stored)) > MOST_BYTES

/** How many chapters a table has at most. */
export const MOST_CHAPTERS = 500

/** A part of the store. Every method may throw a StoreFault. */
export type TableStore = {
  /** Reads all chapters as well: at most one reading for what a person asks for. */
  readonly table: (id: string) => Promise<GameTable | null>
  /** False also if there is no such table. */
  readonly hasEnded: (id: string) => Promise<boolean>
  /** Changes only the given fields. False: there is no such table, or somebody else than the user leads it. */
  readonly changeTable: (id: string, user: string, change: TableChange) => Promise<boolean>
  /**
   * Ends a table: an open chapter is stopped, offers end, no chapter begins. Opening its tip again, or null as the time,
   * lets it go on. False: there is no such table.
   */
  readonly endTable: (id: string, at: number | null) => Promise<boolean>
  /**
   * The tips of the tables in these places and in the threads of commands given there that have not ended, where the user
   * leads or sits, and which were touched since a time: the latest first.
   */
  readonly tablesAt: (
    places: readonly string[],
    user: string,
    since: number,
    limit: number,
  ) => Promise<readonly Listing[]>
  /**
   * Moves a table's tip, once for each interaction: back to a chapter that it rests on, or forward again. It deletes
   * nothing; what is left behind does not count. In the same transaction it asks `mayMove`.
   */
  readonly moveTip: (move: TipMove, mayMove: (told: TipMoveRights) => boolean) => Promise<TipMoved>
  /**
   * Takes back the chapter of a press, in which nothing is left to take back: it is closed and counts no more, and the one
   * before it is the tip and opened, as by `reopen`, whose results tell of that one. behind, overtaken and gone tell of the
   * chapter of the press.
   */
  readonly takeBackChapter: (press: Press, opening: Reopening, before: ChapterBefore) => Promise<Reopened>
}

/** What the order of chapters follows from. */
export type ChapterLink = Pick<
  Listing,
  'id' | 'number' | 'restsOn' | 'restsAt' | 'revision' | 'closed' | 'isTip'
>

/** The chapters from this one down to the first, along what each rests on. */
export function chainFrom<L extends Pick<ChapterLink, 'id' | 'restsOn'>>(
  chapters: readonly L[],
  from: string,
): L[] {
  const byId = new Map(chapters.map(one => [one.id, one]))
  const chain: L[] = []
  for (let one = byId.get(from); one; one = byId.get(one.restsOn ?? '')) chain.push(one)
  return chain
}

/**
 * The chapter to which going forward from the tip leads: the newest that rests on it, through others or at once, if in none of
 * those on which it rests anything has been played since. Null: there is none.
 */
export function forwardFrom(chapters: readonly ChapterLink[]): string | null {
  const tip = chapters.find(({ isTip }) => isTip)
  if (!tip?.closed) return null
  const newest = chapters.toSorted((one, other) => other.number - one.number)
  const isAhead = ({ id, number }: ChapterLink): boolean => {
    if (number <= tip.number) return false
    const chain = chainFrom(chapters, id)
    const ahead = chain.slice(0, chain.findIndex(one => one.id === tip.id) + 1)
    return ahead.length > 0 && ahead.slice(1).every((below, i) => ahead[i]?.restsAt === below.revision)
  }
  return newest.find(isAhead)?.id ?? null
}
