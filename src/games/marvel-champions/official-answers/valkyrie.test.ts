// Official answers on the Valkyrie hero pack.
import { expect } from 'vitest'
import {
  boost,
  deal,
  enemyAttacks,
  errata,
  finish,
  hero,
  official,
  piece,
  plays,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-valk-01',
    question: 'Valkyrie is exhausted. Can Shieldmaiden declare her the defender, and does her DEF count?',
    answer: 'Yes. She defends without exhausting, with her DEF and 2 more.',
    ...errata('Shieldmaiden (#11)'),
    editions: ['1.8'],
    clauses: ['MC18-DF-10', 'MC18-DF-24'],
    cards: ['Shieldmaiden'],
  },
  () => {
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
  },
)
