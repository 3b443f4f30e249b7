// Walkthroughs and rows for the tests of stores.

import type { Most } from '../../../../src/store/limits.ts'
import { LEAD } from '../../../../src/store/seats.ts'
import { type Store, StoreFault } from '../../../../src/store/store.ts'
import {
  asFirst,
  type NewWalkthrough,
  type StartResult,
  type Walkthrough,
} from '../../../../src/store/walkthroughs.ts'
import type { OwnRow } from '../append-to.ts'

/** Gives the store of the running test. */
export type Opened = () => Store

export const ANA = '100000000000000001'
export const BEN = '200000000000000002'
export const CHRIS = '500000000000000005'
export const DORA = '600000000000000006'
const CHANNEL = '300000000000000003'

/** A walkthrough that Ana started in a channel, with Ana and Ben at the table. */
export const sample = (told: Partial<NewWalkthrough> = {}): NewWalkthrough => ({
  id: 'k3j9x0a7bz',
  flow: 'marvel-champions/enemy-attack',
  language: 'de',
  guild: '400000000000000004',
  channel: CHANNEL,
  thread: null,
  board: null,
  boardPosted: null,
  isPrivate: false,
  starter: ANA,
  seats: [
    { player: 'p1', user: ANA, name: 'Ana' },
    { player: 'p2', user: BEN, name: 'Ben' },
  ],
  offers: [],
  names: { enemy: { en: 'Rhino II', de: 'Rhino II' }, hero: { en: 'Spider-Man', de: 'Spider-Man' } },
  setUp: { edition: '1.7', players: ['p1', 'p2'], pieces: [{ id: 'enemy', kind: 'villain', atk: 3 }] },
  outcome: null,
  created: 1000,
  ...told,
})

/** The same walkthrough as it is read before any change. */
export const fresh = (told: Partial<NewWalkthrough> = {}): Walkthrough => {
  const walkthrough = sample(told)
  const { starter: beginner, created: touched } = walkthrough
  return {
    ...walkthrough,
    ...asFirst(walkthrough.id),
    beginner,
    revision: 0,
    closed: false,
    ending: null,
    touched,
    rows: [],
  }
}

export const answers = (choice: string, by = ANA, at = 2000): OwnRow => ({ by, at, answer: { choice } })

/** Starts samples with these differences, in this order. */
export async function startAll(store: Store, ...all: (Partial<NewWalkthrough> & { id: string })[]) {
  for (const told of all) await store.start(sample(told), `start of ${told.id}`)
}

export const idsOf = (found: readonly { readonly id: string }[]): string[] => found.map(({ id }) => id)

/** Begins the next chapter on one that is over, or ends it first. */
export async function nextOn(
  store: Store,
  restsOn: string,
  id: string,
  told: Partial<NewWalkthrough> = {},
  most?: Most,
): Promise<StartResult> {
  const { table, closed } = (await store.read(restsOn)) ?? { table: restsOn, closed: true }
  if (!closed) await store.closeAs(restsOn, 'over')
  return store.start(sample({ ...told, id, on: { table, restsOn } }), `begin ${id}`, most)
}

/** A table of so many chapters w1, w2 …, of which only the last one may be open. */
export async function chain(store: Store, length: number, told: Partial<NewWalkthrough> = {}): Promise<void> {
  await store.start(sample({ ...told, id: 'w1' }), 'begin w1')
  for (let n = 2; n <= length; n += 1) await nextOn(store, `w${n - 1}`, `w${n}`, told)
}

/** Gives the lead to a user with a seat, who takes it. */
export async function leadTo(store: Store, id: string, from: string, to: string): Promise<boolean> {
  const held = { player: LEAD, user: from, offeredTo: null }
  await store.offer(id, held, { user: to, at: 1 }, to)
  return store.take(id, [{ ...held, offeredTo: to }], { user: to, name: to })
}

/** Lets a user take a seat that nobody is offered. */
export const takeSeat = (
  store: Store,
  id: string,
  player: string,
  from: string | null,
  by: string,
): Promise<boolean> => store.take(id, [{ player, user: from, offeredTo: null }], { user: by, name: by })

/** Offers the second seat, which nobody else is offered. */
export const offerSeat = (
  store: Store,
  id: string,
  from: string | null,
  to: string,
  at: number,
  name = to,
): Promise<boolean> => store.offer(id, { player: 'p2', user: from, offeredTo: null }, { user: to, at }, name)

/** What somebody does who may be forgotten at the same moment: then it is refused. */
export const unlessForgotten = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch(error => {
    if (error instanceof StoreFault && error.kind === 'forgetting') return null
    throw error
  })
