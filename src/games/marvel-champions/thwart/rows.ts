// The rows of a thwart in the rulebook's sequence, which is the same in every edition.
import type { EarlyEnd, Row } from '../../../engine/flow.ts'
import { cite } from '../clauses.ts'
import { type Marvel, type State, thwartIn } from '../rules/state.ts'
import * as afterwards from './afterwards.ts'
import * as choice from './choice-of-schemes.ts'
import * as removal from './removal.ts'
import * as step from './steps.ts'

const isAt = (state: State, name: 'replaced' | 'stopped'): boolean => thwartIn(state).stage.name === name

export const THWART: readonly Row<Marvel>[] = [
  {
    name: 'payCost',
    title: 'Pay the cost',
    heading: 'scheme',
    cites: cite('MC-THWART 01 02, MC18-TH 04 06, MC-DASH 01'),
    happens: step.payThwart,
  },
  {
    name: 'beginThwart',
    title: 'A thwart begins',
    heading: 'scheme',
    cites: cite('MC-THWART 05 03, MC-LABELED 04'),
    happens: step.beginThwart,
    next: [{ to: 'end', when: state => isAt(state, 'replaced') }],
  },
  {
    name: 'chooseScheme',
    title: 'Choose the scheme',
    heading: 'scheme',
    cites: cite('MC-THWART 06, MC-CRISIS 01, MC-PATROL 01, MC18-TH 04 21'),
    happens: choice.takeNamed,
    asks: choice.choosesScheme,
    answered: choice.takeScheme,
    question: 'thwart',
  },
  {
    name: 'makeThwart',
    title: 'Make the thwart',
    heading: 'threat',
    cites: cite('MC-THWART 01 02'),
    happens: step.makeThwart,
    moments: step.whenThwarts,
  },
  {
    name: 'removeThreat',
    title: 'Remove threat',
    heading: 'threat',
    cites: cite('MC-THWART 01 07, MC18-TH 10 13 19, MC-CRISIS 01, MC17-C 19, MC-SIDESCHEME 02, MC-PSS 04'),
    asks: removal.asksRemoval,
    answered: removal.removeThreat,
    question: 'removal',
  },
  {
    name: 'forced',
    title: 'Forced abilities',
    heading: 'afterwards',
    cites: cite('MC-THWART 03'),
    moments: afterwards.afterThwart,
    batch: 'forced',
  },
  {
    name: 'optional',
    title: 'Other abilities',
    heading: 'afterwards',
    cites: cite('MC-THWART 03'),
    batch: 'rest',
  },
  {
    name: 'consequentialDamage',
    title: 'Consequential damage',
    heading: 'afterwards',
    cites: cite('MC-THWART 04 07'),
    happens: afterwards.consequentialOfThwart,
    next: 'finish',
  },
  {
    name: 'stopped',
    title: 'Stopped before its threat',
    heading: 'afterwards',
    cites: cite('MC18-TH 18'),
  },
  {
    name: 'finish',
    title: 'The thwart is over',
    heading: 'afterwards',
    cites: cite('MC-THWART 04'),
    asks: step.finishesThwart,
    question: 'finish',
    next: 'end',
  },
]

/** A thwart can be stopped in every step from the choice of its scheme until its threat is removed. */
export const THWART_STOPS: EarlyEnd<Marvel> = {
  from: 'chooseScheme',
  through: 'removeThreat',
  to: 'stopped',
  has: state => isAt(state, 'stopped'),
}
