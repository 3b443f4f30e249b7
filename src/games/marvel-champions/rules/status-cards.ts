// Status cards that are discarded: stunned for an attack or an ability, stunned and confused of a stalwart character.
import { tell } from '../../../engine/table.ts'
import { type Character, has, isConfused, isStunned } from './characters.ts'
import { identityOf, type MarvelTable } from './state.ts'

/**
 * Discards stunned from a stunned identity instead of its (attack) ability, whose other labels and whose effects are
 * cancelled with it (MC18-DF-42, MC18-OP-07). @returns whether it has done so
 */
export function stunnedInstead(table: MarvelTable, player: string | null): boolean {
  const identity = player === null ? undefined : identityOf(table.memory.state, player)
  if (!identity || !isStunned(identity)) return false
  identity.stunned = 0
  cancels(table)
  const told = { clause: 'MC18-DF-42', ruling: 'MC18-OP-07', piece: identity.id } as const
  tell(table, { type: 'ability_replaced', ...told, by: 'stunned' })
  return true
}

/**
 * Discards confused from a confused identity instead of its (thwart) ability; of an (attack/thwart) ability each of the two cards
 * cancels both, and both go (MC-LABELED-04). @returns whether it has done so
 */
export function confusedInstead(table: MarvelTable, player: string | null, alsoAttacks: boolean): boolean {
  const identity = player === null ? undefined : identityOf(table.memory.state, player)
  if (!identity) return false
  const by = [
    ...(isConfused(identity) ? (['confused'] as const) : []),
    ...(alsoAttacks && isStunned(identity) ? (['stunned'] as const) : []),
  ]
  for (const status of by) {
    identity[status] = 0
    tell(table, { type: 'ability_replaced', clause: 'MC-LABELED-04', piece: identity.id, by: status })
  }
  if (by.length > 0) cancels(table)
  return by.length > 0
}

/** Discards stunned from a stunned attacker, which then does not attack (MC-PA-06, AMB-30). @returns whether it has done so */
export function losesAttack(table: MarvelTable, attacker: Character): boolean {
  if (!isStunned(attacker)) return false
  attacker.stunned = 0
  const told = { clause: 'MC-PA-06', ruling: 'AMB-30', piece: attacker.id } as const
  tell(table, { type: 'attack_replaced', ...told, by: 'stunned' })
  return true
}

/**
 * Discards confused from a confused character, which then does not thwart; for an ability labelled (attack/thwart) the stunned card
 * does the same, and both go (MC-THWART-05, MC-LABELED-04, MC-LABELED-05). @returns whether it has done so
 */
export function losesThwart(table: MarvelTable, thwarter: Character, alsoAttacks: boolean): boolean {
  const isReplacing = { confused: isConfused(thwarter), stunned: alsoAttacks && isStunned(thwarter) }
  for (const by of ['confused', 'stunned'] as const) {
    if (!isReplacing[by]) continue
    thwarter[by] = 0
    const clause = alsoAttacks ? 'MC-LABELED-04' : 'MC-THWART-05'
    tell(table, { type: 'thwart_replaced', clause, piece: thwarter.id, by })
  }
  return isReplacing.confused || isReplacing.stunned
}

/** Takes what the ability would do from the stack, down to the end of the ability. */
function cancels({ memory }: MarvelTable): void {
  while (memory.stack.at(-1)?.task === 'effect' || memory.stack.at(-1)?.task === 'resolve') memory.stack.pop()
}

/** Discards the stunned and confused cards of a stalwart character (MC18-EA-75). */
export function losesByStalwart(table: MarvelTable, piece: Character): void {
  if (!has(piece, 'stalwart')) return
  for (const status of ['stunned', 'confused'] as const) {
    if (piece[status] === 0) continue
    piece[status] = 0
    tell(table, { type: 'status_discarded', clause: 'MC18-EA-75', piece: piece.id, status })
  }
}

/** Discards confused from a confused enemy, which then does not scheme (MC-SCHEMEENEMY-05). @returns whether it has done so */
export function losesScheme(table: MarvelTable, schemer: Character): boolean {
  if (!isConfused(schemer)) return false
  schemer.confused = 0
  tell(table, { type: 'scheme_replaced', clause: 'MC-SCHEMEENEMY-05', piece: schemer.id, by: 'confused' })
  return true
}
