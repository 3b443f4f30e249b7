// Seats and the lead change hands: they are offered, taken and refused.
import type { DatabaseSync } from 'node:sqlite'
import { type Held, LEAD, type Press, type SeatOffer, type Store, type Taker } from '../store.ts'
import type { Connection } from './connection.ts'
import type { RowReader } from './reader.ts'

type Handing = Pick<Store, 'offer' | 'take' | 'refuse'>

/** Whether a seat or the lead is still offered to the same user, or to nobody. */
const OFFERED_AS_SEEN = `
  (SELECT user FROM offers WHERE walkthrough = :id AND player = :player) IS :offeredTo`
const IS_OPEN = 'EXISTS (SELECT 1 FROM walkthroughs WHERE id = :id AND closed = 0)'

export function handingIn({ database, write }: Connection, reader: RowReader): Handing {
  const offer = offererIn(database)
  const take = takerIn(database)
  const refuse = refuserIn(database)
  return {
    offer: (id, from, offered, name) =>
      write(() => !reader.forgotten().includes(offered.user) && offer(id, from, offered, name)),
    take: (id, from, by) =>
      write(() => {
        reader.demandKnown(by.user)
        return from.filter(held => take(id, held, by)).length > 0
      }),
    refuse: (id, players, user) => write(() => refuse(id, players, user)),
  }
}

function offererIn(database: DatabaseSync) {
  const seat = database.prepare(`
    UPDATE seats SET user = NULL, name = :name
    WHERE walkthrough = :id AND player = :player AND user IS :user AND ${OFFERED_AS_SEEN} AND ${IS_OPEN}`)
  const mayLead = database.prepare(`
    SELECT 1 FROM walkthroughs
    WHERE id = :id AND closed = 0 AND starter IS :user AND :player = '${LEAD}' AND ${OFFERED_AS_SEEN}
      AND EXISTS (SELECT 1 FROM seats WHERE walkthrough = :id AND user = :to)`)
  const insert = offerInserterIn(database)
  return (id: string, from: Held, { user: to, at }: Omit<SeatOffer, 'player'>, name: string): boolean => {
    const isGiven =
      from.player === LEAD
        ? mayLead.get({ id, ...from, to }) !== undefined
        : seat.run({ id, ...from, name }).changes > 0
    if (isGiven) insert(id, { player: from.player, user: to, at })
    return isGiven
  }
}

/** Writes an offer, in place of the one before. */
export function offerInserterIn(database: DatabaseSync) {
  const insert = database.prepare(
    'REPLACE INTO offers (walkthrough, player, user, at) VALUES (:id, :player, :user, :at)',
  )
  return (id: string, { player, user, at }: SeatOffer): void => {
    insert.run({ id, player, user, at })
  }
}

function takerIn(database: DatabaseSync) {
  const seat = database.prepare(`
    UPDATE seats SET user = :by, name = :name
    WHERE walkthrough = :id AND player = :player AND user IS :user AND ${OFFERED_AS_SEEN}`)
  const lead = database.prepare(`
    UPDATE walkthroughs SET starter = :by
    WHERE id = :id AND starter IS :user AND :player = '${LEAD}' AND ${OFFERED_AS_SEEN} AND :by IN (:user, :offeredTo)`)
  const end = enderIn(database)
  return (id: string, from: Held, { user: by, name }: Taker): boolean => {
    const seen = { id, by, ...from }
    const taken = from.player === LEAD ? lead.run(seen) : seat.run({ ...seen, name })
    if (taken.changes > 0) end(id, from.player)
    return taken.changes > 0
  }
}

function enderIn(database: DatabaseSync) {
  const end = database.prepare('DELETE FROM offers WHERE walkthrough = ? AND player = ?')
  return (id: string, player: string): void => {
    end.run(id, player)
  }
}

function refuserIn(database: DatabaseSync) {
  const end = database.prepare('DELETE FROM offers WHERE walkthrough = ? AND player = ? AND user = ?')
  const unname = database.prepare(
    'UPDATE seats SET name = NULL WHERE walkthrough = ? AND player = ? AND user IS NULL',
  )
  return (id: string, players: readonly string[], user: string): boolean => {
    const refused = players.filter(player => end.run(id, player, user).changes > 0)
    for (const player of refused) unname.run(id, player)
    return refused.length > 0
  }
}

/** Takes seats for the user of a press, of those that are open or offered to this user. */
export function seatTakerIn(database: DatabaseSync) {
  const seat = database.prepare(`
    UPDATE seats SET user = :by, name = :name
    WHERE walkthrough = :id AND player = :player AND user IS NULL
      AND coalesce((SELECT user FROM offers WHERE walkthrough = :id AND player = :player), :by) = :by`)
  const end = enderIn(database)
  return ({ walkthrough: id, userId: by }: Press, players: readonly string[], name: string): void => {
    for (const player of players) if (seat.run({ id, player, by, name }).changes > 0) end(id, player)
  }
}
