// Official answers on the Magneto hero pack.
import { expect } from 'vitest'
import {
  boost,
  deal,
  enemyAttacks,
  finish,
  hero,
  minion,
  must,
  nobody,
  official,
  piece,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-magneto-01', () => {
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
})
