// Official answers about cards of ST04.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  ap,
  attack,
  bothPass,
  command,
  dealt,
  finish,
  mole,
  noBlock,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  the,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-045', () => {
  const ability = on(
    'Aegis',
    'Kei',
    { on: 'whenAttacking' },
    [{ kind: 'damage', to: piece('Mole'), amount: 3, if: { apOf: the('this'), atLeast: 5 } }],
    'Aegis Gundam',
  )
  const aegis = (now: number) =>
    attack([unit('Aegis Gundam', 'Kei', now, 3), mole(rested)], 'Mole', { abilities: [ability] })
  const later = command('Kei', 'A', ap('Aegis Gundam', 2))
  const story = resolve(aegis(4), noBlock, pass, later, bothPass, finish)
  expect([dealt(story, 'effect'), dealt(story, 'battle').Mole]).toEqual([{}, 6])
  expect(dealt(resolve(aegis(5), ...quietly, finish), 'effect')).toEqual({ Mole: 3 })
})
