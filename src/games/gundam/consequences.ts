// The one place that settles what follows from damage and from cards that leave: destruction, all at once.
import { after, next, tell } from '../../engine/table.ts'
import type { Clause } from './clauses.ts'
import { inPlay, type Piece, remaining } from './pieces.ts'
import { breachOf, clauseHere, type GundamTable, momentNow, pieceNamed, type State } from './state.ts'

/** Everything whose HP has been brought to zero is destroyed at one and the same moment (7-6-3-2-3). */
export function settle(table: GundamTable): void {
  const { state } = table.memory
  destroy(
    table,
    state.pieces.filter(one => inPlay(one) && remaining(one) === 0),
  )
}

export function destroy(table: GundamTable, gone: readonly Piece[]): void {
  const { state } = table.memory
  if (gone.length === 0) return
  const units = gone.filter(one => one.kind === 'unit').map(one => one.id)
  for (const piece of gone) {
    piece.where = 'destroyed'
    state.battle.destroyed.push(piece.id)
    if (piece.kind === 'base')
      tell(table, { type: 'base_destroyed', clause: cited(state, 'GCG-7-6-2-3-1b'), base: piece.id })
  }
  if (units.length > 0) {
    const clause = cited(state, units.length > 1 ? 'GCG-7-6-3-2-3' : 'GCG-7-6-3-2-1b')
    tell(table, { type: 'units_destroyed', clause, units })
  }
  for (const { id, player } of gone)
    tell(table, { type: 'moved_to_trash', clause: cited(state, 'GCG-7-6-3-2-1b'), card: id, player })
  const ids = gone.map(one => one.id)
  after(table, momentNow(state, 'destroyed', ids, ids))
}

/** What the damage step says of destruction; in the other steps it is an effect that destroys. */
const cited = (state: State, clause: Clause): Clause =>
  state.battle.step === 'damage' ? clause : clauseHere(state)

/** <Breach N>: the attacker has destroyed an enemy Unit with battle damage; N damage to the shield area. */
export function breach(table: GundamTable, attackerId: string, targetId: string): void {
  const { state } = table.memory
  const attacker = pieceNamed(state, attackerId)
  const target = pieceNamed(state, targetId)
  if (!attacker || target?.where !== 'destroyed') return
  const amount = breachOf(state, attacker)
  if (amount > 0) next(table, { task: 'duty', duty: 'breach', facts: { amount } })
}
