// Seats and the lead change hands: they are offered, taken and refused.
import { type Held, LEAD, type SeatOffer, type SeatStore, type Taker } from '../seats.ts'
import type { Dialect, Driver } from './driver.ts'
import { demandKnown, isMarked } from './reader.ts'
import { query, type Slot, type Work } from './work.ts'

/** $1 to $4 are the table, the player, whose the seat or the lead is, and to whom it is offered. */
const OFFERED_AS_SEEN =
  '(SELECT "user" FROM offers WHERE game_table = $1 AND player = $2) IS NOT DISTINCT FROM $4'
const SEAT_AS_SEEN = `game_table = $1 AND player = $2 AND "user" IS NOT DISTINCT FROM $3 AND ${OFFERED_AS_SEEN}`
const LEAD_AS_SEEN = `id = $1 AND lead IS NOT DISTINCT FROM $3 AND $2 = '${LEAD}' AND ${OFFERED_AS_SEEN}`

const OFFER_SEAT = `
  UPDATE seats SET "user" = NULL, name = $5
  WHERE ${SEAT_AS_SEEN} AND EXISTS (SELECT 1 FROM game_tables WHERE id = $1 AND ended IS NULL) RETURNING player`
const MAY_LEAD = `
  SELECT id FROM game_tables
  WHERE ${LEAD_AS_SEEN} AND ended IS NULL AND EXISTS (SELECT 1 FROM seats WHERE game_table = $1 AND "user" = $5)`
const OFFER = `
  INSERT INTO offers (game_table, player, "user", at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (game_table, player) DO UPDATE SET "user" = excluded."user", at = excluded.at`
const TAKE_SEAT = `UPDATE seats SET "user" = $5, name = $6 WHERE ${SEAT_AS_SEEN} RETURNING player`
const TAKE_LEAD = `UPDATE game_tables SET lead = $5 WHERE ${LEAD_AS_SEEN} AND $5 IN ($3, $4) RETURNING id`

export function handingIn({ sql, locks, write }: Driver): SeatStore {
  /**
   * Locks the table, as `forget` and what ends it do. Otherwise `forget` could miss a lead that another transaction gives to
   * the person, and an offer could come into a table that is being ended.
   */
  const hold = `SELECT 1 FROM game_tables WHERE id = $1 ${sql.locks('FOR UPDATE')}`
  const take = takerIn(sql)
  const refuse = refuserIn(sql)
  /** Locks the person first, whom nobody marks as forgotten meanwhile. */
  const locked = (id: string, user: string, work: () => Work<boolean>): Promise<boolean> =>
    write(function* () {
      yield* locks.lockPerson(user)
      yield query(hold, id)
      return yield* work()
    })
  return {
    offer: (id, from, offer, name) =>
      locked(id, offer.user, function* () {
        return !(yield* isMarked(offer.user)) && (yield* offered(id, from, offer, name))
      }),
    take: (id, from, by) => locked(id, by.user, () => take(id, from, by)),
    refuse: (id, players, user) => locked(id, user, () => refuse(id, players, user)),
  }
}

const seen = (id: string, { player, user, offeredTo }: Held): Slot[] => [id, player, user, offeredTo]

function* offered(
  id: string,
  from: Held,
  { user, at }: Omit<SeatOffer, 'player'>,
  name: string,
): Work<boolean> {
  const isLead = from.player === LEAD
  const given = isLead
    ? yield query(MAY_LEAD, ...seen(id, from), user)
    : yield query(OFFER_SEAT, ...seen(id, from), name)
  if (given.length > 0) yield query(OFFER, id, from.player, user, at)
  return given.length > 0
}

const endIn = (sql: Dialect): string =>
  `DELETE FROM offers WHERE game_table = $1 AND player ${sql.isAmong('$2')}`

function takerIn(sql: Dialect) {
  const end = endIn(sql)
  return function* (id: string, from: readonly Held[], { user, name }: Taker): Work<boolean> {
    yield* demandKnown(user)
    const players: string[] = []
    for (const held of from) {
      const isLead = held.player === LEAD
      const given = isLead
        ? yield query(TAKE_LEAD, ...seen(id, held), user)
        : yield query(TAKE_SEAT, ...seen(id, held), user, name)
      if (given.length > 0) players.push(held.player)
    }
    if (players.length > 0) yield query(end, id, players)
    return players.length > 0
  }
}

function refuserIn(sql: Dialect) {
  const end = `${endIn(sql)} AND "user" = $3 RETURNING player`
  const unname = `
    UPDATE seats SET name = NULL WHERE game_table = $1 AND "user" IS NULL AND player ${sql.isAmong('$2')}`
  return function* (id: string, players: readonly string[], user: string): Work<boolean> {
    const refused = (yield query(end, id, players, user)).map(({ player }) => String(player))
    if (refused.length > 0) yield query(unname, id, refused)
    return refused.length > 0
  }
}

/** Takes seats of a table that are open or offered to the user of a press, whose row holds its tip. */
export function seatTaker(sql: Dialect) {
  const end = endIn(sql)
  const take = `
    UPDATE seats SET "user" = $3, name = $4
    WHERE game_table = $1 AND player ${sql.isAmong('$2')} AND "user" IS NULL AND $3 = coalesce(
      (SELECT "user" FROM offers WHERE offers.game_table = $1 AND offers.player = seats.player), $3)
    RETURNING player`
  return function* (id: string, userId: string, players: readonly string[], name: string): Work<void> {
    const taken = (yield query(take, id, players, userId, name)).map(({ player }) => String(player))
    if (taken.length > 0) yield query(end, id, taken)
  }
}
