// Defines the flow of the Unit attack: its rows, effects, abilities, set-up and outcome.
import type { Flow } from '../../../engine/flow.ts'
import { rowsBy } from '../../../engine/rows.ts'
import { comparedBy } from '../../outcome.ts'
import { GUNDAM_EDITION_IDS, GUNDAM_EDITIONS } from '../editions.ts'
import { playEffectBattle } from '../effect-battle/within.ts'
import { opponent } from '../effects/battle.ts'
import { GUNDAM_EFFECTS } from '../effects/effects.ts'
import { UNIT_COMPARED, type UnitOutcome, unitOutcome } from '../outcomes.ts'
import { GUNDAM_ABILITIES } from '../rules/abilities/abilities.ts'
import { turnAgain } from '../rules/abilities/asked-first.ts'
import { assumption } from '../rules/assumptions.ts'
import { burst, burstOrder, burstResolved, openBursts } from '../rules/burst.ts'
import { burstWay } from '../rules/burst-ways.ts'
import { unitChoice } from '../rules/choosing.ts'
import { condition } from '../rules/conditions.ts'
import { struck } from '../rules/damage.ts'
import { joins, room } from '../rules/deploying.ts'
import { settle } from '../rules/destroying.ts'
import { asksForCondition, effectCondition } from '../rules/effect-conditions.ts'
import { conditionHolds } from '../rules/find-referred.ts'
import { textOfCard } from '../rules/further-text.ts'
import { number, survives } from '../rules/inquiries.ts'
import { shieldAreaInquiry } from '../rules/shields.ts'
import { cited, type Gundam } from '../rules/state.ts'
import { attackerFell, strikesBack, whoDestroyed } from './battle.ts'
import { UNIT_ATTACK_CHANGES } from './edition-changes.ts'
import { UNIT_ATTACK } from './rows.ts'
import { startUnitAttack, type UnitSetUpRead, unitSetUpSchema } from './set-up.ts'

export const unitAttackFlow: Flow<Gundam, UnitSetUpRead, UnitOutcome> = {
  id: 'gundam/unit-attack',
  editions: GUNDAM_EDITION_IDS.map(id => ({
    rules: GUNDAM_EDITIONS[id],
    rows: rowsBy(UNIT_ATTACK, UNIT_ATTACK_CHANGES[id]),
  })),
  effects: GUNDAM_EFFECTS,
  inquiries: {
    shieldArea: shieldAreaInquiry,
    burst,
    burstOrder,
    burstWay,
    assumed: assumption,
    text: textOfCard,
    choice: unitChoice,
    opponent,
    survives,
    number,
    room,
    condition,
    effectCondition,
  },
  duties: {
    struck,
    strikesBack,
    whoDestroyed,
    attackerFell,
    turnAgain,
    openBursts,
    burstResolved,
    effectBattle: playEffectBattle,
  },
  abilities: GUNDAM_ABILITIES,
  holds: (state, effect, context) => !effect.if || conditionHolds(state, effect.if, context),
  asksForCondition,
  settle,
  // A battle without attacker or target ends at the end of its step, never in the middle (AMB-57).
  earlyEnd: null,
  cite: cited,
  setUp: unitSetUpSchema,
  start: startUnitAttack,
  joins,
  players: state => [state.active, state.standby],
  pieces: state => state.pieces,
  outcome: unitOutcome,
  compared: comparedBy(UNIT_COMPARED),
}
