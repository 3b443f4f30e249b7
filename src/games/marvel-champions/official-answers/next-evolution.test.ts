// Official answers on the campaign box NeXt Evolution.
import { expect } from 'vitest'
import {
  deal,
  finish,
  hero,
  heroAttacks,
  minion,
  must,
  official,
  piece,
  says,
  target,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-next-01', () => {
  const smaller = must(
    'Thumbelina is small',
    { on: 'wouldTake', who: 'Thumbelina' },
    [{ kind: 'prevent', amount: 1, of: piece('Thumbelina'), taken: true }],
    { source: 'Thumbelina' },
  )
  const exact = must('exactly', { on: 'afterAttacks', who: 'Cable', and: 'exactlyDefeats' }, [
    says('exactly'),
  ])
  const attack = (atk: number, ...more: (typeof exact)[]) =>
    heroAttacks(
      [hero('Cable', { atk }), minion('Thumbelina', { hitPoints: 3 })],
      { abilities: [exact, ...more] },
      target('Thumbelina'),
      deal,
      finish,
    )
  expect(attack(4, smaller).opened).not.toContain('exactly')
  expect(attack(4, smaller).hp('Thumbelina')).toBe(0)
  expect(attack(3).opened).toEqual(['exactly'])
})
