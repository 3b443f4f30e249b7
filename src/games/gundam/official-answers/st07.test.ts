// Official answers about cards of ST07.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  drake,
  finish,
  left,
  on,
  piece,
  quietly,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-048', () => {
  const heals = on(
    'Dynames',
    'Kei',
    { on: 'destroys', who: 'Gundam Dynames' },
    [{ kind: 'recover', to: piece('Gundam Dynames'), amount: 2 }],
    'Gundam Dynames',
  )
  const battles = (hp: number) =>
    resolve(
      attack([unit('Gundam Dynames', 'Kei', 4, hp), drake(rested)], 'Drake', { abilities: [heals] }),
      ...quietly,
      finish,
    )
  const both = battles(3)
  expect([both.result.destroyed, left(both, 'Gundam Dynames')]).toEqual([['Gundam Dynames', 'Drake'], [0]])
  expect(left(battles(4), 'Gundam Dynames')).toEqual([3])
})
