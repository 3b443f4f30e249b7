// The Unit attack: the rulebook's sequence as a table of rows. Read it from top to bottom; the damage step follows in
// unit-attack-from-7-6.ts.
import type { Row } from '../../engine/flow.ts'
import type { UnitRow } from './row-names.ts'
import type { Gundam, State } from './state.ts'
import * as block from './unit-attack-block-and-action.ts'
import { FROM_DAMAGE_STEP } from './unit-attack-from-7-6.ts'
import * as step from './unit-attack-steps.ts'

const unlessGone =
  (row: UnitRow) =>
  (state: State): UnitRow =>
    state.battle.gone ? 'battleEnd' : row

export const UNIT_ATTACK: readonly Row<Gundam>[] = [
  {
    name: 'attackStep',
    number: '7-3',
    cites: ['GCG-7-2', 'GCG-7-1a', 'GCG-7-1b', 'GCG-7-3-1a'],
    happens: step.enters('attack'),
    asks: step.choosesAttacker,
    answered: step.chooseAttacker,
    question: 'attacker',
    next: state => (state.battle.attacker === null ? 'end' : 'restAttacker'),
    exits: ['restAttacker', 'end'],
  },
  {
    name: 'restAttacker',
    number: '7-3-1',
    cites: ['GCG-7-3-1a'],
    happens: step.restAttacker,
    asks: step.declaresTarget,
    answered: step.declareTarget,
    question: 'target',
    next: () => 'declareTarget',
    exits: ['declareTarget'],
  },
  {
    name: 'declareTarget',
    number: '7-3-1',
    cites: ['GCG-7-3-1b', 'GCG-7-1c'],
    happens: step.targetDeclared,
    next: () => 'whenAttacking',
    exits: ['whenAttacking'],
  },
  {
    name: 'whenAttacking',
    number: '7-3-2',
    cites: [
      'GCG-7-3-2a',
      'GCG-7-3-2b',
      'GCG-7-3-2c',
      'GCG-7-3-3',
      'GCG-7-3-4',
      'GCG-7-3-5-2a',
      'GCG-7-3-5-2b',
    ],
    happens: step.effectsTriggered,
    moments: step.whenAttacking,
    window: () => 'attack',
    next: () => 'endOfAttackStep',
    exits: ['endOfAttackStep'],
  },
  {
    name: 'endOfAttackStep',
    number: '7-3-5',
    cites: ['GCG-7-3-5', 'GCG-7-3-5-1a', 'GCG-7-3-5-1b'],
    happens: step.endOfStep('GCG-7-3-5-1a', 'GCG-7-3-5-1b'),
    next: unlessGone('blockStep'),
    exits: ['blockStep', 'battleEnd'],
  },
  {
    name: 'blockStep',
    number: '7-4',
    cites: ['GCG-7-4-1a', 'GCG-7-4-1b', 'GCG-7-4-2', 'GCG-7-4-3', 'GCG-7-4-4'],
    happens: block.beginBlockStep,
    asks: block.blocks,
    answered: block.block,
    question: 'block',
    closed: block.blockClosed,
    next: () => 'endOfBlockStep',
    exits: ['endOfBlockStep'],
  },
  {
    name: 'endOfBlockStep',
    number: '7-4-5',
    cites: ['GCG-7-4-5', 'GCG-7-4-5-1a', 'GCG-7-4-5-1b'],
    happens: step.endOfStep('GCG-7-4-5-1a', 'GCG-7-4-5-1b'),
    next: unlessGone('actionStep'),
    exits: ['actionStep', 'battleEnd'],
  },
  {
    name: 'actionStep',
    number: '7-5',
    cites: ['GCG-7-5-1a', 'GCG-7-5-1b', 'GCG-7-5-2'],
    happens: block.beginActionStep,
    asks: block.acts,
    answered: block.act,
    question: 'action',
    closed: block.actionClosed,
    next: () => 'endOfActionStep',
    exits: ['endOfActionStep'],
  },
  {
    name: 'endOfActionStep',
    number: '7-5-2',
    cites: ['GCG-7-5-2', 'GCG-7-5-2-1a', 'GCG-7-5-2-1b'],
    happens: step.endOfStep('GCG-7-5-2-1a', 'GCG-7-5-2-1b'),
    next: unlessGone('damageStep'),
    exits: ['damageStep', 'battleEnd'],
  },
  ...FROM_DAMAGE_STEP,
]
