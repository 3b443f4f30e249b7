// Official answers on the Silk hero pack.
import { expect } from 'vitest'
import {
  ALL,
  boost,
  deal,
  enemyAttacks,
  finish,
  hero,
  hurts,
  nobody,
  official,
  option,
  plays,
  ruling,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-silk-01',
    question:
      'I have made no basic defense, but played Side Step. Can I answer with “Stop Hitting Yourself”?',
    answer: 'Yes. Side Step has made your hero the defender, and your hero took no damage.',
    ...ruling('2025-12-17', '2'),
    editions: ALL,
    clauses: ['MC-DF-14', 'MC-DF-15', 'MC-EA-50'],
    cards: ['“Stop Hitting Yourself”', 'Side Step'],
  },
  () => {
    const stop = option('Stop', { on: 'afterDefends', who: 'Silk', noDamage: true }, [hurts('Rhino', 2)], {
      label: 'attack',
    })
    const side = plays('Side Step', 'damage', [{ kind: 'prevent', amount: 3, taken: true }], {
      label: 'defense',
    })
    const story = enemyAttacks(
      [hero('Silk'), villain('Rhino')],
      { abilities: [stop] },
      nobody,
      boost(0),
      side,
      deal,
      use('Stop'),
      finish,
    )
    expect(['Silk', 'Rhino'].map(story.hp)).toEqual([10, 18])
    const none = enemyAttacks(
      [hero('Silk'), villain('Rhino', { atk: 0 })],
      { abilities: [stop] },
      nobody,
      boost(0),
      deal,
      finish,
    )
    expect(none.opened).toEqual([])
  },
)
