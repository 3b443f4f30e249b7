// The effect by which a card enters play: a minion engages the player who resolves it, a scheme comes with its starting threat.
import { tell } from '../../../engine/table.ts'
import { joins } from '../rules/joining.ts'
import { clauseHere } from '../rules/state.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { problem, type Rule } from './rules.ts'

export const entersPlay: Rule<'enters'> = {
  schema: EFFECT_SCHEMAS.enters,
  illegal: (_state, { piece }) => (piece ? null : problem('noSuchPiece')),
  applies: (table, { kind: effect, piece }, { you }) => {
    const engaged = piece?.kind === 'minion' && you !== null && { engagedWith: you }
    const refused = joins(table, { ...piece, ...engaged }, 'MC-ENGAGED-07')
    if (refused)
      tell(table, {
        type: 'effect_fizzled',
        clause: clauseHere(table.memory.state),
        effect,
        code: refused.code,
      })
  },
}
