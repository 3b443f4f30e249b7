// Official answers about cards of ST01.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  attempt,
  drake,
  fort,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-037', () => {
  const zowort = unit('Zowort', 'Kei', 3, 2, {
    keywords: ['Blocker'],
    constants: [{ while: [], rule: 'cannotAttackPlayer' }],
  })
  const open = { ...attack([zowort, drake(rested), fort()]), target: undefined }
  expect(resolve(open).offered('target')).toEqual(['Drake'])
  for (const choice of ['player', 'Fort', 'Shield'])
    expect(attempt(open, { question: 'target', choice }).refused).not.toBeNull()
  const alone = { ...attack([zowort, drake()]), target: undefined }
  expect(resolve(alone, { question: 'target', choice: 'noAttack' }).told('attack_declined')).toHaveLength(1)
})
