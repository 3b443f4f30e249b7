// What each edition changes in the rows of the enemy attack.
import type { RowChanges } from '../../../engine/rows.ts'
import { cite } from '../clauses.ts'
import type { MarvelEditionId } from '../editions.ts'
import type { Marvel } from '../rules/state.ts'
import * as damage from './damage.ts'
import { boostCardsLeft } from './rows.ts'
import * as step from './steps.ts'

/** Rules 1.8: the damage is calculated in a step of its own, and retaliate is one of the forced abilities. */
const IN_1_8: RowChanges<Marvel> = {
  order: [
    ...(['attempt', 'initiate', 'giveBoostCard', 'defend'] as const),
    ...(['flipBoostCard', 'boostAbility', 'boostIcons', 'discardBoostCard', 'nextBoostCard'] as const),
    ...([
      'calculateDamage',
      'dealDamage',
      'damageDealt',
      'forced',
      'optional',
      'endedEarly',
      'finish',
      'effectGoesOn',
    ] as const),
  ],
  changed: {
    defend: {
      cites: cite('MC-EA 19 20 21 09 10, MC-DF 01 02 03 04 05 08 10 12 27 09 13, MC18-DF 10 16 23 24'),
      next: [{ to: 'calculateDamage', when: state => !boostCardsLeft(state) }],
    },
    dealDamage: {
      number: '5',
      cites: cite('MC-EA 32 34 35 36 37 41 42, MC-DF 19 32 34 18 20 21 22 23 24, MC18-EA 65 66 76'),
    },
    forced: {
      number: '6a',
      cites: cite('MC18-EA 44 45 46 51, MC-EA 47 48 49 50 12 13, MC-DF 29 31 36 38'),
      happens: step.beforeForced,
    },
    optional: { number: '6b' },
    endedEarly: { cites: cite('MC18-EA 54 55 61, MC-DF 37') },
    finish: { cites: cite('MC18-EA 44') },
  },
  added: [
    {
      name: 'calculateDamage',
      title: 'Calculate damage',
      number: '4',
      heading: 'damage',
      cites: cite('MC18-EA 12, MC-EA 30 31, MC-DF 06 07 11'),
      happens: damage.calculate,
      asks: damage.asksMissingNumber,
      answered: damage.missingNumberGiven,
    },
  ],
}

/** The German rules 1.6 have the same steps under the same numbers as 1.7. */
export const ENEMY_ATTACK_CHANGES: Record<MarvelEditionId, RowChanges<Marvel>> = {
  '1.8': IN_1_8,
  '1.7': {},
  '1.6-de': {},
}
