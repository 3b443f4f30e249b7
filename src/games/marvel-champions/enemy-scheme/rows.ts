// The rows of an enemy's scheme in the rulebook's sequence, which is the same in every edition.
import type { EarlyEnd, Row } from '../../../engine/flow.ts'
import { cite } from '../clauses.ts'
import { isReplaced } from '../rules/activations/facts.ts'
import { isOver } from '../rules/activations/stages.ts'
import * as boost from '../rules/boost/steps.ts'
import { effectGoesOn, hasRest } from '../rules/pending.ts'
import { enemySchemeIn, type Marvel, type State } from '../rules/state.ts'
import * as step from './steps.ts'
import * as threat from './threat.ts'

const boostCardsLeft = (state: State): boolean => state.activation.boost.facedown > 0

export const ENEMY_SCHEME: readonly Row<Marvel>[] = [
  {
    name: 'attempt',
    title: 'The enemy activates',
    heading: 'boostCard',
    cites: cite('MC-SCHEMEENEMY 01 05'),
    happens: step.attemptScheme,
    moments: step.whenWouldScheme,
    window: state => (enemySchemeIn(state).instead ? null : 'attempt'),
    next: [
      { to: 'effectGoesOn', when: state => enemySchemeIn(state).instead !== null && hasRest(state) },
      { to: 'end', when: state => enemySchemeIn(state).instead !== null },
    ],
  },
  {
    name: 'initiate',
    title: 'The enemy schemes',
    heading: 'boostCard',
    cites: cite('MC-SCHEMEENEMY 01 06'),
    happens: step.beginScheme,
    moments: step.whenSchemes,
    window: () => 'initiation',
  },
  {
    name: 'giveBoostCard',
    title: 'Give boost card',
    number: '1',
    heading: 'boostCard',
    cites: cite('MC-SCHEMEENEMY 02'),
    happens: step.boostCardOfSchemer,
    next: [{ to: 'placeThreat', when: state => !boostCardsLeft(state) }],
  },
  {
    name: 'flipBoostCard',
    title: 'Flip boost card',
    number: '2a',
    heading: 'boost',
    cites: cite('MC-SCHEMEENEMY 03'),
    asks: boost.flipsBoostCard,
    answered: boost.flipBoostCard,
    question: 'boost',
  },
  {
    name: 'boostAbility',
    title: 'Resolve its Boost ability',
    number: '2b',
    heading: 'boost',
    cites: cite('MC18-SC 08'),
    happens: boost.boostAbility,
  },
  {
    name: 'boostIcons',
    title: 'Count its boost icons',
    number: '2c',
    heading: 'boost',
    cites: cite('MC-SCHEMEENEMY 03'),
    happens: boost.boostIcons,
  },
  {
    name: 'discardBoostCard',
    title: 'Discard boost card',
    number: '2d',
    heading: 'boost',
    cites: cite('MC18-SC 08'),
    happens: boost.discardBoostCard,
  },
  {
    name: 'nextBoostCard',
    title: 'Next boost card',
    number: '2e',
    heading: 'boost',
    cites: cite('MC18-SC 12'),
    next: [{ to: 'flipBoostCard', when: boostCardsLeft }],
  },
  {
    name: 'placeThreat',
    title: 'Place threat',
    number: '3',
    heading: 'threat',
    cites: cite('MC-SCHEMEENEMY 04, MC18-SC 19, MC-MAINSCHEME 02 03, MC-DASH 03'),
    happens: threat.wouldPlace,
    asks: threat.asksThreat,
    answered: threat.placeThreat,
    question: 'threat',
  },
  {
    name: 'forced',
    title: 'Forced abilities',
    heading: 'afterwards',
    cites: cite('MC-SCHEMEENEMY 01 06'),
    moments: step.afterScheme,
    batch: 'forced',
  },
  {
    name: 'optional',
    title: 'Other abilities',
    heading: 'afterwards',
    cites: cite('MC-SCHEMEENEMY 01'),
    batch: 'rest',
    next: 'finish',
  },
  {
    name: 'endedEarly',
    title: 'Ended before its threat',
    heading: 'afterwards',
    cites: cite('MC18-SC 17 20'),
    happens: step.endSchemeEarly,
  },
  {
    name: 'finish',
    title: 'The scheme is over',
    heading: 'afterwards',
    cites: cite('MC-SCHEMEENEMY 01'),
    asks: step.finishesScheme,
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

/** A scheme can end early in every step from its beginning until its threat is placed; a replaced one waits for no more reports. */
export const SCHEME_ENDS_EARLY: EarlyEnd<Marvel> = {
  from: 'initiate',
  through: 'placeThreat',
  to: 'endedEarly',
  has: ({ activation }) => isOver(activation) || isReplaced(activation),
}
