// Official answers on the Drax hero pack.
import { expect } from 'vitest'
import {
  ALL,
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
  ruling,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-drax-01',
    question:
      'The villain attacks Drax and his ally defends. Can Drax play Payback, “After the villain attacks you”?',
    answer:
      'Yes. In “after an enemy attacks you”, you is the player, whichever of your characters took the attack.',
    ...ruling('2025-12-17', '3'),
    editions: ALL,
    clauses: ['MC-EA-12', 'MC-YOU-04'],
    cards: ['Payback'],
  },
  () => {
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
    const other = enemyAttacks(
      table,
      { abilities: [payback] },
      defend('Gamora', 'Bo'),
      boost(0),
      deal,
      finish,
    )
    expect(other.opened).toEqual([])
  },
)
