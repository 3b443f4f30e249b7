// The effects on an enemy's scheme: its SCH, and what happens instead of it.
import { tell } from '../../../engine/table.ts'
import { modifiedSch } from '../rules/abilities/constant-abilities.ts'
import { byKind } from '../rules/activations/activation.ts'
import { changeOf } from '../rules/find-referred.ts'
import { enemySchemeIn, type State } from '../rules/state.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { problem, type Refused, type Rule } from './rules.ts'

/** Why an effect is impossible where no enemy schemes. */
const schemeOnly = (state: State): Refused =>
  byKind<Refused>(state.activation, {
    enemyAttack: () => problem('onlyInEnemyScheme', 'MC-SCHEMEENEMY-01'),
    playerAttack: () => problem('onlyInEnemyScheme', 'MC-SCHEMEENEMY-01'),
    enemyScheme: () => null,
    thwart: () => problem('onlyInEnemyScheme', 'MC-SCHEMEENEMY-01'),
    changes: () => problem('onlyInEnemyScheme', 'MC-SCHEMEENEMY-01'),
  })

/** Changes the SCH for this activation, until its threat is placed. */
export const sch: Rule<'sch'> = {
  windows: ['initiation', 'flipped', 'threat'],
  schema: EFFECT_SCHEMAS.sch,
  illegal: state => schemeOnly(state) ?? oncePlaced(state),
  applies: (table, effect, context) => {
    const { state } = table.memory
    const from = modifiedSch(state)
    state.activation.bonus += changeOf(state, effect.amount, context)
    tell(table, { type: 'sch_changed', clause: 'MC-SCHEMEENEMY-04', from, to: modifiedSch(state) })
  },
}

const oncePlaced = (state: State): Refused =>
  enemySchemeIn(state).stage.name === 'placed' ? problem('tooLate', 'MC-SCHEMEENEMY-04') : null

/** The scheme is replaced before it is initiated: the enemy has not schemed, and gets no boost card for it. */
export const insteadOfScheme: Rule<'replaceScheme'> = {
  windows: ['attempt'],
  schema: EFFECT_SCHEMAS.replaceScheme,
  illegal: (state, _effect, { window }) =>
    schemeOnly(state) ?? (window === 'attempt' ? null : problem('tooLate', 'MC-SCHEMEENEMY-01')),
  applies: (table, { attacks }) => {
    const scheme = enemySchemeIn(table.memory.state)
    scheme.instead = attacks ? 'attacks' : 'nothing'
    const told = { clause: 'MC-SCHEMEENEMY-01', piece: scheme.attacker } as const
    if (attacks) tell(table, { type: 'attacks_instead', ...told })
    else tell(table, { type: 'scheme_replaced', ...told, by: 'effect' })
  },
}
