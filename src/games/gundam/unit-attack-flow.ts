// The Unit attack as a flow: its rows with the effects, the abilities and the set-up that belong to them.
import type { Flow } from '../../engine/flow.ts'
import { ABILITIES } from './abilities.ts'
import { settle } from './consequences.ts'
import { EFFECTS } from './effects.ts'
import { survives } from './inquiries.ts'
import { conditionHolds } from './references.ts'
import * as shields from './shields.ts'
import type { Gundam } from './state.ts'
import { UNIT_ATTACK } from './unit-attack.ts'
import * as damage from './unit-attack-damage.ts'
import * as end from './unit-attack-end.ts'
import { EDITIONS, joins, startUnitAttack, unitSetUpSchema } from './unit-attack-set-up.ts'

export const unitAttackFlow: Flow<Gundam> = {
  id: 'gundam/unit-attack',
  editions: EDITIONS,
  rows: UNIT_ATTACK,
  effects: EFFECTS,
  inquiries: { burst: shields.burst, survives },
  duties: {
    strikesBack: damage.strikesBack,
    breachIfDestroyed: damage.breachIfDestroyed,
    breach: shields.breachDamage,
    burstResolved: shields.burstResolved,
    burstCardTrashed: shields.burstCardTrashed,
  },
  abilities: ABILITIES,
  holds: (state, effect, context) => !effect.if || conditionHolds(state, effect.if, context),
  settle,
  // A battle without an attacker or a target is left at the end of its step, never in the middle (AMB-57).
  cutShort: () => null,
  cite: (_state, clause) => clause,
  setUp: unitSetUpSchema,
  start: startUnitAttack,
  joins,
  players: state => [state.active, state.standby],
  outcome: end.outcome,
  compared: ['pieces', 'target', 'succeeded', 'shields', 'destroyed', 'winner'],
}
