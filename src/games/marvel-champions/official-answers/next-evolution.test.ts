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
  ruling,
  says,
  target,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-next-01',
    question:
      'Thumbelina has 3 hit points and takes 1 less. If an attack of 4 defeats her, is she exactly defeated?',
    answer: 'No. To get past the reduction, more was dealt than she had, and that is excess damage.',
    ...ruling('2026-08-03', '6'),
    editions: ['1.8'],
    clauses: ['MC18-PA-34'],
    cards: ['Thumbelina'],
  },
  () => {
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
  },
)
