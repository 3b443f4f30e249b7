// Notices: what a play leaves to its players or takes for granted. Every place that tells of a play shows them.
import type { z } from 'zod'
import { unreadIn } from '../engine/compare.ts'
import type { Rules } from '../engine/flow.ts'
import type { Game } from '../engine/game.ts'
import type { Answer, Event } from '../engine/types.ts'

/**
 * What the play leaves out: abilities that a command or a line has passed without a word. What it cannot tell: of these pieces,
 * whose cards say more, or of which a number or a status card is unknown; that it is the turn of another player, by what was said
 * before; or of an edition of whose text nobody has read what
 * the play follows.
 */
const UNKNOWN = [
  ...['notPlayed', 'readCard', 'readPilot', 'hitPoints', 'hp', 'toughness', 'notChecked'],
  'otherTurn',
] as const

/** What nobody has said and the play takes for granted. */
export const ASSUMED = [
  'stillTough',
  'notDeployed',
  'rested',
  'noBase',
  'nobodyBlocks',
  'nobodyActs',
  'noBurst',
] as const

type NoticeKind = (typeof UNKNOWN)[number] | (typeof ASSUMED)[number]

export const isNoticeKind = (kind: string): kind is NoticeKind =>
  [...UNKNOWN, ...ASSUMED].some(one => one === kind)

/** Pieces and abilities are named by their ids; an assumption about the whole table has none. */
export type Notice = {
  readonly kind: NoticeKind
  readonly pieces: readonly string[]
  /** Only of `notChecked`. */
  readonly unread?: Unread | undefined
}

/** The clauses that nobody has read in the text of an edition. */
export type Unread = { readonly edition: string; readonly clauses: readonly string[] }

/** The notices of an attack that is over about each of these editions. */
export const notChecked = <G extends Game>(
  flow: Rules<G>,
  editions: readonly string[],
  events: readonly Event<G>[],
): readonly Notice[] =>
  editions.flatMap((edition): readonly Notice[] => {
    const clauses = unreadIn(flow, edition, events)
    return clauses.length > 0 ? [{ kind: 'notChecked', pieces: [], unread: { edition, clauses } }] : []
  })

/** A play from which notices are read; `now` is null while nothing but its set-up is known. */
export type NoticedPlay<S, O, E> = {
  readonly setUp: S
  readonly now: O | null
  readonly events: readonly E[]
  readonly accepted: readonly Answer[]
}

/** The notice about the pieces with these ids, each once; none without a piece. */
export const noticeOf = (kind: Notice['kind'], pieces: readonly string[]): readonly Notice[] =>
  pieces.length > 0 ? [{ kind, pieces: [...new Set(pieces)] }] : []

/** The abilities that answers given in advance have passed without a word, as long as those answers count. */
export const notPlayed = (answers: readonly Answer[]): readonly Notice[] =>
  noticeOf(
    'notPlayed',
    answers.flatMap(({ unsaid = [] }) => unsaid),
  )

type Answering = { readonly setUp: { readonly given: readonly unknown[] } } & Pick<
  NoticedPlay<unknown, unknown, unknown>,
  'accepted'
>

/** The pieces that joined with an answer, of the set-up or of the players, as they came to the table. */
export const joined = <P>({ setUp, accepted }: Answering, schema: z.ZodType<P>): readonly P[] =>
  [...(setUp.given as readonly Partial<Answer>[]), ...accepted]
    .flatMap(({ joins = [] }) => joins)
    .flatMap(piece => schema.safeParse(piece).data ?? [])
