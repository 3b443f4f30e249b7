// The questions about the next stage of a villain.
import type { Inquiry } from '../../../engine/flow.ts'
import { next, tell } from '../../../engine/table.ts'
import type { MarvelClause } from '../clauses.ts'
import type { MarvelInquiries } from '../questions.ts'
import { MOST_COUNT } from '../vocabulary/characters.ts'
import { clauseOr } from './activations/clauses.ts'
import { ACTIVATES_BY, BY_PLAYER } from './activations/facts.ts'
import { characterOf, type Marvel, type State } from './state.ts'

/** In an enemy attack the next stage decides on an early end; otherwise it has the clause that defeated the stage. */
const stageClause = (state: State, facts: { clause: MarvelClause }): MarvelClause =>
  clauseOr(state.activation, 'nextStage', facts.clause)

/** Asks after the defeat of a villain's stage whether the next one has the same title and attacks on (AMB-40). */
export const nextStage: Inquiry<Marvel, MarvelInquiries['nextStage']> = {
  asks: (state, facts) => {
    const piece = facts.piece
    const by = { any: state.players }
    const asks = ACTIVATES_BY[state.activation.kind].toUpperCase()
    return {
      name: `nextStage:${piece}`,
      hard: true,
      clause: stageClause(state, facts),
      window: null,
      choices: [
        { name: 'sameTitle', by, number: { asks, min: 0, max: 99, optional: true } },
        { name: 'otherTitle', by },
        { name: 'none', by },
      ],
      about: { piece },
    }
  },
  answered: (table, facts, given) => {
    const { state } = table.memory
    const piece = characterOf(state, facts.piece)
    if (given.choice !== 'sameTitle') return table.flow.settle(table)
    piece.where = 'in play'
    piece.damage = 0
    piece.hitPoints = null
    piece.hitPointsPerPlayer = null
    piece[ACTIVATES_BY[state.activation.kind]] = given.number
    if (piece.stage !== null) piece.stage += 1
    tell(table, { type: 'next_stage', clause: stageClause(state, facts), ruling: 'AMB-40', piece: piece.id })
    if (BY_PLAYER[state.activation.kind] && state.edition.nextStageRetaliates)
      next(table, { task: 'inquiry', inquiry: 'stageRetaliate', facts })
  },
}

/** Asks whether the stage in play now retaliates with another X than the one before (MC17-C-06). */
export const stageRetaliate: Inquiry<Marvel, MarvelInquiries['stageRetaliate']> = {
  asks: (state, { piece: id }) => {
    const by = { any: state.players }
    const number = { asks: 'retaliate', min: 0, max: MOST_COUNT }
    return {
      name: `stageRetaliate:${id}`,
      hard: false,
      clause: 'MC17-C-06',
      window: null,
      choices: [
        { name: 'retaliates', by, number },
        { name: 'pass', by, passes: true },
      ],
      about: { piece: id, retaliate: characterOf(state, id).retaliate },
    }
  },
  answered: (table, facts, given) => {
    const piece = characterOf(table.memory.state, facts.piece)
    piece.retaliate = given.number ?? piece.retaliate
  },
}
