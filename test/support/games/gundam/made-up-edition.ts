// A made-up edition for tests: other rows, numbers, orders and clauses.
import { z } from 'zod'
import type { Flow } from '../../../../src/engine/flow.ts'
import { rowsBy } from '../../../../src/engine/rows.ts'
import { GUNDAM_EDITION_IDS, type GundamEdition } from '../../../../src/games/gundam/editions.ts'
import type { UnitOutcome } from '../../../../src/games/gundam/outcomes.ts'
import type { Gundam } from '../../../../src/games/gundam/rules/state.ts'
import { unitAttackFlow } from '../../../../src/games/gundam/unit-attack/flow.ts'
import { UNIT_ATTACK } from '../../../../src/games/gundam/unit-attack/rows.ts'
import { type UnitSetUpRead, unitSetUpSchema } from '../../../../src/games/gundam/unit-attack/set-up.ts'

const MADE_UP: GundamEdition = {
  id: 'made-up',
  conditionsSee: 'the target now',
  unknownKeywords: [],
  suppression: { shields: 3, bursts: 'topmost first' },
  triggeredByBurst: 'before the next Burst',
  triggeredByFirstStrike: 'after the battle',
  newerEffects: null,
  placedInTrash: 'destroyed',
  targets: { command: 'the first part', effect: 'as many as it says' },
  effectBattles: true,
  cites: { 'GCG-7-4-4': 'GCG-7-4-1a' },
}

const FIRST = ['attackStep', 'restAttacker', 'declareTarget', 'whenAttacking', 'endOfAttackStep'] as const
const BLOCK = ['blockStep', 'endOfBlockStep'] as const
const ACTION = ['actionStep', 'endOfActionStep'] as const
const isMoved = (name: Gundam['row']): boolean => [...FIRST, ...BLOCK, ...ACTION].some(one => one === name)
const OTHERS = UNIT_ATTACK.map(({ name }) => name).filter(name => !isMoved(name))

/** The action step comes before the block step; no window follows a battle between Units. */
const rows = rowsBy(UNIT_ATTACK, {
  order: [...FIRST, ...ACTION, ...BLOCK, ...OTHERS.filter(name => name !== 'afterAttackOnUnit')],
  changed: {
    actionStep: { number: '8-3', title: 'Actions first' },
    blockStep: { number: '8-4', cites: ['GCG-7-4-3', 'GCG-7-4-1a'] },
  },
})

/** The flow with the made-up edition, which the program does not contain. */
export const unitFlow: Flow<Gundam, UnitSetUpRead, UnitOutcome> = {
  ...unitAttackFlow,
  editions: [...unitAttackFlow.editions, { rules: MADE_UP, rows }],
  setUp: unitSetUpSchema.extend({ edition: z.enum([...GUNDAM_EDITION_IDS, 'made-up']) }),
}
