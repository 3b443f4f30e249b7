// The Unit attack as a flow: its rows in the rulebook's order, its effects and abilities, its set-up and outcome.
import type { Flow } from '../../engine/flow.ts'
import { rowsBy } from '../../engine/rows.ts'
import { ABILITIES } from './abilities.ts'
import { struck } from './blows.ts'
import { burst, burstOrder, burstResolved, openBursts } from './burst.ts'
import { settle } from './consequences.ts'
import { joins } from './deploying.ts'
import { EDITION_IDS, EDITIONS } from './editions.ts'
import { EFFECTS } from './effects.ts'
import { number, survives } from './inquiries.ts'
import { UNIT_COMPARED, type UnitOutcome } from './outcomes.ts'
import { conditionHolds } from './references.ts'
import { shieldAreaInquiry } from './shields.ts'
import type { Gundam } from './state.ts'
import { UNIT_ATTACK, UNIT_ATTACK_CHANGES } from './unit-attack.ts'
import { strikesBack, whoDestroyed } from './unit-attack-battle.ts'
import { outcome } from './unit-attack-end.ts'
import { startUnitAttack, type UnitSetUpRead, unitSetUpSchema } from './unit-attack-set-up.ts'

export const unitAttackFlow: Flow<Gundam, UnitSetUpRead, UnitOutcome> = {
  id: 'gundam/unit-attack',
  editions: EDITION_IDS.map(id => ({
    rules: EDITIONS[id],
    rows: rowsBy(UNIT_ATTACK, UNIT_ATTACK_CHANGES[id]),
  })),
  effects: EFFECTS,
  inquiries: { shieldArea: shieldAreaInquiry, burst, burstOrder, survives, number },
  duties: { struck, strikesBack, whoDestroyed, openBursts, burstResolved },
  abilities: ABILITIES,
  holds: (state, effect, context) => !effect.if || conditionHolds(state, effect.if, context),
  settle,
  // A battle without an attacker or a target is left at the end of its step, never in the middle (AMB-57).
  earlyEnd: null,
  cite: (state, clause) => state.edition.cites[clause] ?? clause,
  setUp: unitSetUpSchema,
  start: startUnitAttack,
  joins,
  players: state => [state.active, state.standby],
  outcome,
  compared: UNIT_COMPARED,
}
