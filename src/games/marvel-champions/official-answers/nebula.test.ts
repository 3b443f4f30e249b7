// Official answers on the Nebula hero pack.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  deal,
  errata,
  faq,
  finish,
  heroAttacks,
  official,
  option,
  says,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

// In a real game Gamora attacks the player of Nebula; here an enemy stands in, for only enemies can be attacked.
const oldRivals = { withoutExhausting: true as const, targets: ['Nebula'] }

official(
  {
    id: 'MC-FAQ-nebu-01',
    question: 'An ability makes my Gamora ally attack. Can I use what triggers as she attacks?',
    answer: 'Yes. She has attacked, whatever made her do it.',
    ...faq('Old Rivals (#31)'),
    editions: ALL,
    clauses: ['MC-PA-24', 'MC-PA-26'],
    cards: ['Old Rivals', 'Gamora'],
  },
  () => {
    const trained = option('after Gamora attacks', { on: 'afterAttacks', who: 'Gamora' }, [
      says('draw 1 card'),
    ])
    const table = [ally('Gamora', { ready: false }), villain('Nebula')]
    const story = heroAttacks(
      table,
      { ...oldRivals, abilities: [trained] },
      deal,
      use('after Gamora attacks'),
      finish,
    )
    expect(story.opened).toEqual(['after Gamora attacks'])
  },
)

official(
  {
    id: 'MC-FAQ-nebu-02',
    question: 'An ability makes my Gamora ally attack. Does she take consequential damage?',
    answer: 'Yes. Allies always take it after they have attacked.',
    ...faq('Old Rivals (#31)'),
    editions: ALL,
    clauses: ['MC-CONSEQ-01', 'MC-PA-27'],
    cards: ['Old Rivals', 'Gamora'],
  },
  () => {
    const story = heroAttacks([ally('Gamora', { ready: false }), villain('Nebula')], oldRivals, deal, finish)
    expect(['Gamora', 'Nebula'].map(story.hp)).toEqual([2, 18])
  },
)

official(
  {
    id: 'MC-FAQ-nebu-03',
    question: 'Does the Gamora ally exhaust for the attack that Old Rivals has her make?',
    answer: 'No. She makes it without exhausting, so she stays as she is, ready or not.',
    ...errata('Old Rivals (#31)'),
    editions: ['1.8'],
    clauses: ['MC18-PA-07'],
    cards: ['Old Rivals', 'Gamora'],
  },
  () => {
    for (const ready of [true, false]) {
      const story = heroAttacks([ally('Gamora', { ready }), villain('Nebula')], oldRivals, deal, finish)
      expect(story.outcome?.characters[0]).toMatchObject({ piece: 'Gamora', ready })
    }
  },
)
