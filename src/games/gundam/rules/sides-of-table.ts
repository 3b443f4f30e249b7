// The shield areas of both players: that of the standby player stands in the state of a battle, that of the active one beside it.
import { inPlay } from './pieces.ts'
import { baseOf, type GundamTableState } from './state.ts'

/** The Shields of a player; null: nobody knows how many. */
export const shieldsOf = ({ standby, shields, facts }: GundamTableState, player: string): number | null =>
  player === standby ? shields : (facts.activeSide?.shields ?? null)

/** Sets the number of Shields of a player. Who counts them has looked at the shield area, and would have named a Base. */
export function setShields(state: GundamTableState, player: string, shields: number): void {
  if (player === state.standby) {
    state.shields = shields
    state.baseKnown = true
  } else state.facts = { ...state.facts, activeSide: { ...state.facts.activeSide, shields } }
}

/** What is known of the shield area of the active player: that there is no Base, as well, once one has left. */
export function activeSide(state: GundamTableState): GundamTableState['facts']['activeSide'] {
  const { shields, base } = state.facts.activeSide ?? {}
  const hadBase = state.pieces.some(one => one.kind === 'base' && one.player === state.active && !inPlay(one))
  const none = !baseOf(state, state.active) && (base !== undefined || hadBase)
  const side = { ...(shields !== undefined && { shields }), ...(none && { base: 'none' as const }) }
  return Object.keys(side).length > 0 ? side : undefined
}

/** Makes this player the active one. Each side keeps what is known of its shield area. */
export function passesTurn(state: GundamTableState, player: string): void {
  if (player === state.active) return
  const { shields = null, base } = activeSide(state) ?? {}
  const known = state.baseKnown && !baseOf(state)
  const side = {
    ...(state.shields !== null && { shields: state.shields }),
    ...(known && { base: 'none' as const }),
  }
  state.facts = { ...state.facts, activeSide: side }
  state.standby = state.active
  state.active = player
  state.shields = shields
  state.someShields = false
  state.baseKnown = base !== undefined || shields !== null || baseOf(state) !== undefined
}
