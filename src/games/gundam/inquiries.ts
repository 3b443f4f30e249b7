// A fact that nobody gave and that is needed now: it is asked for, never invented.

import { stateOf } from '../../engine/table.ts'
import type { Facts, Given, Question } from '../../engine/types.ts'
import { inPlay } from './pieces.ts'
import { type Gundam, type GundamTable, pieceOf, type State } from './state.ts'

/** Nobody said how much HP it has: it stays, unless the players say that it was destroyed. */
export const survives = {
  asks: (state: State, facts: Facts): Question<Gundam> | null => {
    const piece = pieceOf(state, String(facts.piece))
    if (!inPlay(piece)) return null
    const by = { any: [state.active, state.standby] }
    return {
      name: `survives:${piece.id}`,
      hard: false,
      clause: 'GCG-7-6-3-2-1b',
      window: null,
      choices: [
        { name: 'destroyed', by },
        { name: 'pass', by, passes: true },
      ],
      about: { piece: piece.id, damage: piece.damage },
    }
  },
  answered: (table: GundamTable, facts: Facts, given: Given<Gundam>): void => {
    if (given.choice !== 'destroyed') return
    const piece = pieceOf(stateOf(table), String(facts.piece))
    piece.hp = Math.max(1, piece.damage)
    piece.damage = piece.hp
    table.flow.settle(table)
  },
}
