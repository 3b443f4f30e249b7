// The questions for unknown numbers: AP and HP when they are needed, and whether a Unit has survived.
import { stateOf } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import type { GundamClause } from '../clauses.ts'
import type { GundamInquiries } from '../questions.ts'
import { inPlay, type Piece } from './pieces.ts'
import { clauseHere, type Gundam, type GundamTable, pieceOf, type State } from './state.ts'
import { apChanges } from './values.ts'

/** The question for a number of a card: its AP, or its remaining HP. */
export function asksNumber(piece: Piece, of: 'ap' | 'hp', clause: GundamClause): Question<Gundam> {
  const number = of === 'ap' ? { asks: 'AP', min: 0, max: 99 } : { asks: 'HP', min: 1, max: 99 }
  const choices = [{ name: of, by: { any: [piece.player] }, number }]
  const asked = { hard: true, clause, window: null, choices, about: { unit: piece.id } }
  return of === 'ap' ? { name: `ap:${piece.id}`, ...asked } : { name: `hp:${piece.id}`, ...asked }
}

/** Stores a number. The AP that a player reads off the table includes effects of this battle, so they are subtracted. */
export function numberGiven(state: State, piece: Piece, of: 'ap' | 'hp', number: number): void {
  if (of === 'ap') piece.ap = number - apChanges(state, piece)
  else piece.hp = Math.min(99, number + piece.damage)
}

export const number = {
  asks: (state: State, { piece, of }: GundamInquiries['number']): Question<Gundam> =>
    asksNumber(pieceOf(state, piece), of, clauseHere(state)),
  answered: (table: GundamTable, { piece, of }: GundamInquiries['number'], given: Given<Gundam>): void => {
    const state = stateOf(table)
    numberGiven(state, pieceOf(state, piece), of, given.number ?? 0)
  },
}

/** Asks about a piece of unknown HP: it stays in play unless the players say that it was destroyed. */
export const survives = {
  asks: (state: State, facts: GundamInquiries['survives']): Question<Gundam> | null => {
    const piece = pieceOf(state, facts.piece)
    if (!inPlay(piece)) return null
    const by = { any: [state.active, state.standby] }
    return {
      name: `survives:${piece.id}`,
      hard: false,
      clause: piece.kind === 'base' ? 'GCG-7-6-2-3-1b' : 'GCG-7-6-3-2-1b',
      window: null,
      choices: [
        { name: 'destroyed', by },
        { name: 'pass', by, passes: true },
      ],
      about: { piece: piece.id, damage: piece.damage },
    }
  },
  answered: (table: GundamTable, facts: GundamInquiries['survives'], given: Given<Gundam>): void => {
    if (given.choice !== 'destroyed') return
    const piece = pieceOf(stateOf(table), facts.piece)
    piece.hp = Math.max(1, piece.damage)
    piece.damage = piece.hp
    table.flow.settle(table)
  },
}
