// Official answers on the Valkyrie hero pack.
import { expect } from 'vitest'
import {
  boost,
  deal,
  enemyAttacks,
  finish,
  hero,
  official,
  piece,
  plays,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-valk-01', () => {
  const maiden = plays(
    'Shieldmaiden',
    'initiation',
    [
      { kind: 'defender', who: piece('Valkyrie') },
      { kind: 'def', amount: 2 },
    ],
    { label: 'defense' },
  )
  const table = [hero('Valkyrie', { def: 1, ready: false }), villain('Loki', { atk: 5 })]
  const story = enemyAttacks(table, {}, maiden, boost(0), deal, finish)
  expect(story.hp('Valkyrie')).toBe(8)
  expect(story.result).toMatchObject({ defense: 'basic', undefended: false })
})
