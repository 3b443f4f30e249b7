// Hands the lead or a side to another user, if its holder has not changed since the press.
import { type Store, StoreFault, type Walkthrough } from '../store/store.ts'
import { type Denied, mayGiveSeat, mayHandOver, type Person } from './seats.ts'

/** changed: its holder has changed meanwhile, and nothing is handed over. gone: the walkthrough no longer exists. */
export type Handed =
  | { readonly result: 'handed' | 'changed'; readonly walkthrough: Walkthrough }
  | { readonly result: 'gone' }
  | ({ readonly result: 'denied' } & Denied)

/** Gives the lead to a user who takes part; the seats do not change. @throws StoreFault */
export async function handOver(
  store: Store,
  walkthrough: Walkthrough,
  from: string,
  to: string,
): Promise<Handed> {
  const denied = mayHandOver(walkthrough, from, to)
  if (denied) return { result: 'denied', ...denied }
  const isHanded = await store.giveLead(walkthrough.id, from, to)
  return isHanded ? handed(store, { ...walkthrough, starter: to }) : changed(store, walkthrough)
}

/** Gives the seat of a player to a user. @throws StoreFault */
export async function giveSeat(
  store: Store,
  walkthrough: Walkthrough,
  from: string,
  player: string,
  to: Person,
): Promise<Handed> {
  const asked = mayGiveSeat(walkthrough, from, player, to)
  if ('problem' in asked) return { result: 'denied', ...asked }
  const { seat } = asked
  const given = { player, user: to.id, name: to.name }
  const isHanded = await store.giveSeat(walkthrough.id, player, seat.user, given)
  const seats = walkthrough.seats.map(one => (one === seat ? given : one))
  return isHanded ? handed(store, { ...walkthrough, seats }) : changed(store, walkthrough)
}

/** Reads the walkthrough again for changes by others; if that fails, it returns the one that was handed over. */
async function handed(store: Store, given: Walkthrough): Promise<Handed> {
  try {
    return { result: 'handed', walkthrough: (await store.read(given.id)) ?? given }
  } catch (error) {
    if (error instanceof StoreFault) return { result: 'handed', walkthrough: given }
    throw error
  }
}

async function changed(store: Store, { id }: Walkthrough): Promise<Handed> {
  const walkthrough = await store.read(id)
  return walkthrough ? { result: 'changed', walkthrough } : { result: 'gone' }
}
