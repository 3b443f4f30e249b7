// A battle of the GUNDAM CARD GAME on a table that is there already: its cards with what the command says of them, new ones beside.
import { type GundamTableGiven, gundamTableSchema, inTurnOf } from '../../../games/gundam/table.ts'
import type { PieceGiven } from '../../../games/gundam/vocabulary/pieces.ts'
import type { Person } from '../../seats.ts'
import { tidy } from '../pieces.ts'
import { type HereAs, hereAs, pieceHere } from '../table-here.ts'

export type GundamHere = HereAs<GundamTableGiven>
export const gundamHere = hereAs(gundamTableSchema)

export type BattleSides = { readonly active: string; readonly standby: string }

/** Whose battle it is: of the player who has the attacker, else of who asks, else of whose turn it is. */
export function sidesAt(
  { activePlayer, standbyPlayer, turn, ...here }: GundamHere,
  attacker: string,
  person: Person | null,
): BattleSides {
  const seat = here.seats.find(({ user }) => user !== null && user === person?.id)
  const player = pieceHere(here, attacker)?.player ?? seat?.player ?? turn?.of ?? activePlayer
  return player === standbyPlayer
    ? { active: standbyPlayer, standby: activePlayer }
    : { active: activePlayer, standby: standbyPlayer }
}

type SaidOfUnit = {
  readonly ap?: number | undefined
  readonly hp?: number | undefined
  readonly damage?: number | undefined
  readonly deployedThisTurn?: boolean | undefined
}

/** A card of the table, with what the command says otherwise. */
export const cardAsSaid = (
  piece: PieceGiven,
  { ap, hp, damage, deployedThisTurn }: SaidOfUnit,
): PieceGiven => ({
  ...piece,
  ...tidy<Partial<PieceGiven>>({ ap, hp, damage, deployedThisTurn }),
})

type SaidOfSide = { readonly shields?: number | undefined; readonly noBase: boolean }

/** The table in the turn of the active player, with these cards; a Base that is new takes the place of its player’s. */
export function battleTableAt(
  here: GundamHere,
  { active, standby }: BattleSides,
  pieces: readonly PieceGiven[],
  { shields, noBase }: SaidOfSide,
): GundamTableGiven {
  const { id: _, names: __, seats: ___, ...table } = here
  const { base, ...others } = inTurnOf(table, active)
  const said = new Map(pieces.map(piece => [piece.id, piece]))
  const fresh = pieces.filter(({ id }) => here.pieces.every(one => one.id !== id))
  const isGone = ({ kind, player }: PieceGiven) =>
    kind === 'base' && player === standby && (noBase || fresh.some(one => one.kind === 'base'))
  const kept = here.pieces.filter(one => !isGone(one)).map(one => said.get(one.id) ?? one)
  const hasBase = [...kept, ...fresh].some(({ kind, player }) => kind === 'base' && player === standby)
  return {
    ...others,
    pieces: [...kept, ...fresh],
    ...((noBase || (base && !hasBase)) && { base: 'none' as const }),
    ...(shields !== undefined && { shields }),
    // From here on the table remembers, also one of 2.0.0.
    lasts: table.lasts ?? [],
  }
}
