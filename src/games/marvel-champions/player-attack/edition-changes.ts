// What each edition changes in the rows of the player attack.
import type { RowChanges } from '../../../engine/rows.ts'
import { cite } from '../clauses.ts'
import type { MarvelEditionId } from '../editions.ts'
import * as boost from '../rules/boost/steps.ts'
import type { Marvel } from '../rules/state.ts'
import * as afterwards from './afterwards.ts'
import * as step from './steps.ts'

/** Rules 1.8: villainous gives a basic attack a boost card, and retaliate is one of the forced abilities. */
const IN_1_8: RowChanges<Marvel> = {
  order: [
    ...(['payCost', 'beginAttack', 'chooseTarget', 'makeAttack'] as const),
    ...(['giveBoostCard', 'flipBoostCard', 'boostAbility', 'boostIcons', 'discardBoostCard'] as const),
    ...([
      'dealDamage',
      'damageDealt',
      'forced',
      'optional',
      'consequentialDamage',
      'stopped',
      'nextAttack',
      'finish',
    ] as const),
  ],
  changed: {
    payCost: { cites: cite('MC-PA 01 02 03 07 08, MC18-PA 07 28 31') },
    chooseTarget: { cites: cite('MC-PA 16 05 17, MC18-PA 27 28 37') },
    dealDamage: { cites: cite('MC-PA 04 09 10 11 14 15, MC18-PA 29 32 33 35 39, MC17-C 04 05, MC18-EA 73') },
    makeAttack: { next: [{ to: 'dealDamage', when: state => !step.getsBoostCard(state) }] },
    forced: {
      cites: cite('MC18-PA 21 22 34, MC-PA 19 20 24 25, MC17-C 06 07'),
      happens: afterwards.finishAttack,
    },
  },
  added: [
    {
      name: 'giveBoostCard',
      title: 'Give boost card to a villainous character',
      heading: 'damage',
      cites: cite('MC18-PA 38'),
      happens: step.boostCardOfVillainous,
    },
    {
      name: 'flipBoostCard',
      title: 'Flip boost card',
      heading: 'damage',
      cites: cite('MC18-PA 38'),
      asks: boost.flipsBoostCard,
      answered: boost.flipBoostCard,
      question: 'boost',
    },
    {
      name: 'boostAbility',
      title: 'Resolve its Boost ability',
      heading: 'damage',
      cites: cite('MC18-PA 38'),
      happens: boost.boostAbility,
    },
    {
      name: 'boostIcons',
      title: 'Count its boost icons',
      heading: 'damage',
      cites: cite('MC18-PA 38'),
      happens: boost.boostIcons,
    },
    {
      name: 'discardBoostCard',
      title: 'Discard boost card',
      heading: 'damage',
      cites: cite('MC18-PA 38'),
      happens: boost.discardBoostCard,
    },
  ],
}

/** Rules 1.7: what the shared rows leave out, because the German rules 1.6 do not have it. */
const IN_1_7: RowChanges<Marvel> = {
  changed: {
    chooseTarget: { cites: cite('MC-PA 16 05 17, MC18-PA 27 28') },
    dealDamage: { cites: cite('MC-PA 04 09 10 11 14 15, MC18-PA 32 33 35 39, MC17-C 04 05 11') },
    retaliate: { cites: cite('MC-PA 21 19 20 22, MC17-C 06 07') },
  },
}

/** The German rules 1.6 have the same steps as 1.7. */
export const PLAYER_ATTACK_CHANGES: Record<MarvelEditionId, RowChanges<Marvel>> = {
  '1.8': IN_1_8,
  '1.7': IN_1_7,
  '1.6-de': {},
}
