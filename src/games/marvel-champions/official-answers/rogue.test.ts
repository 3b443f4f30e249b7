// Official answers on the Rogue hero pack.
import { expect } from 'vitest'
import {
  ALL,
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
  ruling,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-rogue-01',
    question:
      'Bulletproof Belle prevents all damage and makes Rogue tough. Does a piercing attack remove that tough card?',
    answer: 'Yes. Preventing lowers only what is taken; the attack still deals damage, so piercing works.',
    ...ruling('2026-01-17', '3'),
    editions: ALL,
    clauses: ['MC17-C-02', 'MC-TOUGH-06'],
    cards: ['Bulletproof Belle'],
  },
  () => {
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
    expect(play('piercing').outcome?.characters[0]).toMatchObject({ tough: 0, damage: 0 })
    expect(play().outcome?.characters[0]).toMatchObject({ tough: 1, damage: 0 })
  },
)
