// Official answers on the Hercules hero pack.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  enemyAttacks,
  finish,
  hero,
  heroAttacks,
  minion,
  must,
  nobody,
  official,
  option,
  piece,
  ruling,
  SINCE_1_7,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const thumbelina = minion('Thumbelina', { hitPoints: 3 })
const smaller = must(
  'Thumbelina is small',
  { on: 'wouldTake', who: 'Thumbelina' },
  [{ kind: 'prevent', amount: 1, of: piece('Thumbelina'), taken: true }],
  { source: 'Thumbelina' },
)
const table = (atk: number) => [
  hero('Hercules', { atk, damage: 5, keywords: ['overkill'] }),
  thumbelina,
  villain('Stryfe'),
]

official(
  {
    id: 'MC-FAQ-herc-01',
    question:
      'Hercules deals 6 with overkill to Thumbelina, who has 3 hit points and takes 1 less. How much goes to the villain?',
    answer: '2. Overkill passes on what she took beyond her hit points: 5 taken, 3 of them hers.',
    ...ruling('2026-02-08', '2'),
    editions: SINCE_1_7,
    clauses: ['MC18-PA-35', 'MC18-EA-67'],
    cards: ['Hercules', 'Golden Mace', 'Thumbelina'],
  },
  () => {
    const story = heroAttacks(table(6), { abilities: [smaller] }, target('Thumbelina'), deal, finish)
    expect(['Thumbelina', 'Stryfe'].map(story.hp)).toEqual([0, 18])
  },
)

official(
  {
    id: 'MC-FAQ-herc-02',
    question: 'In the same attack, how much does Prince of Power heal?',
    answer: '3. The excess damage that was dealt counts, 6 less her 3 hit points, and not what she took.',
    ...ruling('2026-02-08', '2'),
    editions: SINCE_1_7,
    clauses: ['MC18-PA-35', 'MC-DEALTTAKEN-03'],
    cards: ['Hercules', 'Prince of Power', 'Thumbelina'],
  },
  () => {
    const prince = option(
      'Prince of Power',
      { on: 'afterAttacks', who: 'Hercules', of: 'enemy', and: 'defeats' },
      [{ kind: 'heal', to: piece('Hercules'), amount: { count: 'excess damage' } }],
    )
    const story = heroAttacks(
      table(6),
      { abilities: [smaller, prince] },
      target('Thumbelina'),
      deal,
      use('Prince of Power'),
      finish,
    )
    expect(story.hp('Hercules')).toBe(8)
  },
)

official(
  {
    id: 'MC-FAQ-herc-03',
    question:
      'Hercules has no ally while Protect Humanity is in play. What becomes of the villain’s attack on him?',
    answer: 'It goes on as it is. The card needs an ally that can be attacked in his place.',
    ...ruling('2026-02-20', '3'),
    editions: ALL,
    clauses: ['MC-FORCED-04', 'MC-EA-09'],
    cards: ['Protect Humanity'],
  },
  () => {
    const protect = must('Protect Humanity', { on: 'attacks', who: 'Stryfe' }, [
      { kind: 'target', to: piece('Amadeus') },
    ])
    const play = (...friends: ReturnType<typeof ally>[]) =>
      enemyAttacks(
        [hero('Hercules'), ...friends, villain('Stryfe')],
        { abilities: [protect] },
        nobody,
        boost(0),
        deal,
        finish,
      )
    expect(play().hp('Hercules')).toBe(7)
    const story = play(ally('Amadeus', { hitPoints: 4 }))
    expect(['Hercules', 'Amadeus'].map(story.hp)).toEqual([10, 1])
  },
)
