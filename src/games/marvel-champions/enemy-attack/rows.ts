// The rows of the enemy attack in the rulebook's sequence; edition-changes.ts says what an edition changes. Each row
// leads to the next one unless `next` says otherwise.
import type { EarlyEnd, Row } from '../../../engine/flow.ts'
import { cite } from '../clauses.ts'
import { endedEarly } from '../rules/activations/stages.ts'
import * as boost from '../rules/boost/steps.ts'
import { defendingClosed } from '../rules/defending.ts'
import { effectGoesOn, hasRest } from '../rules/pending.ts'
import { enemyAttackIn, type Marvel, type State } from '../rules/state.ts'
import { attempt } from './activation.ts'
import * as damage from './damage.ts'
import * as step from './steps.ts'

export const boostCardsLeft = (state: State): boolean => state.activation.boost.facedown > 0

export const ENEMY_ATTACK: readonly Row<Marvel>[] = [
  {
    name: 'attempt',
    title: 'The enemy activates',
    heading: 'boostCard',
    cites: cite('MC-EA 01, MC-PA 06, MC-VILPHASE 04'),
    happens: attempt,
    moments: step.whenWouldAttack,
    next: [
      { to: 'effectGoesOn', when: state => enemyAttackIn(state).instead !== null && hasRest(state) },
      { to: 'end', when: state => enemyAttackIn(state).instead !== null },
    ],
  },
  {
    name: 'initiate',
    title: 'The attack is initiated',
    heading: 'boostCard',
    cites: cite('MC-EA 04 02 03 05 06 07 08 11 53, MC-DF 14 16 17 28 30'),
    happens: step.initiate,
    moments: step.whenAttacks,
    window: () => 'initiation',
  },
  {
    name: 'giveBoostCard',
    title: 'Give boost card',
    number: '1',
    heading: 'boostCard',
    cites: cite('MC-EA 14 15 16 17 18'),
    happens: step.boostCardOfEnemy,
  },
  {
    name: 'defend',
    title: 'Declare defender',
    number: '2',
    heading: 'defend',
    cites: cite('MC-EA 19 20 21 09 10, MC-DF 01 02 03 04 05 08 10 12 27 09 13'),
    asks: step.whoDefends,
    answered: step.defend,
    question: 'defend',
    closed: defendingClosed,
    next: [{ to: 'dealDamage', when: state => !boostCardsLeft(state) }],
  },
  {
    name: 'flipBoostCard',
    title: 'Flip boost card',
    number: '3a',
    heading: 'boost',
    cites: cite('MC-EA 24 22 23 18'),
    asks: boost.flipsBoostCard,
    answered: boost.flipBoostCard,
    question: 'boost',
  },
  {
    name: 'boostAbility',
    title: 'Resolve its Boost ability',
    number: '3b',
    heading: 'boost',
    cites: cite('MC-EA 25 26, MC-DF 33, MC-EA 39 40, MC-DF 35'),
    happens: boost.boostAbility,
  },
  {
    name: 'boostIcons',
    title: 'Count its boost icons',
    number: '3c',
    heading: 'boost',
    cites: cite('MC-EA 27'),
    happens: boost.boostIcons,
  },
  {
    name: 'discardBoostCard',
    title: 'Discard boost card',
    number: '3d',
    heading: 'boost',
    cites: cite('MC-EA 28'),
    happens: boost.discardBoostCard,
  },
  {
    name: 'nextBoostCard',
    title: 'Next boost card',
    number: '3e',
    heading: 'boost',
    cites: cite('MC-EA 29'),
    next: [{ to: 'flipBoostCard', when: boostCardsLeft }],
  },
  {
    name: 'dealDamage',
    title: 'Deal damage',
    number: '4',
    heading: 'damage',
    cites: cite('MC-EA 30 31 32 34 35 36 37 41 42, MC-DF 06 07 11 19 32 34 18 20 21 22 23 24, MC18-EA 76'),
    happens: damage.wouldDeal,
    asks: damage.dealsDamage,
    answered: damage.dealDamage,
    question: 'damage',
  },
  {
    name: 'damageDealt',
    title: 'Damage has been dealt',
    heading: 'afterwards',
    cites: cite('MC-EA 43 33 38, MC-DF 15'),
    window: () => 'damageDealt',
  },
  {
    name: 'retaliate',
    title: 'Retaliate',
    number: '5a',
    heading: 'afterwards',
    cites: cite('MC-EA 45 44 46'),
    happens: step.retaliates,
  },
  {
    name: 'forced',
    title: 'Forced abilities',
    number: '5b',
    heading: 'afterwards',
    cites: cite('MC-EA 47 48 49 50 51 12 13, MC-DF 29 31 36 38'),
    moments: step.afterEnemyAttack,
    batch: 'forced',
  },
  {
    name: 'optional',
    title: 'Other abilities',
    number: '5c',
    heading: 'afterwards',
    cites: cite('MC-EA 52'),
    batch: 'rest',
    next: 'finish',
  },
  {
    name: 'endedEarly',
    title: 'Ended before its damage',
    heading: 'afterwards',
    cites: cite('MC-EA 54 55, MC-DF 37'),
    happens: step.endEarly,
    moments: step.afterEarlyEnd,
  },
  {
    name: 'finish',
    title: 'The attack is over',
    heading: 'afterwards',
    cites: cite('MC-EA 44'),
    asks: step.finishesActivation,
    question: 'finish',
    next: [{ to: 'effectGoesOn', when: hasRest }, { to: 'end' }],
  },
  {
    name: 'effectGoesOn',
    title: 'The effect that started it goes on',
    heading: 'afterwards',
    cites: cite('MC-ACTIV 07'),
    happens: effectGoesOn,
    next: 'end',
  },
]

/** An attack can end early in every step from its initiation until its damage is dealt. */
export const ENDS_EARLY: EarlyEnd<Marvel> = {
  from: 'initiate',
  through: 'dealDamage',
  to: 'endedEarly',
  has: state => endedEarly(enemyAttackIn(state)) !== null,
}
