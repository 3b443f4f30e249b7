// The outcome of an attack in the GUNDAM CARD GAME as plain facts: the table, and what the attack came to. Before the end it
// describes the present state.
import { type Piece, remainingHp } from './rules/pieces.ts'
import { type Battle, outermost, type State, shieldsLost } from './rules/state.ts'
import { gundamTableAgain } from './table.ts'

export type UnitOutcome = ReturnType<typeof unitOutcome>

/** `apAtDamage` is the AP with which each Unit has dealt damage; a piece's `remaining` is null if its HP is unknown. */
export function unitOutcome(state: State) {
  const { battle } = state
  const attack = outermost(battle)
  const summary = {
    edition: state.edition.id,
    attacker: attack.attacker,
    target: targetOf(attack, state.standby),
    succeeded: attack.succeeded,
    gone: attack.gone,
    blocker: attack.blocker,
    apAtDamage: battle.apAtDamage,
    damage: battle.damage,
    pieces: state.pieces.map(pieceNow),
    destroyed: battle.destroyed,
    shields: state.shields,
    shieldsLost: shieldsLost(battle),
    defeated: battle.loser,
    winner: battle.loser === null ? null : state.active,
    notes: state.notes,
  }
  // After the defeat of a player no attack follows.
  return { table: battle.loser === null ? gundamTableAgain(state) : null, summary }
}

function targetOf({ target }: Battle, standby: string): { player: string } | { unit: string } | null {
  if (target === null) return null
  return target === 'player' ? { player: standby } : { unit: target }
}

export type BetweenOutcome = ReturnType<typeof betweenOutcome>

/** What has changed between two attacks; `destroyed` are the cards that were. */
export function betweenOutcome(state: State) {
  const { battle, edition, shields, notes } = state
  const { destroyed } = battle
  const pieces = state.pieces.map(pieceNow)
  const shieldsGone = shieldsLost(battle)
  return {
    table: gundamTableAgain(state),
    summary: { edition: edition.id, destroyed, shields, shieldsLost: shieldsGone, pieces, notes },
  }
}

/** A card, in play or not; `remaining` is null if its HP is unknown. */
const pieceNow = (piece: Piece) => ({
  piece: piece.id,
  where: piece.where,
  remaining: remainingHp(piece),
  damage: piece.damage,
  rested: piece.rested,
})

/** The fields by which two editions are compared. */
export const UNIT_COMPARED = ['pieces', 'target', 'succeeded', 'shields', 'destroyed', 'winner'] as const
export const BETWEEN_COMPARED = ['pieces', 'shields', 'destroyed'] as const
