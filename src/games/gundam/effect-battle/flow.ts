// The flow of a battle that an effect begins: the battle of a Unit attack, with the rows of its damage step and battle end step.
import type { Flow, Row } from '../../../engine/flow.ts'
import { type RowChanges, rowsBy } from '../../../engine/rows.ts'
import { cite } from '../clauses.ts'
import { BATTLE_EDITION_IDS, GUNDAM_EDITIONS, type GundamEditionId } from '../editions.ts'
import type { UnitOutcome } from '../outcomes.ts'
import { beginEffectBattle } from '../rules/effect-battle.ts'
import type { Gundam } from '../rules/state.ts'
import { asksBattleConditions } from '../unit-attack/damage.ts'
import { UNIT_ATTACK_CHANGES } from '../unit-attack/edition-changes.ts'
import { unitAttackFlow } from '../unit-attack/flow.ts'
import { UNIT_ATTACK } from '../unit-attack/rows.ts'
import { type EffectBattleSetUpRead, effectBattleSetUpSchema, startEffectBattle } from './set-up.ts'

const EFFECT_BATTLE: RowChanges<Gundam> = {
  order: ['damageStep', 'unitBattle', 'afterDamage', 'battleEnd', 'finish'],
  changed: {
    damageStep: {
      cites: cite('GCG19-5-22 3a 3b 3-1 4 4-1'),
      happens: table => {
        beginEffectBattle(table, 'GCG19-5-22-3a')
        asksBattleConditions(table)
      },
      next: 'unitBattle',
    },
    unitBattle: { cites: cite('GCG-7-6-3 1 2a 2b 2-1a 2-1b 2-2 2-3, GCG19-13-1 5-4 2-1') },
    afterDamage: { cites: cite('GCG-7-6 3-3') },
    battleEnd: { cites: cite('GCG-7-7 1 2a, GCG19-5-22 R1') },
  },
}

/** The rows in an edition that knows such battles. */
const effectBattleRows = (id: GundamEditionId): readonly Row<Gundam>[] =>
  rowsBy(rowsBy(UNIT_ATTACK, UNIT_ATTACK_CHANGES[id]), EFFECT_BATTLE)

export const effectBattleFlow: Flow<Gundam, EffectBattleSetUpRead, UnitOutcome> = {
  ...unitAttackFlow,
  id: 'gundam/effect-battle',
  editions: BATTLE_EDITION_IDS.map(id => ({ rules: GUNDAM_EDITIONS[id], rows: effectBattleRows(id) })),
  setUp: effectBattleSetUpSchema,
  start: startEffectBattle,
}
