// Seats and the lead change hands: they are offered, taken and refused.
import { type Held, LEAD, type Press, type SeatOffer, type Store, type Taker } from '../store.ts'
import type { Ask, Connection } from './connection.ts'
import { LOCK_PERSON } from './persons.ts'
import { preparedStatement, type Value } from './pool.ts'
import { demandKnown, isMarked } from './reader.ts'

type Handing = Pick<Store, 'offer' | 'take' | 'refuse'>

/**
 * Locks the walkthrough first, as `forget` and every write that closes a walkthrough do. Otherwise `forget` could miss a
 * lead that another transaction gives to the person, and an offer could come into a walkthrough that is being closed.
 */
const HOLD = preparedStatement('SELECT FROM walkthroughs WHERE id = $1 FOR UPDATE')
/** $1 to $4 are the walkthrough, the player, whose the seat or the lead is, and to whom it is offered. */
const OFFERED_AS_SEEN =
  '(SELECT "user" FROM offers WHERE walkthrough = $1 AND player = $2) IS NOT DISTINCT FROM $4'
const SEAT_AS_SEEN = `walkthrough = $1 AND player = $2 AND "user" IS NOT DISTINCT FROM $3 AND ${OFFERED_AS_SEEN}`
const LEAD_AS_SEEN = `id = $1 AND starter IS NOT DISTINCT FROM $3 AND $2 = '${LEAD}' AND ${OFFERED_AS_SEEN}`

const OFFER_SEAT = preparedStatement(`
  UPDATE seats SET "user" = NULL, name = $5
  WHERE ${SEAT_AS_SEEN} AND EXISTS (SELECT FROM walkthroughs WHERE id = $1 AND NOT closed) RETURNING player`)
const MAY_LEAD = preparedStatement(`
  SELECT id FROM walkthroughs
  WHERE ${LEAD_AS_SEEN} AND NOT closed AND EXISTS (SELECT FROM seats WHERE walkthrough = $1 AND "user" = $5)`)
const OFFER = preparedStatement(`
  INSERT INTO offers (walkthrough, player, "user", at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (walkthrough, player) DO UPDATE SET "user" = excluded."user", at = excluded.at`)
const TAKE_SEAT = preparedStatement(
  `UPDATE seats SET "user" = $5, name = $6 WHERE ${SEAT_AS_SEEN} RETURNING player`,
)
const TAKE_LEAD = preparedStatement(
  `UPDATE walkthroughs SET starter = $5 WHERE ${LEAD_AS_SEEN} AND $5 IN ($3, $4) RETURNING id`,
)
const END = preparedStatement('DELETE FROM offers WHERE walkthrough = $1 AND player = ANY($2::text[])')
const REFUSE = preparedStatement(`
  WITH refused AS (
    DELETE FROM offers WHERE walkthrough = $1 AND player = ANY($2::text[]) AND "user" = $3 RETURNING player),
  unnamed AS (
    UPDATE seats SET name = NULL
    WHERE walkthrough = $1 AND "user" IS NULL AND player IN (SELECT player FROM refused))
  SELECT player FROM refused`)
/** Takes seats that are open or offered to the user. */
const TAKE_SEATS = preparedStatement(`
  UPDATE seats SET "user" = $3, name = $4
  WHERE walkthrough = $1 AND player = ANY($2::text[]) AND "user" IS NULL AND $3 = coalesce(
    (SELECT "user" FROM offers WHERE offers.walkthrough = $1 AND offers.player = seats.player), $3)
  RETURNING player`)

export const handingIn = ({ write }: Connection): Handing => ({
  offer: (id, from, offer, name) =>
    locked(write, id, offer.user, async ask => {
      const isKnown = !(await isMarked(ask, offer.user))
      return isKnown && offered(ask, id, from, offer, name)
    }),
  take: (id, from, by) =>
    locked(write, id, by.user, async ask => {
      await demandKnown(ask, by.user)
      return taken(ask, id, from, by)
    }),
  refuse: (id, players, user) =>
    locked(write, id, user, async ask => (await ask(REFUSE, id, [...players], user)).length > 0),
})

/** Locks the person first, whom nobody marks as forgotten meanwhile, and then the walkthrough. */
const locked = (
  write: Connection['write'],
  id: string,
  user: string,
  work: (ask: Ask) => Promise<boolean>,
): Promise<boolean> =>
  write(async ask => {
    await ask(LOCK_PERSON, user)
    await ask(HOLD, id)
    return work(ask)
  })

const seen = (id: string, { player, user, offeredTo }: Held): Value[] => [id, player, user, offeredTo]

async function offered(
  ask: Ask,
  id: string,
  from: Held,
  { user, at }: Omit<SeatOffer, 'player'>,
  name: string,
): Promise<boolean> {
  const isLead = from.player === LEAD
  const given = isLead
    ? await ask(MAY_LEAD, ...seen(id, from), user)
    : await ask(OFFER_SEAT, ...seen(id, from), name)
  if (given.length > 0) await ask(OFFER, id, from.player, user, at)
  return given.length > 0
}

async function taken(ask: Ask, id: string, from: readonly Held[], { user, name }: Taker): Promise<boolean> {
  const players: string[] = []
  for (const held of from) {
    const isLead = held.player === LEAD
    const given = isLead
      ? await ask(TAKE_LEAD, ...seen(id, held), user)
      : await ask(TAKE_SEAT, ...seen(id, held), user, name)
    if (given.length > 0) players.push(held.player)
  }
  if (players.length > 0) await ask(END, id, players)
  return players.length > 0
}

/** Takes seats for the user of a press that has just been saved: its walkthrough is locked. */
export async function takeSeats(
  ask: Ask,
  { walkthrough: id, userId }: Press,
  players: readonly string[],
  name: string,
): Promise<void> {
  const rows = await ask(TAKE_SEATS, id, [...players], userId, name)
  await ask(
    END,
    id,
    rows.map(({ player }) => String(player)),
  )
}
