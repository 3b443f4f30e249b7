// Official answers on the War Machine hero pack.
import { expect } from 'vitest'
import {
  deal,
  finish,
  hero,
  heroAttacks,
  heroTries,
  minion,
  official,
  target,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

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

official('MC-FAQ-warm-01', () => {
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
})

official('MC-FAQ-warm-02', () => {
  const story = heroAttacks(guarded(8), { ability: diveBomb }, target('Mercenary'), deal)
  expect(story.offered('target:2')).toEqual(['Shocker', 'none'])
})
