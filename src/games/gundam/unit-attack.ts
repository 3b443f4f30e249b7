// The Unit attack: the rulebook's sequence as a table of rows. Read it from top to bottom.
import type { Flow, Row } from '../../engine/flow.ts'
import { ABILITIES } from './abilities.ts'
import { settle } from './consequences.ts'
import { EFFECTS } from './effects.ts'
import { conditionHolds } from './references.ts'
import type { Gundam, State } from './state.ts'
import * as damage from './unit-attack-damage.ts'
import * as end from './unit-attack-end.ts'
import * as ask from './unit-attack-inquiries.ts'
import { EDITIONS, joins, startUnitAttack, unitSetUpSchema } from './unit-attack-set-up.ts'
import * as step from './unit-attack-steps.ts'

export const UNIT_ROWS = [
  'attackStep',
  'restAttacker',
  'declareTarget',
  'whenAttacking',
  'endOfAttackStep',
  'blockStep',
  'endOfBlockStep',
  'actionStep',
  'endOfActionStep',
  'damageStep',
  'shieldArea',
  'damageToPlayer',
  'damageToBase',
  'damageToShield',
  'unitBattle',
  'effectsOfDamage',
  'battleEnd',
  'finish',
] as const
export type UnitRow = (typeof UNIT_ROWS)[number]

const unlessGone =
  (row: UnitRow) =>
  (state: State): UnitRow =>
    state.battle.gone ? 'battleEnd' : row

const rows: readonly Row<Gundam>[] = [
  {
    name: 'attackStep',
    number: '7-3',
    cites: ['GCG-7-2', 'GCG-7-1a', 'GCG-7-1b', 'GCG-7-3-1a'],
    happens: step.enters('attack'),
    asks: step.choosesAttacker,
    answered: step.chooseAttacker,
    question: 'attacker',
    next: () => 'restAttacker',
    exits: ['restAttacker'],
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
    happens: step.enters('block'),
    asks: step.blocks,
    answered: step.block,
    question: 'block',
    closed: step.blockClosed,
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
    happens: step.beginActionStep,
    asks: step.acts,
    answered: step.act,
    question: 'action',
    closed: step.actionClosed,
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
  {
    name: 'damageStep',
    number: '7-6-1',
    cites: ['GCG-7-6-1', 'GCG-7-6-1-1', 'GCG-7-6-1-2'],
    happens: table => {
      step.enters('damage')(table)
      damage.confirmTarget(table)
    },
    asks: ask.asksMissingAp,
    answered: ask.apGiven,
    next: state => (state.battle.succeeded === 'unit' ? 'unitBattle' : 'shieldArea'),
    exits: ['shieldArea', 'unitBattle'],
  },
  {
    name: 'shieldArea',
    number: '7-6-2-1',
    cites: ['GCG-7-6-2-1'],
    asks: ask.asksShieldArea,
    answered: ask.shieldAreaGiven,
    question: 'shieldArea',
    next: damage.shieldArea,
    exits: ['damageToPlayer', 'damageToBase', 'damageToShield'],
  },
  {
    name: 'damageToPlayer',
    number: '7-6-2-2',
    cites: ['GCG-7-6-2-2a', 'GCG-7-6-2-2b', 'GCG-7-6-2-2c'],
    happens: table => {
      damage.shieldAreaChecked(table)
      damage.damageToPlayer(table)
    },
    next: state => (state.battle.loser === null ? 'effectsOfDamage' : 'end'),
    exits: ['effectsOfDamage', 'end'],
  },
  {
    name: 'damageToBase',
    number: '7-6-2-3',
    cites: ['GCG-7-6-2-3', 'GCG-7-6-2-3-1a', 'GCG-7-6-2-3-1b', 'GCG-7-6-2-3-2'],
    happens: table => {
      damage.shieldAreaChecked(table)
      damage.damageToBase(table)
    },
    next: () => 'effectsOfDamage',
    exits: ['effectsOfDamage'],
  },
  {
    name: 'damageToShield',
    number: '7-6-2-4',
    cites: ['GCG-7-6-2-4', 'GCG-7-6-2-4-1a', 'GCG-7-6-2-4-1b', 'GCG-7-6-2-4-1c'],
    happens: table => {
      damage.shieldAreaChecked(table)
      damage.damageToShield(table)
    },
    question: 'burst',
    next: () => 'effectsOfDamage',
    exits: ['effectsOfDamage'],
  },
  {
    name: 'unitBattle',
    number: '7-6-3',
    cites: [
      'GCG-7-6-3-1',
      'GCG-7-6-3-2a',
      'GCG-7-6-3-2b',
      'GCG-7-6-3-2-1a',
      'GCG-7-6-3-2-1b',
      'GCG-7-6-3-2-2',
      'GCG-7-6-3-2-3',
    ],
    happens: damage.unitBattle,
    next: () => 'effectsOfDamage',
    exits: ['effectsOfDamage'],
  },
  {
    name: 'effectsOfDamage',
    number: '7-6-3-3',
    cites: ['GCG-7-6-2-5', 'GCG-7-6-3-3'],
    window: () => 'damage',
    next: () => 'battleEnd',
    exits: ['battleEnd'],
  },
  {
    name: 'battleEnd',
    number: '7-7-1',
    cites: ['GCG-7-7-1', 'GCG-7-7-2a'],
    happens: end.battleEnd,
    moments: end.atBattleEnd,
    next: () => 'finish',
    exits: ['finish'],
  },
  {
    name: 'finish',
    number: '7-7-2',
    cites: ['GCG-7-7-2a', 'GCG-7-7-2b'],
    asks: end.finishes,
    answered: end.finish,
    question: 'finish',
    next: () => 'end',
    exits: ['end'],
  },
]

export const unitAttackFlow: Flow<Gundam> = {
  id: 'gundam/unit-attack',
  editions: EDITIONS,
  rows,
  effects: EFFECTS,
  inquiries: {
    burst: damage.burst,
    survives: ask.survives,
    number: ask.missingNumber,
    shieldArea: ask.shieldAreaInquiry,
  },
  duties: {
    strikesBack: damage.strikesBack,
    breachIfDestroyed: damage.breachIfDestroyed,
    breach: damage.breachDamage,
    burstResolved: damage.burstResolved,
    burstCardTrashed: damage.burstCardTrashed,
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
