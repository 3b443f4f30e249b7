// Keeps walkthroughs in memory in the simplest way, as the model that a real store must agree with.

import type { Store } from '../../../../src/store/store.ts'
import { asFirst, type LogRow, type Walkthrough } from '../../../../src/store/walkthroughs.ts'

export type Modelled = Pick<
  Store,
  'start' | 'read' | 'claimed' | 'append' | 'reopen' | 'change' | 'closeAs' | 'forget' | 'sweep'
>

export function createModel(): Modelled {
  const walkthroughs = new Map<string, Walkthrough>()
  const claims = new Map<string, string>()
  const read = (id: string) => walkthroughs.get(id) ?? null
  const claimed = (claim: string) => read(claims.get(claim) ?? '')

  const append: Store['append'] = async (
    { walkthrough: id, revision, interaction: claim, userId: by, at },
    row,
  ) => {
    const now = read(id)
    if (!now) return { result: 'gone' }
    const holder = claimed(claim)
    if (holder) return { result: holder.id === id ? 'repeated' : 'behind', walkthrough: now }
    if (now.revision !== revision || now.closed) return { result: 'behind', walkthrough: now }
    const { outcome, ...given } = row
    const walkthrough = {
      ...withRow(now, { ...given, by, at, number: revision + 1 }),
      outcome: outcome ?? now.outcome,
      closed: outcome !== undefined,
      ending: outcome ? ('over' as const) : null,
    }
    walkthroughs.set(id, walkthrough)
    claims.set(claim, id)
    return { result: 'saved', walkthrough }
  }

  return {
    read: async id => read(id),
    claimed: async claim => claimed(claim),
    start: async (told, claim) => {
      if (claimed(claim)) return 'repeated'
      const begun = { ...told, ...asFirst(told.id), beginner: told.starter, touched: told.created }
      walkthroughs.set(told.id, { ...begun, revision: 0, closed: false, ending: null, rows: [] })
      claims.set(claim, told.id)
      return 'started'
    },
    append,
    reopen: async (press, { mayOpen }, row) => {
      const { walkthrough: id, interaction: claim, at, userId } = press
      const now = read(id)
      const isLate = now?.revision !== press.revision || claimed(claim) !== null
      // A press that does not fit is refused as a row would be.
      if (!now || isLate || (!now.closed && row)) return append(press, row ?? { takesBack: 1 })
      if (!now.closed) return { result: 'repeated', walkthrough: now }
      if (!mayOpen(now)) return { result: 'mayNot', walkthrough: now }
      const beginner = now.beginner ?? userId
      const touched = Math.max(now.touched, at)
      const outcome = now.ending === 'stopped' ? null : now.outcome
      const walkthrough = { ...now, outcome, closed: false, ending: null, beginner, touched }
      walkthroughs.set(id, walkthrough)
      if (row) return append(press, row)
      claims.set(claim, id)
      return { result: 'saved', walkthrough }
    },
    change: async (id, change) => {
      const now = read(id)
      if (now) walkthroughs.set(id, { ...now, ...change })
      return now !== null
    },
    closeAs: async (id, ending) => {
      const now = read(id)
      if (now && !now.closed) walkthroughs.set(id, { ...now, closed: true, ending, outcome: null })
      return now !== null
    },
    forget: async user => {
      for (const [id, one] of walkthroughs) walkthroughs.set(id, without(user, one))
    },
    sweep: async ({ idle }) => {
      const old = [...walkthroughs.values()].filter(({ touched }) => touched < idle)
      for (const { id } of old) walkthroughs.delete(id)
      for (const [claim, id] of claims) if (!walkthroughs.has(id)) claims.delete(claim)
      return {
        closed: old.filter(({ closed }) => !closed).length,
        deleted: old.length,
        kept: walkthroughs.size,
      }
    },
  }
}

const withRow = (now: Walkthrough, row: LogRow): Walkthrough => ({
  ...now,
  revision: row.number,
  touched: Math.max(now.touched, row.at),
  rows: [...now.rows, row],
})

/** There are two persons, so there is one at most who may lead on. */
const led = ({ closed, ending }: Walkthrough, starter: string | null): Partial<Walkthrough> =>
  closed || starter
    ? { starter, closed, ending }
    : { starter, closed: true, ending: 'stopped', outcome: null }

const without = (user: string, one: Walkthrough): Walkthrough => ({
  ...one,
  ...(one.starter === user && led(one, one.seats.find(seat => seat.user !== user)?.user ?? null)),
  beginner: one.beginner === user ? null : one.beginner,
  seats: one.seats.map(seat => (seat.user === user ? { ...seat, user: null, name: null } : seat)),
  rows: one.rows.map(row => (row.by === user ? { ...row, by: null } : row)),
})
