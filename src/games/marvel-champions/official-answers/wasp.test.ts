// Official answers on the Wasp hero pack.
import { expect } from 'vitest'
import {
  deal,
  finish,
  hero,
  heroAttacks,
  minion,
  must,
  official,
  target,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

const divided = (first: number, second: number) => ({
  exhausts: true as const,
  attacks: [
    {
      targets: 2,
      instances: [
        { amount: first, to: 1 },
        { amount: second, to: 2 },
      ],
    },
  ],
})

official('MC-FAQ-wsp-01', () => {
  const table = [
    hero('Wasp'),
    minion('Mercenary', { hitPoints: 1, keywords: ['guard'], engagedWith: 'Ana' }),
    minion('Shocker'),
    villain('Rhino'),
  ]
  const chosen = heroAttacks(table, { ability: divided(1, 1) }, target('Mercenary'))
  expect(chosen.offered('target:2')).toEqual(['Shocker', 'none'])
})

official('MC-FAQ-wsp-02', () => {
  const table = [hero('Wasp'), minion('Shocker', { retaliate: 1 }), villain('Rhino', { retaliate: 2 })]
  const asked = heroAttacks(
    table,
    { ability: divided(1, 1) },
    target('Shocker'),
    target('Rhino', 'target:2'),
    deal,
  )
  const order = asked.prompt?.windows.at(-1)
  expect(order?.choices.map(one => one.name.replace('retaliate:', ''))).toEqual(['Shocker', 'Rhino'])
  const story = heroAttacks(
    table,
    { ability: divided(1, 1) },
    target('Shocker'),
    target('Rhino', 'target:2'),
    deal,
    { question: order?.name ?? '', choice: order?.choices[1]?.name ?? '' },
    finish,
  )
  expect(story.told('retaliate').map(one => one.from)).toEqual(['Rhino', 'Shocker'])
  expect(story.hp('Wasp')).toBe(7)
})

official('MC-FAQ-wsp-03', () => {
  const beetle = {
    ...must('Beetle’s way out', { on: 'isDefeated', who: 'Beetle' }, []),
    options: [
      { name: 'spend', effects: [] },
      { name: 'shuffle', effects: [] },
    ],
  }
  const table = [hero('Wasp', { player: 'Bo' }), hero('Ant-Man'), minion('Beetle', { damage: 3 })]
  const story = heroAttacks(table, { players: ['Ana', 'Bo'], abilities: [beetle] }, target('Beetle'), deal)
  const choices = story.prompt?.windows.at(-1)?.choices
  expect(choices?.map(one => one.name)).toEqual(['spend', 'shuffle'])
  expect(choices?.map(one => 'any' in one.by && one.by.any)).toEqual([['Bo'], ['Bo']])
})
