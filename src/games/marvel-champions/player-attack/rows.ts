// The rows of the player attack in the rulebook's sequence; edition-changes.ts says what an edition changes. Each row
// leads to the next one unless `next` says otherwise.
import type { EarlyEnd, Row } from '../../../engine/flow.ts'
import { cite } from '../clauses.ts'
import { type Marvel, playerAttackIn, type State } from '../rules/state.ts'
import * as afterwards from './afterwards.ts'
import * as targets from './choice-of-targets.ts'
import * as damage from './damage.ts'
import * as step from './steps.ts'

const isReplaced = (state: State): boolean => playerAttackIn(state).stage.name === 'replaced'

export const PLAYER_ATTACK: readonly Row<Marvel>[] = [
  {
    name: 'payCost',
    title: 'Pay the cost',
    heading: 'target',
    cites: cite('MC-PA 01 02 03 07 08'),
    happens: step.payCost,
  },
  {
    name: 'beginAttack',
    title: 'An attack begins',
    heading: 'target',
    cites: cite('MC-PA 12 06 09 13'),
    happens: step.beginAttack,
    next: [{ to: 'nextAttack', when: isReplaced }],
  },
  {
    name: 'chooseTarget',
    title: 'Choose the target',
    heading: 'target',
    cites: cite('MC-PA 16 05 17'),
    happens: targets.takeLater,
    asks: targets.choosesTarget,
    answered: targets.chooseTarget,
    question: 'target',
  },
  {
    name: 'makeAttack',
    title: 'Make the attack',
    heading: 'damage',
    cites: cite('MC-PA 18 14 15'),
    happens: step.makeAttack,
    moments: step.whenMakesAttack,
  },
  {
    name: 'dealDamage',
    title: 'Deal damage',
    heading: 'damage',
    cites: cite('MC-PA 04 09 10 11 14 15, MC18-PA 32 33 35 39'),
    asks: damage.dealsAttack,
    answered: damage.dealAttack,
    question: 'damage',
    next: [{ to: 'chooseTarget', when: targets.hasSentence }],
  },
  {
    name: 'damageDealt',
    title: 'Damage has been dealt',
    heading: 'afterwards',
    cites: cite('MC-PA 18, MC-DF 25 26'),
    happens: step.doesBesides,
    window: () => 'damageDealt',
  },
  {
    name: 'retaliate',
    title: 'Retaliate',
    heading: 'afterwards',
    cites: cite('MC-PA 21 19 20 22'),
    happens: afterwards.startRetaliate,
  },
  {
    name: 'forced',
    title: 'Forced abilities',
    heading: 'afterwards',
    cites: cite('MC-PA 23 24 25'),
    moments: afterwards.afterPlayerAttack,
    batch: 'forced',
  },
  {
    name: 'optional',
    title: 'Other abilities',
    heading: 'afterwards',
    cites: cite('MC-PA 26'),
    batch: 'rest',
  },
  {
    name: 'consequentialDamage',
    title: 'Consequential damage',
    heading: 'afterwards',
    cites: cite('MC-PA 27'),
    happens: afterwards.consequentialDamage,
    next: 'nextAttack',
  },
  {
    name: 'stopped',
    title: 'Stopped before its damage',
    heading: 'afterwards',
    cites: cite('MC-PA 05'),
  },
  {
    name: 'nextAttack',
    title: 'Next attack of the ability',
    heading: 'afterwards',
    cites: cite('MC-PA 13 12'),
    happens: step.nextAttack,
    next: [
      { to: 'beginAttack', when: step.hasNext },
      { to: 'end', when: state => playerAttackIn(state).made === 0 && isReplaced(state) },
    ],
  },
  {
    name: 'finish',
    title: 'The attack is over',
    heading: 'afterwards',
    cites: cite('MC-PA 27'),
    asks: step.finishesAttack,
    question: 'finish',
    next: 'end',
  },
]

/** An attack can be stopped in every step from the choice of its target until its damage is dealt. */
export const STOPS: EarlyEnd<Marvel> = {
  from: 'chooseTarget',
  through: 'dealDamage',
  to: 'stopped',
  has: state => playerAttackIn(state).stage.name === 'stopped',
}
