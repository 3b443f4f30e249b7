// Official answers on the Drax hero pack.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  hero,
  official,
  option,
  piece,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-drax-01', () => {
  const payback = option(
    'Payback',
    { on: 'afterAttacks', who: 'Ronan', of: 'you' },
    [{ kind: 'damage', to: piece('Ronan'), amount: { count: 'ATK of', of: piece('Drax') } }],
    { label: 'attack' },
  )
  const table = [hero('Drax'), ally('Cosmo'), hero('Gamora', { player: 'Bo' }), villain('Ronan')]
  const story = enemyAttacks(
    table,
    { abilities: [payback] },
    defend('Cosmo'),
    boost(0),
    deal,
    use('Payback'),
    finish,
  )
  expect(story.hp('Ronan')).toBe(18)
  const other = enemyAttacks(table, { abilities: [payback] }, defend('Gamora', 'Bo'), boost(0), deal, finish)
  expect(other.opened).toEqual([])
})
