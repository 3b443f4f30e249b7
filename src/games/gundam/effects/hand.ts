// The effects on what lies on no table: hand, deck and Resources. They are told, and the players carry them out.
import { stateOf, tell } from '../../../engine/table.ts'
import { speakingCard } from '../rules/choosing.ts'
import { ownOf } from '../rules/find-referred.ts'
import { clauseHere } from '../rules/state.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import type { Rule } from './rules.ts'

export const draw: Rule<'draw'> = {
  schema: EFFECT_SCHEMAS.draw,
  applies: (table, { count }, context) => {
    const state = stateOf(table)
    tell(table, { type: 'cards_drawn', clause: clauseHere(state), player: ownOf(state, context), count })
  },
}

export const exResource: Rule<'exResource'> = {
  schema: EFFECT_SCHEMAS.exResource,
  applies: (table, _effect, context) => {
    const state = stateOf(table)
    tell(table, { type: 'ex_resource_placed', clause: clauseHere(state), player: ownOf(state, context) })
  },
}

export const elsewhere: Rule<'elsewhere'> = {
  schema: EFFECT_SCHEMAS.elsewhere,
  applies: (table, { on }, context) => {
    const state = stateOf(table)
    const card = speakingCard(context.source, state)
    tell(table, { type: `text_on_${on}`, clause: clauseHere(state), player: ownOf(state, context), card })
  },
}

export const fromTrash: Rule<'fromTrash'> = {
  schema: EFFECT_SCHEMAS.fromTrash,
  applies: (table, _effect, context) => {
    const state = stateOf(table)
    tell(table, { type: 'taken_from_trash', clause: clauseHere(state), player: ownOf(state, context) })
  },
}
