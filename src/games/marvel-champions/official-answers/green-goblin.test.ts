// Official answers on the Green Goblin scenario pack.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  hero,
  minion,
  must,
  nobody,
  official,
  piece,
  says,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-gob-01', () => {
  const instead = must('Norman Osborn', { on: 'attacks', who: 'Norman Osborn' }, [
    says('place 1 infamy counter'),
  ])
  const play = (stunned: number) =>
    enemyAttacks([hero('Spider-Man'), villain('Norman Osborn', { atk: 0, stunned })], {
      abilities: [instead],
    })
  expect(play(1).opened).toEqual([])
  expect(play(1).result.replaced).toBe(true)
  expect(play(1).told('boost_given')).toEqual([])
  expect(play(0).opened).toEqual(['Norman Osborn'])
})

official('MC-FAQ-gob-02', () => {
  const instead = must('Norman Osborn', { on: 'attacks', who: 'Green Goblin' }, [
    says('place 1 infamy counter'),
  ])
  const flips = boost(
    2,
    { kind: 'known', who: piece('Green Goblin'), atk: 0 },
    { kind: 'remind', ability: instead },
  )
  const story = enemyAttacks([hero('Spider-Man'), villain('Green Goblin')], {}, nobody, flips, deal, finish)
  expect(story.hp('Spider-Man')).toBe(8)
  expect(story.opened).toEqual([])
})

official('MC-FAQ-gob-03', () => {
  const peter = { id: 'Peter Parker', kind: 'alter-ego', player: 'Ana', hitPoints: 10 } as const
  const story = enemyAttacks([peter, villain('Green Goblin')], {}, nobody, boost(0), deal, finish)
  expect(story.told('attack_initiated')).toMatchObject([{ character: 'Peter Parker', clause: 'MC-EA-06' }])
  expect(story.hp('Peter Parker')).toBe(7)
})

official('MC-FAQ-gob-04', () => {
  const electro = must(
    'Electro',
    { on: 'afterAttacks', who: 'Electro', of: 'you' },
    [says('discard 1 card')],
    {
      source: 'Electro',
    },
  )
  const table = [hero('Spider-Man'), ally('Mockingbird'), minion('Electro', { hitPoints: 6 })]
  const story = enemyAttacks(table, { abilities: [electro] }, defend('Mockingbird'), deal, finish)
  expect(story.told('ability_used')).toMatchObject([{ ability: 'Electro', you: 'Ana' }])
})
