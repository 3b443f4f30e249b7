// The rows of the Unit attack in the rulebook's sequence; edition-changes.ts says what an edition changes. Each row
// leads to the next one unless `next` says otherwise.
import type { Row } from '../../../engine/flow.ts'
import { cite } from '../clauses.ts'
import type { Gundam, State } from '../rules/state.ts'
import * as step from './attack-step.ts'
import { declaresTarget } from './attack-target.ts'
import * as block from './block-and-action.ts'
import { DAMAGE_STEP } from './damage-step-rows.ts'
import * as end from './end.ts'

/** The way to the battle end step if the attacker or the target has left play. */
const LEFT = [{ to: 'battleEnd', when: (state: State): boolean => state.battle.gone !== null }] as const

export const UNIT_ATTACK: readonly Row<Gundam>[] = [
  {
    name: 'attackStep',
    title: 'Attack step: choose a Unit',
    number: '7-3',
    heading: 'attack',
    cites: cite('GCG-7 2 1a 1b 3-1a'),
    happens: step.beginAttackStep,
    asks: step.choosesAttacker,
    answered: step.chooseAttacker,
    question: 'attacker',
    next: [{ to: 'end', when: state => state.battle.attacker === null }],
  },
  {
    name: 'restAttacker',
    title: 'Rest the attacking Unit',
    number: '7-3-1',
    heading: 'attack',
    cites: cite('GCG-7 3-1a'),
    happens: step.restAttacker,
    asks: declaresTarget,
    answered: step.declareTarget,
    question: 'target',
    next: [{ to: 'end', when: state => state.battle.declared === null }],
  },
  {
    name: 'declareTarget',
    title: 'Declare the target',
    number: '7-3-1',
    heading: 'attack',
    cites: cite('GCG-7 3-1b 1c'),
    happens: step.targetDeclared,
  },
  {
    name: 'whenAttacking',
    title: 'When Attacking',
    number: '7-3-2',
    heading: 'attack',
    cites: cite('GCG-7-3 2a 2b 2c 3 4 5-2a 5-2b'),
    happens: step.effectsTriggered,
    moments: step.whenAttacking,
    window: () => 'attack',
  },
  {
    name: 'endOfAttackStep',
    title: 'End of the attack step',
    number: '7-3-5',
    heading: 'attack',
    cites: cite('GCG-7-3 5 5-1a 5-1b'),
    happens: step.endOfStep('attack', 'GCG-7-3-5-1a', 'GCG-7-3-5-1b'),
    next: LEFT,
  },
  {
    name: 'blockStep',
    title: 'Block step',
    number: '7-4',
    heading: 'block',
    cites: cite('GCG-7-4 1a 1b 2 3 4'),
    happens: block.beginBlockStep,
    asks: block.blocks,
    answered: block.block,
    question: 'block',
    closed: block.blockClosed,
  },
  {
    name: 'endOfBlockStep',
    title: 'End of the block step',
    number: '7-4-5',
    heading: 'block',
    cites: cite('GCG-7-4 5 5-1a 5-1b'),
    happens: step.endOfStep('block', 'GCG-7-4-5-1a', 'GCG-7-4-5-1b'),
    next: LEFT,
  },
  {
    name: 'actionStep',
    title: 'Action step',
    number: '7-5',
    heading: 'action',
    cites: cite('GCG-7-5 1a 1b 2'),
    happens: block.beginActionStep,
    asks: block.acts,
    answered: block.actOrPass,
    question: 'action',
    closed: block.actionClosed,
  },
  {
    name: 'endOfActionStep',
    title: 'End of the action step',
    number: '7-5-2',
    heading: 'action',
    cites: cite('GCG-7-5 2 2-1a 2-1b'),
    happens: step.endOfStep('action', 'GCG-7-5-2-1a', 'GCG-7-5-2-1b'),
    next: LEFT,
  },
  ...DAMAGE_STEP,
  {
    name: 'battleEnd',
    title: 'Battle end step',
    number: '7-7-1',
    heading: 'battleEnd',
    cites: cite('GCG-7-7 1 2a'),
    happens: end.battleEnd,
    moments: end.atBattleEnd,
  },
  {
    name: 'finish',
    title: 'Return to the main phase',
    number: '7-7-2',
    heading: 'battleEnd',
    cites: cite('GCG-7-7 2a 2b'),
    asks: end.finishesBattle,
    answered: end.finish,
    question: 'finish',
    next: 'end',
  },
  {
    name: 'gameOver',
    title: 'The game is over',
    heading: 'battleEnd',
    cites: cite('GCG-7-6-2 2b 2c'),
    asks: end.finishesGame,
    next: 'end',
  },
]
