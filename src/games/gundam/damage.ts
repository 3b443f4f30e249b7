// How much an effect does, and damage counters: battle damage and the damage of effects.
import { named, next, tell } from '../../engine/table.ts'
import type { Context, Problem } from '../../engine/types.ts'
import type { EffectOf } from './effect-schemas.ts'
import { inPlay, type Piece, remaining } from './pieces.ts'
import { type Amount, amountOf, missingIn, type Ref, referred } from './references.ts'
import { clauseHere, type Gundam, type GundamTable, type State } from './state.ts'

/** What an effect means must be on the table. */
export function there(state: State, ref: Ref, context: Context): Problem<Gundam> | null {
  const piece = referred(state, ref, context)
  if (!piece) return { code: 'noSuchPiece', clause: null }
  return inPlay(piece) ? null : { code: 'notInPlay', clause: null }
}

/** The piece an amount counts must be there too; a number of it that nobody gave will be asked for. */
export function counts(state: State, to: Ref, amount: Amount, context: Context): Problem<Gundam> | null {
  const missing = typeof amount === 'object' && !referred(state, amount.of, context)
  return there(state, to, context) ?? (missing ? { code: 'noSuchPiece', clause: null } : null)
}

/** How much it is, or the question for the number that is missing. */
export function withAmount(
  table: GundamTable,
  effect: EffectOf<'damage' | 'recover' | 'prevent'>,
  context: Context,
  does: (amount: number) => void,
): void {
  const state = table.memory.state
  const missing = missingIn(state, effect.amount, context)
  if (!missing) does(amountOf(state, effect.amount, context))
  else
    next(
      table,
      { task: 'inquiry', inquiry: 'number', facts: { ...missing, clause: clauseHere(state) } },
      { task: 'effect', effect, context, strict: false },
    )
}

/** Puts damage counters on a Unit or a Base, less what is prevented; 0 is no damage (AMB-54). */
export function hurt(table: GundamTable, piece: Piece, dealt: number, kind: 'battle' | 'effect'): number {
  const { state } = table.memory
  const amount = dealt - prevented(table, piece, dealt)
  if (amount <= 0) return 0
  const left = remaining(piece)
  piece.damage += left === null ? amount : Math.min(amount, left)
  state.battle.damage.push({ to: piece.id, amount, kind })
  const clause =
    kind === 'effect' ? clauseHere(state) : piece.kind === 'base' ? 'GCG-7-6-2-3-1a' : 'GCG-7-6-3-2-1a'
  tell(table, {
    type: 'counters_set',
    clause,
    card: piece.id,
    damage: piece.damage,
    remaining: remaining(piece),
    kind,
    amount,
  })
  if (left === null) asksSurvival(table, piece, kind)
  return amount
}

/** Where nobody said how much HP there is, the players say whether it was destroyed. */
function asksSurvival(table: GundamTable, piece: Piece, kind: 'battle' | 'effect'): void {
  const name = named(table.memory, `survives:${piece.id}`)
  const clause = kind === 'battle' ? 'GCG-7-6-3-2-1b' : clauseHere(table.memory.state)
  next(table, { task: 'inquiry', inquiry: 'survives', facts: { piece: piece.id, name, clause } })
}

function prevented(table: GundamTable, piece: Piece, dealt: number): number {
  let left = dealt
  for (const one of table.memory.state.preventions.filter(each => each.piece === piece.id)) {
    const amount = Math.min(one.left, left)
    one.left -= amount
    left -= amount
  }
  if (left < dealt)
    tell(table, {
      type: 'damage_prevented',
      clause: clauseHere(table.memory.state),
      card: piece.id,
      amount: dealt - left,
    })
  return dealt - left
}
