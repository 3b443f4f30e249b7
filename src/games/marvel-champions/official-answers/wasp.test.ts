// Official answers on the Wasp hero pack.
import { expect } from 'vitest'
import {
  ALL,
  deal,
  errata,
  faq,
  finish,
  hero,
  heroAttacks,
  minion,
  must,
  official,
  target,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

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

official(
  {
    id: 'MC-FAQ-wsp-01',
    question:
      'A guard minion is engaged with giant Wasp. Can she divide her attack between it and the villain?',
    answer:
      'No, not even if the minion falls. The damage is dealt at once, and guard protects the villain as she chooses.',
    ...faq('Wasp (#1C)'),
    editions: ALL,
    clauses: ['MC18-PA-33', 'MC-GUARD-03'],
    cards: ['Wasp'],
  },
  () => {
    const table = [
      hero('Wasp'),
      minion('Mercenary', { hitPoints: 1, keywords: ['guard'], engagedWith: 'Ana' }),
      minion('Shocker'),
      villain('Rhino'),
    ]
    const chosen = heroAttacks(table, { ability: divided(1, 1) }, target('Mercenary'))
    expect(chosen.offered('target:2')).toEqual(['Shocker', 'none'])
  },
)

official(
  {
    id: 'MC-FAQ-wsp-02',
    question: 'Giant Wasp divides her attack among enemies with retaliate. Which of them retaliate?',
    answer: 'Each of them, for she has attacked every one.',
    ...faq('Wasp (#1C)'),
    editions: ALL,
    clauses: ['MC-PA-18', 'MC-PA-19'],
    cards: ['Wasp'],
  },
  () => {
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
  },
)

official(
  {
    id: 'MC-FAQ-wsp-03',
    question:
      'Beetle is defeated. Which player chooses between the resource and shuffling him into the deck?',
    answer: 'The player who has defeated him, whoever the first player is.',
    ...errata('Beetle (#28)'),
    editions: ALL,
    clauses: ['MC-DAMAGE-04', 'MC-INTERRUPT-03'],
    cards: ['Beetle'],
  },
  () => {
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
  },
)
