// The rows of the damage step of a Unit attack: an attack on the player, or a battle between Units.
import type { Row } from '../../../engine/flow.ts'
import { cite } from '../clauses.ts'
import * as shields from '../rules/shields.ts'
import type { Gundam } from '../rules/state.ts'
import * as step from './attack-step.ts'
import * as battle from './battle.ts'
import * as damage from './damage.ts'

export const DAMAGE_STEP: readonly Row<Gundam>[] = [
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
]
