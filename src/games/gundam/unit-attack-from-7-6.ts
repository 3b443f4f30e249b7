// The Unit attack from the damage step on: rows in the rulebook's order.
import type { Row } from '../../engine/flow.ts'
import * as shields from './shields.ts'
import type { Gundam } from './state.ts'
import * as battle from './unit-attack-battle.ts'
import * as damage from './unit-attack-damage.ts'
import * as end from './unit-attack-end.ts'
import * as step from './unit-attack-steps.ts'

export const FROM_DAMAGE_STEP: readonly Row<Gundam>[] = [
  {
    name: 'damageStep',
    number: '7-6-1',
    cites: ['GCG-7-6-1', 'GCG-7-6-1-1', 'GCG-7-6-1-2'],
    happens: table => {
      step.enters('damage')(table)
      damage.confirmTarget(table)
    },
    asks: damage.asksMissingAp,
    answered: damage.apGiven,
    next: state => (state.battle.succeeded === 'unit' ? 'unitBattle' : 'shieldArea'),
    exits: ['shieldArea', 'unitBattle'],
  },
  {
    name: 'shieldArea',
    number: '7-6-2-1',
    cites: ['GCG-7-6-2-1'],
    asks: shields.asksShieldArea,
    answered: shields.shieldAreaGiven,
    question: 'shieldArea',
    next: shields.shieldArea,
    exits: ['damageToPlayer', 'damageToBase', 'damageToShield'],
  },
  {
    name: 'damageToPlayer',
    number: '7-6-2-2',
    cites: ['GCG-7-6-2-2a', 'GCG-7-6-2-2b', 'GCG-7-6-2-2c'],
    happens: table => {
      shields.shieldAreaChecked(table)
      damage.damageToPlayer(table)
    },
    next: state => (state.battle.loser === null ? 'afterAttackOnPlayer' : 'gameOver'),
    exits: ['afterAttackOnPlayer', 'gameOver'],
  },
  {
    name: 'damageToBase',
    number: '7-6-2-3',
    cites: ['GCG-7-6-2-3', 'GCG-7-6-2-3-1a', 'GCG-7-6-2-3-1b', 'GCG-7-6-2-3-2'],
    happens: table => {
      shields.shieldAreaChecked(table)
      damage.damageToBase(table)
    },
    next: () => 'afterAttackOnPlayer',
    exits: ['afterAttackOnPlayer'],
  },
  {
    name: 'damageToShield',
    number: '7-6-2-4',
    cites: ['GCG-7-6-2-4', 'GCG-7-6-2-4-1a', 'GCG-7-6-2-4-1b', 'GCG-7-6-2-4-1c'],
    happens: table => {
      shields.shieldAreaChecked(table)
      damage.damageToShield(table)
    },
    question: 'burst',
    next: () => 'afterAttackOnPlayer',
    exits: ['afterAttackOnPlayer'],
  },
  {
    name: 'afterAttackOnPlayer',
    number: '7-6-2-5',
    cites: ['GCG-7-6-2-5'],
    window: () => 'damage',
    next: () => 'battleEnd',
    exits: ['battleEnd'],
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
    happens: battle.unitBattle,
    next: () => 'afterAttackOnUnit',
    exits: ['afterAttackOnUnit'],
  },
  {
    name: 'afterAttackOnUnit',
    number: '7-6-3-3',
    cites: ['GCG-7-6-3-3'],
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
  {
    name: 'gameOver',
    cites: ['GCG-7-6-2-2b', 'GCG-7-6-2-2c'],
    asks: end.finishesGame,
    next: () => 'end',
    exits: ['end'],
  },
]
