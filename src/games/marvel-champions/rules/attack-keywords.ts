// The keywords that change the damage of an attack: piercing, ranged, retaliate X; and healing.
import { tell } from '../../../engine/table.ts'
import type { Clause } from '../clauses.ts'
import { has, inPlay, type Piece, remaining } from './characters.ts'
import { deal } from './dealing.ts'
import { type MarvelTable, pieceOf } from './state.ts'

/** Discards every tough card of the attacked character before the damage of a piercing attack. */
export function pierce(table: MarvelTable, to: Piece, amount: number, clause: Clause): void {
  const { attack, edition } = table.memory.state
  if (!attack.keywords.includes('piercing') || to.tough === 0) return
  if (amount === 0 && edition.piercing === 'if damage is dealt') return
  tell(table, { type: 'pierced', clause, piece: to.id, discarded: to.tough })
  to.tough = 0
}

/** Deals retaliate X of an attacked character; a ranged attack prevents that. */
export function retaliate(table: MarvelTable, from: Piece, clause: Clause): void {
  const { attack } = table.memory.state
  const attacker = pieceOf(table.memory.state, attack.attacker)
  if (!inPlay(from) || from.retaliate === 0 || !inPlay(attacker)) return
  if (attack.keywords.includes('ranged')) {
    tell(table, { type: 'retaliate_ignored', clause, from: from.id, keyword: 'ranged' })
    return
  }
  tell(table, { type: 'retaliate', clause, from: from.id, to: attacker.id, amount: from.retaliate })
  deal(table, { to: attacker.id, from: from.id, amount: from.retaliate, kind: 'retaliate', clause })
}

/** Removes damage by healing, at most as much as there is. */
export function heal(table: MarvelTable, piece: Piece, amount: number, clause: Clause): void {
  const healed = Math.min(amount, piece.damage)
  piece.damage -= healed
  tell(table, { type: 'healed', clause, piece: piece.id, amount: healed, remaining: remaining(piece) })
}

/** The keywords of the attacker that belong to its attack. */
export function attackKeywords(attacker: Piece): ('overkill' | 'piercing' | 'ranged')[] {
  const all = ['overkill', 'piercing', 'ranged'] as const
  return all.filter(one => has(attacker, one))
}
