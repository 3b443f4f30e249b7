// Official answers about cards of ST01.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
import { attack, attempt, drake, fort, resolve, rested } from '../../../../test/games/gundam/unit-attack.ts'

official(
  {
    id: 'R-037',
    question:
      'My Unit must not choose the enemy player as its target. Can it attack the Base or the Shields?',
    answer: 'No. These are closed to it as well; only enemy Units are left.',
    source: 'Card rulings Q114, Q174, Q176, Q181, Q182, Q266, Q274, Q370, Q382, Q465',
    date: '2025-07-04',
    editions: ['1.9.0', '1.0'],
    clauses: ['GCG-QA-114'],
    cards: [
      'ST01-009',
      'GD02-018',
      'GD02-035',
      'GD02-066',
      'GD02-069',
      'GD04-016',
      'GD04-065',
      'GD05-057',
      'GD05-075',
      'ST14-004',
    ],
  },
  () => {
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
  },
)
