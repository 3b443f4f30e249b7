// Official answers on the Hercules hero pack.
import { expect } from 'vitest'
import {
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
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

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

official('MC-FAQ-herc-01', () => {
  const story = heroAttacks(table(6), { abilities: [smaller] }, target('Thumbelina'), deal, finish)
  expect(['Thumbelina', 'Stryfe'].map(story.hp)).toEqual([0, 18])
})

official('MC-FAQ-herc-02', () => {
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
})

official('MC-FAQ-herc-03', () => {
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
})
