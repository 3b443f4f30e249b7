// Prepared is a walkthrough before it begins. It is checked, stored, and given the answers that the command contained.
import { randomInt } from 'node:crypto'
import type { Facts, Game } from '../engine/game.ts'
import type { Answer, RefusedAnswer } from '../engine/types.ts'
import type { Flows } from '../games/game.ts'
import { isTooLarge } from '../store/game-tables.ts'
import type { Reached } from '../store/limits.ts'
import type { Listed } from '../store/listing.ts'
import type { Seat } from '../store/seats.ts'
import { type Store, StoreFault } from '../store/store.ts'
import { asFirst, type Head, type NewWalkthrough, type Walkthrough } from '../store/walkthroughs.ts'
import { listedAt } from './list-entry.ts'
import { type Replay, sceneOf, type Tables, type Unplayable } from './log/replay.ts'
import { outcomeToStore } from './log/retell.ts'
import { closedIfOver } from './save-press.ts'
import { playersOf } from './seats.ts'

/**
 * The program makes the ids of pieces, reminders and players and never takes typed ones, so that they fit into custom
 * ids: players p1, p2 …; pieces villain-1, hero-2, ally-3, unit-1, base-2 …; reminders ability-1 …. `names` has their names.
 */
export type Prepared = {
  readonly flow: string
  readonly setUp: Facts
  readonly names: NewWalkthrough['names']
  /** Whoever else than the starter is named in a seat here is offered it, unless the table has a seat of that player. */
  readonly seats: NewWalkthrough['seats']
  /** The chapter that it rests on, at whose table it begins; without one it begins a table. */
  readonly on?: Head
  /** The answers in the command: they become the first answers of the log, so that users can take them back. */
  readonly answers: readonly Answer[]
}

/** Language and place; a table's next chapter has the place of its table. */
export type Beginning = Pick<NewWalkthrough, 'language' | 'guild' | 'channel' | 'isPrivate'> & {
  readonly prepared: Prepared
  /** The user who gave the command. */
  readonly starter: string
  readonly at: number
  /** The id of the interaction. */
  readonly claim: string
}

/**
 * repeated: this interaction has started it before. refused: the rules refuse the set-up (without a prompt) or one of
 * the answers, and nothing is stored. tooMany: the person or the server has reached a limit. gone: the walkthrough was
 * started before, or its table was there, and has been deleted. overtaken: what it would rest on is open, or has another
 * revision by now, or the table has gone on from it; the scene is the table's tip. tableEnded, tableFull: the table takes no chapter more. tooLarge: the
 * set-up has more bytes than may be stored.
 */
export type Started =
  | { readonly result: 'started' | 'repeated' | 'overtaken'; readonly scene: Replay }
  | { readonly result: 'refused'; readonly refusal: RefusedAnswer<Game> }
  | ({ readonly result: 'tooMany' } & Reached)
  | { readonly result: 'gone' | 'tableEnded' | 'tableFull' | 'tooLarge' }
  | ({ readonly result: 'unplayable' } & Unplayable)

/** Ten random characters of a to z and 0 to 9. */
export const randomId = (): string => Array.from({ length: 10 }, () => randomInt(36).toString(36)).join('')

/**
 * Starts a walkthrough under a new id, with the answers that the command contains.
 * @throws StoreFault if the store cannot say whether it has saved it; the same claim may start it again
 * @throws Error for an unknown flow, which no command offers
 */
export async function start(tables: Tables, beginning: Beginning, newId: () => string): Promise<Started> {
  const { store, flows, most } = tables
  if (isTooLarge(beginning.prepared.setUp)) return { result: 'tooLarge' }
  const checked = check(flows, beginning.prepared, beginning.starter)
  if ('refused' in checked) return { result: 'refused', refusal: checked.refused }
  const { claim } = beginning
  const told = walkthroughFrom(beginning, newId(), checked)
  const begun = await store.start(told, claim, most)
  if (typeof begun === 'object')
    return 'limit' in begun ? { result: 'tooMany', ...begun } : shown(tables, 'overtaken', begun.overtakenBy)
  if (begun !== 'started' && begun !== 'repeated') return { result: begun }
  const walkthrough =
    begun === 'started' ? await readOr(store, claim, told, beginning) : await store.claimed(claim)
  return walkthrough ? shown(tables, begun, walkthrough) : { result: 'gone' }
}

async function shown(
  { store, flows }: Tables,
  result: 'started' | 'repeated' | 'overtaken',
  walkthrough: Walkthrough,
): Promise<Started> {
  const scene = sceneOf(flows, walkthrough)
  if ('unplayable' in scene) return { result: 'unplayable', ...scene }
  return { result, scene: await closedIfOver(store, scene) }
}

/** Reads what has just begun. If the store fails, it is as it was told, and has begun all the same. */
async function readOr(
  store: Store,
  claim: string,
  told: NewWalkthrough,
  { prepared: { on } }: Beginning,
): Promise<Walkthrough | null> {
  try {
    return await store.claimed(claim)
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    const { on: _, listed: __, answers = [], ...head } = told
    const { starter, created: at, outcome } = told
    const rows = answers.map((answer, index) => ({ number: index + 1, by: starter, at, answer }))
    const ending = outcome ? 'over' : null
    return {
      ...head,
      ...(on ? asNextOn(on) : asFirst(told.id)),
      revision: rows.length,
      closed: ending !== null,
      ending,
      beginner: starter,
      touched: at,
      rows,
    }
  }
}

/** What a chapter has of its table and the chapter before; its number is a later one if one between was deleted. */
const asNextOn = ({ id: restsOn, number, nextLanguage, nextEdition, ...before }: Head) => {
  const { table, thread, starter, seats, offers } = before
  const stands = { table, thread, starter, seats, offers, nextLanguage, nextEdition }
  return { ...stands, restsOn, number: number + 1, isTip: true }
}

type Outcome = ReturnType<typeof outcomeToStore>
type Checked = {
  readonly answers: readonly Answer[]
  readonly outcome: Outcome
  /** What lists tell of it after these answers. */
  readonly listed: Listed | null
}

/** Plays set-up and answers. @returns the answers in the form of a log, given for all players; or the refusal */
function check(
  flows: Flows,
  { flow: id, setUp, names, seats, answers }: Prepared,
  beginner: string,
): Checked | { refused: RefusedAnswer<Game> } {
  const flow = flows.get(id)
  if (!flow) throw new Error(`there is no flow ${id}`)
  const by = playersOf(seats, answers)
  const shown = flow.play(
    setUp,
    answers.map(one => ({ ...one, by })),
  )
  const { accepted, refused } = shown
  if (refused) return { refused }
  const listed = listedAt(flow, shown, { names, setUp, beginner, rows: [] })
  return { answers: accepted, outcome: outcomeToStore(shown), listed }
}

function walkthroughFrom(
  { prepared, ...given }: Beginning,
  id: string,
  { answers, outcome, listed }: Checked,
): NewWalkthrough {
  const { flow, setUp, names, seats, on } = prepared
  const { language, starter, at } = given
  const { guild, channel, isPrivate } = on ?? given
  const place = { guild, channel, isPrivate, thread: null, board: null, boardPosted: null }
  const seated = seatsOffered(seats, starter, at)
  const told = { id, flow, setUp, names, ...seated, language, ...place, starter, created: at }
  const ended = { ...told, answers, outcome: outcome ?? null, ...(outcome && { offers: [] }) }
  const begun = { ...ended, ...(listed && { listed }) }
  return on ? { ...begun, on: { table: on.table, restsOn: on.id, at: on.revision } } : begun
}

/** Nobody gets a seat by a press of the starter: it is open with their name, and offered to them. */
function seatsOffered(
  seats: Prepared['seats'],
  starter: string,
  at: number,
): Pick<NewWalkthrough, 'seats' | 'offers'> {
  const isOffered = ({ user }: Seat): boolean => user !== null && user !== starter
  return {
    seats: seats.map(seat => (isOffered(seat) ? { ...seat, user: null } : seat)),
    offers: seats.flatMap(({ player, user }) =>
      user !== null && user !== starter ? [{ player, user, at }] : [],
    ),
  }
}
