// What the Pilots of Units allow: effects that work only while their card is paired or linked (13-2-10, 13-2-12).
import { stateOf, tell } from '../../../engine/table.ts'
import type { AbilityGiven } from '../vocabulary/effects.ts'
import type { Piece } from './pieces.ts'
import { clauseHere, type GundamTable, pieceNamed, type State } from './state.ts'

/** Whether an effect's card has the Pilot that it needs. Of a card that has left its last state counts (13-2-8-2-1). */
export function hasItsPilot(state: State, given: AbilityGiven | null | undefined): boolean {
  if (!given?.during) return true
  const pilot = pieceNamed(state, given.source ?? null)?.pilot
  return given.during === 'pair' ? Boolean(pilot) : (pilot?.links ?? false)
}

/** Whether a Unit has a 【Destroyed】 effect now: one that needs a Pilot it has only with this Pilot (10-1-5-3). */
export const hasDestroyedEffect = (state: State, { id }: Piece): boolean =>
  state.abilities.some(
    ({ trigger, source, given }) =>
      trigger.on === 'destroyed' && source === id && (trigger.who ?? id) === id && hasItsPilot(state, given),
  )

/** Tells that the Pilot of a Unit that has left goes to the same place (3-3-6). */
export function pilotGoesAlong(table: GundamTable, { id: unit, pilot }: Piece): void {
  if (pilot) tell(table, { type: 'pilot_goes_along', clause: clauseHere(stateOf(table)), unit })
}
