// Official answers on the Magneto hero pack.
import { expect } from 'vitest'
import {
  ALL,
  boost,
  deal,
  enemyAttacks,
  errata,
  finish,
  hero,
  minion,
  must,
  nobody,
  official,
  piece,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-magneto-01',
    question: 'Which ATK does Exodus count after he has attacked me?',
    answer: 'His total ATK for that attack, boost icons and all.',
    ...errata('Exodus (#28)'),
    editions: ALL,
    clauses: ['MC-EA-30', 'MC-EA-27'],
    cards: ['Exodus'],
  },
  () => {
    const exodus = must(
      'Exodus',
      { on: 'afterAttacks', who: 'Exodus', of: 'you' },
      [{ kind: 'threat', amount: { count: 'ATK of', of: piece('Exodus') } }],
      { source: 'Exodus' },
    )
    const story = enemyAttacks(
      [hero('Magneto'), minion('Exodus', { keywords: ['villainous'] })],
      { abilities: [exodus] },
      nobody,
      boost(2),
      deal,
      finish,
    )
    expect(story.result.threat).toBe(4)
  },
)
