// Official answers on the rules in general: Rules Reference 1.8, FAQ, general questions.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  hero,
  must,
  nobody,
  official,
  option,
  piece,
  prevents,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-rules-01', () => {
  const dodge = option('Dodge', { on: 'wouldTake', who: 'Hero' }, [
    { kind: 'prevent', amount: 3, of: piece('Hero'), taken: true },
  ])
  const table = [hero('Hero', { tough: 1 }), villain('Villain')]
  const story = enemyAttacks(table, { abilities: [dodge] }, nobody, boost(0), deal, finish)
  expect(story.opened).toEqual([])
  expect(story.told('status_discarded')).toMatchObject([{ piece: 'Hero', status: 'tough', amount: 3 }])
  const bare = [hero('Hero'), villain('Villain')]
  expect(
    enemyAttacks(bare, { abilities: [dodge] }, nobody, boost(0), deal, use('Dodge'), finish).hp('Hero'),
  ).toBe(10)
})

official('MC-FAQ-rules-02', () => {
  const armor = must('Armor', { on: 'attacks', who: 'Villain' }, [prevents(3, 'Hero')], { owner: 'Ana' })
  const table = [hero('Hero', { tough: 1 }), villain('Villain')]
  const story = enemyAttacks(table, { abilities: [armor] }, nobody, boost(0), deal, finish)
  expect(story.outcome?.summary.characters[0]).toMatchObject({ tough: 1, damage: 0 })
  const more = enemyAttacks(table, { abilities: [armor] }, nobody, boost(1), deal, finish)
  expect(more.outcome?.summary.characters[0]).toMatchObject({ tough: 0, damage: 0 })
})

official('MC-FAQ-rules-03', () => {
  const table = [hero('Hero', { tough: 1, def: 3 }), villain('Villain')]
  const kept = enemyAttacks(table, {}, defend('Hero'), boost(0), deal, finish)
  expect(kept.outcome?.summary.characters[0]).toMatchObject({ tough: 1, damage: 0 })
  const spent = enemyAttacks(table, {}, defend('Hero'), boost(1), deal, finish)
  expect(spent.outcome?.summary.characters[0]).toMatchObject({ tough: 0, damage: 0 })
})

official('MC-FAQ-rules-04', () => {
  const attacked = (tough: number) =>
    enemyAttacks(
      [hero('Hero'), ally('Ally', { tough }), villain('Villain', { atk: 5, keywords: ['overkill'] })],
      {},
      defend('Ally'),
      boost(0),
      deal,
      finish,
    )
  expect(['Hero', 'Ally'].map(attacked(1).hp)).toEqual([10, 3])
  expect(['Hero', 'Ally'].map(attacked(0).hp)).toEqual([8, 0])
})
