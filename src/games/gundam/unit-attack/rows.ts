// The rows of the Unit attack in the rulebook's sequence, and each edition's changes to them. Each row leads to the
// next one unless `next` says otherwise.
import type { Row } from '../../../engine/flow.ts'
import type { RowChanges } from '../../../engine/rows.ts'
import { cite } from '../clauses.ts'
import type { EditionId } from '../editions.ts'
import * as shields from '../rules/shields.ts'
import type { Gundam, State } from '../rules/state.ts'
import * as step from './attack-step.ts'
import { declaresTarget } from './attack-target.ts'
import * as battle from './battle.ts'
import * as block from './block-and-action.ts'
import * as damage from './damage.ts'
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
    happens: step.endOfStep('GCG-7-3-5-1a', 'GCG-7-3-5-1b'),
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
    happens: step.endOfStep('GCG-7-4-5-1a', 'GCG-7-4-5-1b'),
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
    happens: step.endOfStep('GCG-7-5-2-1a', 'GCG-7-5-2-1b'),
    next: LEFT,
  },
  {
    name: 'damageStep',
    title: 'Damage step',
    number: '7-6-1',
    heading: 'damage',
    cites: cite('GCG-7-6 1 1-1 1-2'),
    happens: table => {
      step.enters('damage')(table)
      damage.confirmTarget(table)
      damage.asksBattleConditions(table)
    },
    asks: damage.asksMissingAp,
    answered: damage.apGiven,
    next: [{ to: 'unitBattle', when: state => state.battle.succeeded === 'unit' }],
  },
  {
    name: 'shieldArea',
    title: 'Attack on the player: the shield area',
    number: '7-6-2-1',
    heading: 'damage',
    cites: cite('GCG-7-6 2-1'),
    asks: shields.asksShieldArea,
    answered: shields.shieldAreaGiven,
    question: 'shieldArea',
    next: [
      { to: 'damageToBase', when: state => shields.shieldArea(state) === 'damageToBase' },
      { to: 'damageToShield', when: state => shields.shieldArea(state) === 'damageToShield' },
      { to: 'damageToPlayer' },
    ],
  },
  {
    name: 'damageToPlayer',
    title: 'Damage to the player',
    number: '7-6-2-2',
    heading: 'damage',
    cites: cite('GCG-7-6-2 2a 2b 2c'),
    happens: table => {
      shields.shieldAreaChecked(table)
      damage.damageToPlayer(table)
    },
    next: [{ to: 'gameOver', when: state => state.battle.loser !== null }, { to: 'afterAttackOnPlayer' }],
  },
  {
    name: 'damageToBase',
    title: 'Damage to the Base',
    number: '7-6-2-3',
    heading: 'damage',
    cites: cite('GCG-7-6-2 3 3-1a 3-1b 3-2'),
    happens: table => {
      shields.shieldAreaChecked(table)
      damage.damageToBase(table)
    },
    next: 'afterAttackOnPlayer',
  },
  {
    name: 'damageToShield',
    title: 'Damage to a Shield',
    number: '7-6-2-4',
    heading: 'damage',
    cites: cite('GCG-7-6-2 4 4-1a 4-1b 4-1c'),
    happens: table => {
      shields.shieldAreaChecked(table)
      damage.damageToShield(table)
    },
    question: 'burst',
  },
  {
    name: 'afterAttackOnPlayer',
    title: 'After the attack on the player',
    number: '7-6-2-5',
    heading: 'damage',
    cites: cite('GCG-7-6 2-5'),
    window: () => 'damage',
    next: 'battleEnd',
  },
  {
    name: 'unitBattle',
    title: 'Battle between Units',
    number: '7-6-3',
    heading: 'damage',
    cites: cite('GCG-7-6-3 1 2a 2b 2-1a 2-1b 2-2 2-3'),
    happens: battle.unitBattle,
  },
  {
    name: 'afterAttackOnUnit',
    title: 'After the battle between Units',
    number: '7-6-3-3',
    heading: 'damage',
    cites: cite('GCG-7-6 3-3'),
    window: () => 'damage',
  },
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
    asks: end.finishes,
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

/** Rules 1.9.0: the Shields stand before the Base, and one sentence closes both kinds of attack. */
const IN_1_9: RowChanges<Gundam> = {
  order: [
    ...(['attackStep', 'restAttacker', 'declareTarget', 'whenAttacking', 'endOfAttackStep'] as const),
    ...(['blockStep', 'endOfBlockStep', 'actionStep', 'endOfActionStep', 'damageStep'] as const),
    ...(['shieldArea', 'damageToPlayer', 'damageToShield', 'damageToBase', 'unitBattle'] as const),
    ...(['afterDamage', 'battleEnd', 'finish', 'gameOver'] as const),
  ],
  changed: {
    attackStep: { number: '8-2' },
    restAttacker: { number: '8-2-1' },
    declareTarget: { number: '8-2-1' },
    whenAttacking: {
      title: 'Attack effects',
      number: '8-2-2',
      cites: cite('GCG-7-3 2a 2b 2c 3 4 5-2a, GCG19-8-2 2c, GCG19-10-2 2'),
    },
    endOfAttackStep: { number: '8-2-4' },
    blockStep: { number: '8-3', cites: cite('GCG-7-4 1a 1b 2 3 4, GCG19-5-22 2') },
    endOfBlockStep: { number: '8-3-5' },
    actionStep: { number: '8-4', cites: cite('GCG-7-5 1a 1b 2, GCG19-10-1 8-1-2') },
    endOfActionStep: { number: '8-4-2' },
    damageStep: { number: '8-5-1' },
    shieldArea: { number: '8-5-2-1' },
    damageToPlayer: {
      number: '8-5-2-2',
      next: [{ to: 'gameOver', when: state => state.battle.loser !== null }, { to: 'afterDamage' }],
    },
    damageToShield: {
      number: '8-5-2-3',
      cites: cite('GCG-7-6-2 4 4-1a 4-1b 4-1c, GCG19-13-1 7-1 7-3 7-4, GCG19-10-1 6-8-1'),
      next: 'afterDamage',
    },
    damageToBase: {
      number: '8-5-2-4',
      cites: cite('GCG-7-6-2 3 3-1a 3-1b 3-2, GCG19-13-1 7-1b'),
      next: 'afterDamage',
    },
    unitBattle: { number: '8-5-3' },
    battleEnd: { number: '8-6-1' },
    finish: { number: '8-6-2' },
  },
  added: [
    {
      name: 'afterDamage',
      title: 'After the damage',
      number: '8-5-4',
      heading: 'damage',
      cites: cite('GCG-7-6 2-5 3-3'),
      window: () => 'damage',
    },
  ],
}

export const UNIT_ATTACK_CHANGES: Record<EditionId, RowChanges<Gundam>> = { '1.9.0': IN_1_9, '1.0': {} }
