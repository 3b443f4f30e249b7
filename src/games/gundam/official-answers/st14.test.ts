// Official answers about cards of ST14.
import { expect } from 'vitest'
import { official } from '../../../../test/support/games/gundam/official.ts'
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
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-100', () => {
  const falconDx = on(
    'G-Falcon DX',
    'Kei',
    { on: 'whenAttacking' },
    [{ kind: 'rest', who: piece('Mole') }, ap('Mole', -2)],
    'Falcon',
  )
  const setUp = attack([falcon(), mole(rested)], 'Mole', { abilities: [falconDx] })
  expect(apAtDamage(resolve(setUp, ...quietly, finish), 'Mole')).toBe(0)
})
