// The player attack: the rulebook's sequence as a table of rows. Read it from top to bottom.
import type { Row } from '../../engine/flow.ts'
import * as afterwards from './player-attack-afterwards.ts'
import * as damage from './player-attack-damage.ts'
import * as step from './player-attack-steps.ts'
import { type Marvel, playerAttack } from './state.ts'

export const PLAYER_ATTACK: readonly Row<Marvel>[] = [
  {
    name: 'payCost',
    cites: ['MC-PA-01', 'MC-PA-02', 'MC-PA-03', 'MC-PA-07', 'MC-PA-08'],
    happens: step.payCost,
    next: () => 'beginAttack',
    exits: ['beginAttack'],
  },
  {
    name: 'beginAttack',
    cites: ['MC-PA-12', 'MC-PA-06', 'MC-PA-09', 'MC-PA-13'],
    happens: step.beginAttack,
    next: state => (playerAttack(state).stage === 'replaced' ? 'nextAttack' : 'chooseTarget'),
    exits: ['chooseTarget', 'nextAttack'],
  },
  {
    name: 'chooseTarget',
    cites: ['MC-PA-16', 'MC-PA-05', 'MC-PA-17'],
    asks: step.chooses,
    answered: step.choose,
    question: 'target',
    next: () => 'makeAttack',
    exits: ['makeAttack', 'stopped'],
  },
  {
    name: 'makeAttack',
    cites: ['MC-PA-18', 'MC-PA-14', 'MC-PA-15'],
    happens: step.initiate,
    moments: step.whenMakesAttack,
    next: () => 'dealDamage',
    exits: ['dealDamage', 'stopped'],
  },
  {
    name: 'dealDamage',
    cites: ['MC-PA-04', 'MC-PA-09', 'MC-PA-10', 'MC-PA-11', 'MC-PA-14', 'MC-PA-15'],
    asks: damage.dealsDamage,
    answered: damage.dealDamage,
    question: 'damage',
    next: () => 'damageDealt',
    exits: ['damageDealt', 'stopped'],
  },
  {
    name: 'damageDealt',
    cites: ['MC-PA-18', 'MC-DF-25', 'MC-DF-26'],
    window: () => 'damageDealt',
    next: () => 'retaliate',
    exits: ['retaliate'],
  },
  {
    name: 'retaliate',
    cites: ['MC-PA-21', 'MC-PA-19', 'MC-PA-20', 'MC-PA-22'],
    happens: afterwards.retaliates,
    next: () => 'forced',
    exits: ['forced'],
  },
  {
    name: 'forced',
    cites: ['MC-PA-23', 'MC-PA-24', 'MC-PA-25'],
    moments: afterwards.afterAttack,
    batch: 'forced',
    next: () => 'optional',
    exits: ['optional'],
  },
  {
    name: 'optional',
    cites: ['MC-PA-26'],
    batch: 'rest',
    next: () => 'consequentialDamage',
    exits: ['consequentialDamage'],
  },
  {
    name: 'consequentialDamage',
    cites: ['MC-PA-27'],
    happens: afterwards.consequentialDamage,
    next: () => 'nextAttack',
    exits: ['nextAttack'],
  },
  {
    name: 'stopped',
    cites: ['MC-PA-05'],
    next: () => 'nextAttack',
    exits: ['nextAttack'],
  },
  {
    name: 'nextAttack',
    cites: ['MC-PA-13', 'MC-PA-12'],
    happens: step.nextAttack,
    next: state => {
      if (step.hasNext(state)) return 'beginAttack'
      return playerAttack(state).made === 0 && playerAttack(state).stage === 'replaced' ? 'end' : 'finish'
    },
    exits: ['beginAttack', 'finish', 'end'],
  },
  {
    name: 'finish',
    cites: ['MC-PA-27'],
    asks: step.finishes,
    question: 'finish',
    next: () => 'end',
    exits: ['end'],
  },
]
