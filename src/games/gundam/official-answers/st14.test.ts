// Official answers about cards of ST14.
import { expect } from 'vitest'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  ap,
  apAtDamage,
  attack,
  falcon,
  finish,
  mole,
  on,
  piece,
  quietly,
  resolve,
  rested,
} from '../../../../test/games/gundam/unit-attack.ts'

official(
  {
    id: 'R-100',
    question: 'A text says: rest a Unit, then it gets AP-2. May I choose one that is rested already?',
    answer: 'Yes. It gets the AP-2.',
    source: 'Card ruling Q466',
    date: '2026-09-11',
    editions: ['1.9.0', '1.0'],
    clauses: ['GCG-QA-466'],
    cards: ['ST14-005'],
  },
  () => {
    const falconDx = on(
      'G-Falcon DX',
      'Kei',
      { on: 'whenAttacking' },
      [{ kind: 'rest', who: piece('Mole') }, ap('Mole', -2)],
      'Falcon',
    )
    const setUp = attack([falcon(), mole(rested)], 'Mole', { abilities: [falconDx] })
    expect(apAtDamage(resolve(setUp, ...quietly, finish), 'Mole')).toBe(0)
  },
)
