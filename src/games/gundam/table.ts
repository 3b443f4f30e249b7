// What lasts on the table from one battle to the next, in the form of set-ups and outcomes.
import { z } from 'zod'
import { isLeft, reminderAgain } from './rules/abilities/reminders.ts'
import { inPlay, pieceAgain } from './rules/pieces.ts'
import { activeSide } from './rules/sides-of-table.ts'
import { baseOf, type GundamTableState, pieceNamed, type Remembered } from './rules/state.ts'
import { abilitySchema } from './vocabulary/effects.ts'
import { MOST_AGAIN, MOST_CARDS, name, pieceSchema } from './vocabulary/pieces.ts'
import { gundamFactsSchema, shieldCount } from './vocabulary/table-facts.ts'

/** The table as an outcome has it and the next set-up takes it: the cards in play, the effects that can still be used. */
export const gundamTableSchema = z.strictObject({
  activePlayer: name,
  standbyPlayer: name,
  pieces: z.array(pieceSchema),
  shields: shieldCount.optional().describe('Shields of the standby player, if known.'),
  base: z.literal('none').optional().describe('The standby player has no Base.'),
  abilities: z.array(abilitySchema),
  ...gundamFactsSchema.shape,
})
export type GundamTableGiven = z.infer<typeof gundamTableSchema>

/** The same out of a set-up, which has fields of its attack beside it. */
export const gundamTableInSetUp: z.ZodType<GundamTableGiven> = z.object({
  ...gundamTableSchema.shape,
  abilities: gundamTableSchema.shape.abilities.default([]),
})

/** The same fields in a set-up, which has limits. */
export const GUNDAM_TABLE_FIELDS = {
  ...gundamTableSchema.shape,
  pieces: gundamTableSchema.shape.pieces.max(MOST_AGAIN),
  abilities: gundamTableSchema.shape.abilities.max(MOST_CARDS).default([]),
}

export const gundamTableAgain = (state: GundamTableState): GundamTableGiven => ({
  activePlayer: state.active,
  standbyPlayer: state.standby,
  pieces: state.pieces.filter(one => one.where === 'in play').map(pieceAgain),
  ...(state.shields !== null && { shields: state.shields }),
  ...(state.baseKnown && !baseOf(state) && { base: 'none' as const }),
  abilities: state.abilities
    .filter(one => isLeft(one) && isThere(state, one))
    .map(one => reminderAgain(one, state.facts.lasts !== undefined)),
  ...factsAgain(state),
})

/** At a table that remembers, what waits on a card that has left ends with it. */
const isThere = (state: GundamTableState, { source }: Remembered): boolean =>
  !state.facts.lasts || state.pieces.every(one => one.id !== source || inPlay(one))

/** The facts beside the cards. What a card had for the turn leaves with it: a card that comes later may have its name. */
function factsAgain(state: GundamTableState): GundamTableState['facts'] {
  const { activeSide: _, lasts, ...facts } = state.facts
  const side = activeSide(state)
  return {
    ...facts,
    ...(side && { activeSide: side }),
    ...(lasts && { lasts: lasts.filter(one => inPlay(pieceNamed(state, one.piece))) }),
  }
}

/** The same table with this player as the active one: each side keeps what is known of its shield area. */
export function inTurnOf(table: GundamTableGiven, player: string): GundamTableGiven {
  if (player !== table.standbyPlayer) return table
  const { shields, base, activeSide = {}, ...others } = table
  const side = { ...(shields !== undefined && { shields }), ...(base && { base }) }
  return {
    ...others,
    activePlayer: table.standbyPlayer,
    standbyPlayer: table.activePlayer,
    ...activeSide,
    ...(Object.keys(side).length > 0 && { activeSide: side }),
  }
}
