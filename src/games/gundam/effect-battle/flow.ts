// Defines the flow of a battle that an effect begins: it is played as the battle of a Unit attack, with fewer steps.
import type { Flow } from '../../../engine/flow.ts'
import { BATTLE_EDITION_IDS, EDITIONS } from '../editions.ts'
import type { UnitOutcome } from '../outcomes.ts'
import type { Gundam } from '../rules/state.ts'
import { unitAttackFlow } from '../unit-attack/flow.ts'
import { effectBattleRows } from './rows.ts'
import { type EffectBattleSetUpRead, effectBattleSetUpSchema, startEffectBattle } from './set-up.ts'

export const effectBattleFlow: Flow<Gundam, EffectBattleSetUpRead, UnitOutcome> = {
  ...unitAttackFlow,
  id: 'gundam/effect-battle',
  editions: BATTLE_EDITION_IDS.map(id => ({ rules: EDITIONS[id], rows: effectBattleRows(id) })),
  setUp: effectBattleSetUpSchema,
  start: startEffectBattle,
}
