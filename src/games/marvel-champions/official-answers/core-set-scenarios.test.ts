// Official answers on attacks in the scenarios of the Core Set.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  hero,
  heroAttacks,
  hits,
  hurts,
  minion,
  must,
  official,
  target,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

const drone = minion('Drone', { atk: 1, hitPoints: 1, engagedWith: 'Ana' })

official('MC-FAQ-core-13', () => {
  const ultron = villain('Ultron', { cannotTakeDamage: ['Drone'] })
  const stomp = { attacks: [{ ...hits(1), targets: 'each enemy' as const }] }
  const story = heroAttacks([hero('She-Hulk'), drone, ultron], { ability: stomp }, deal, finish)
  expect(['Drone', 'Ultron'].map(story.hp)).toEqual([0, 20])
  const alone = heroAttacks([hero('She-Hulk'), ultron], { ability: stomp }, deal, finish)
  expect(alone.hp('Ultron')).toBe(19)
})

official('MC-FAQ-core-14', () => {
  const table = [
    hero('Thor', { atk: 4, keywords: ['overkill'] }),
    drone,
    villain('Ultron', { cannotTakeDamage: ['Drone'] }),
  ]
  const story = heroAttacks(table, {}, target('Drone'), deal, finish)
  expect(['Drone', 'Ultron'].map(story.hp)).toEqual([0, 17])
})

official('MC-FAQ-core-15', () => {
  const penalty = must('Penalty', { on: 'afterAttacks', who: 'Rhino', undefended: true }, [
    { kind: 'threat', amount: 1 },
  ])
  const table = [hero('Spider-Man'), ally('Mockingbird', { damage: 2 }), villain('Rhino')]
  const play = (...effects: Parameters<typeof boost>[1][]) =>
    enemyAttacks(table, { abilities: [penalty] }, defend('Mockingbird'), boost(0, ...effects), deal, finish)
  const story = play(hurts('Spider-Man', 1), hurts('Mockingbird', 1))
  expect(story.result).toMatchObject({ undefended: true, threat: 1 })
  expect(['Spider-Man', 'Mockingbird'].map(story.hp)).toEqual([6, 0])
  expect(play(hurts('Spider-Man', 1)).result).toMatchObject({ undefended: false, threat: 0 })
})
