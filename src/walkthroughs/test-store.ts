// For the tests alone: as much of a store as walkthroughs need, kept in memory.
import { setImmediate as turn } from 'node:timers/promises'
import type { Appended, Head, NewRow, Row, Store, Walkthrough } from '../store/store.ts'

type Kept = { readonly walkthroughs: Map<string, Walkthrough>; readonly claims: Map<string, string> }

/** The store that the tests run on, empty. */
export async function openTestStore(): Promise<Store> {
  const kept: Kept = { walkthroughs: new Map(), claims: new Map() }
  const { walkthroughs, claims } = kept
  const part: Partial<Store> = {
    start: (walkthrough, claim) =>
      later(() => {
        if (claims.has(claim)) return false
        claims.set(claim, walkthrough.id)
        const { created } = walkthrough
        put(kept, { ...walkthrough, revision: 0, closed: false, touched: created, rows: [] })
        return true
      }),
    read: id => later(() => walkthroughs.get(id) ?? null),
    claimed: claim => later(() => walkthroughs.get(claims.get(claim) ?? '') ?? null),
    append: (id, revision, row, claim) => later(() => append(kept, id, revision, row, claim)),
    change: (id, change) =>
      later(() => {
        const walkthrough = walkthroughs.get(id)
        if (walkthrough) put(kept, { ...walkthrough, ...change })
        return walkthrough !== undefined
      }),
    forget: user =>
      later(() => {
        for (const walkthrough of walkthroughs.values()) put(kept, without(user, walkthrough))
      }),
    at: place =>
      later(() =>
        [...walkthroughs.values()]
          .filter(one => (one.thread ?? one.channel) === place)
          .toSorted((a, b) => b.touched - a.touched)
          .map(({ rows: _, ...head }): Head => head),
      ),
  }
  return part as Store
}

/** Others have their turn before each access, as they may with a store that is elsewhere. */
async function later<T>(access: () => T): Promise<T> {
  await turn()
  return structuredClone(access())
}

/** What is kept is plain text in every store. */
function put({ walkthroughs }: Kept, walkthrough: Walkthrough): void {
  walkthroughs.set(walkthrough.id, JSON.parse(JSON.stringify(walkthrough)))
}

function without(user: string, { starter, seats, rows, ...rest }: Walkthrough): Walkthrough {
  return {
    ...rest,
    starter: starter === user ? null : starter,
    seats: seats.map(seat => (seat.user === user ? { ...seat, user: null, name: null } : seat)),
    rows: rows.map(row => (row.by === user ? { ...row, by: null } : row)),
  }
}

function append(kept: Kept, id: string, revision: number, given: NewRow, claim: string): Appended {
  const claimed = kept.walkthroughs.get(kept.claims.get(claim) ?? '')
  if (claimed) return { result: 'repeated', walkthrough: claimed }
  const walkthrough = kept.walkthroughs.get(id)
  if (!walkthrough) return { result: 'gone' }
  if (walkthrough.revision !== revision) return { result: 'behind', walkthrough }
  const { names = {}, ...row } = given
  kept.claims.set(claim, id)
  put(kept, {
    ...walkthrough,
    names: { ...walkthrough.names, ...names },
    revision: revision + 1,
    touched: row.at,
    rows: [...walkthrough.rows, { ...row, number: revision + 1 } as Row],
  })
  return { result: 'saved', walkthrough: kept.walkthroughs.get(id) ?? walkthrough }
}
