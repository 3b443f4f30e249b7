// What each edition changes in the rows of the Unit attack.
import type { RowChanges } from '../../../engine/rows.ts'
import { cite } from '../clauses.ts'
import type { GundamEditionId } from '../editions.ts'
import type { Gundam } from '../rules/state.ts'

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

export const UNIT_ATTACK_CHANGES: Record<GundamEditionId, RowChanges<Gundam>> = { '1.9.0': IN_1_9, '1.0': {} }
