// Official answers on the Rogue hero pack.
import { expect } from 'vitest'
import {
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  gives,
  hero,
  official,
  plays,
  prevents,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-rogue-01', () => {
  const belle = plays('Bulletproof Belle', 'initiation', [prevents('all'), gives('Rogue', 'tough')], {
    label: 'defense',
  })
  const play = (...keywords: 'piercing'[]) =>
    enemyAttacks(
      [hero('Rogue'), villain('Magneto', { keywords })],
      {},
      belle,
      defend('pass'),
      boost(0),
      deal,
      finish,
    )
  expect(play('piercing').outcome?.summary.characters[0]).toMatchObject({ tough: 0, damage: 0 })
  expect(play().outcome?.summary.characters[0]).toMatchObject({ tough: 1, damage: 0 })
})
