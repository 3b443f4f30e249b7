// Official answers on the War Machine hero pack.
import { expect } from 'vitest'
import {
  ALL,
  deal,
  faq,
  finish,
  hero,
  heroAttacks,
  heroTries,
  minion,
  official,
  target,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const diveBomb = {
  attacks: [
    {
      targets: 2,
      sentences: true as const,
      instances: [
        { amount: 7, to: 1 },
        { amount: 1, to: 2 },
      ],
    },
  ],
}
const guarded = (hitPoints: number) => [
  hero('War Machine'),
  minion('Mercenary', { hitPoints, keywords: ['guard'], engagedWith: 'Ana' }),
  minion('Shocker'),
  villain('Rhino'),
]

official(
  {
    id: 'MC-FAQ-warm-01',
    question:
      'A guard minion is engaged with me and Dive Bomb defeats it. Does its second sentence reach the villain?',
    answer:
      'Yes. The sentences resolve one after another, and nobody protects the villain in the second one.',
    ...faq('Dive Bomb (#28)'),
    editions: ALL,
    clauses: ['MC18-PA-32'],
    cards: ['Dive Bomb'],
  },
  () => {
    const begun = heroTries(guarded(7), { ability: diveBomb }, target('Rhino'))
    expect(begun.refused?.code).toBe('guarded')
    const story = heroAttacks(
      guarded(7),
      { ability: diveBomb },
      target('Mercenary'),
      deal,
      target('Rhino', 'target:2'),
      deal,
      finish,
    )
    expect(['Mercenary', 'Rhino'].map(story.hp)).toEqual([0, 19])
  },
)

official(
  {
    id: 'MC-FAQ-warm-02',
    question: 'The guard minion survives the first sentence of Dive Bomb. Whom does the second one hit?',
    answer: 'The other enemies, but not the villain, whom guard still protects.',
    ...faq('Dive Bomb (#28)'),
    editions: ALL,
    clauses: ['MC18-PA-32', 'MC-GUARD-03'],
    cards: ['Dive Bomb'],
  },
  () => {
    const story = heroAttacks(guarded(8), { ability: diveBomb }, target('Mercenary'), deal)
    expect(story.offered('target:2')).toEqual(['Shocker', 'none'])
  },
)
