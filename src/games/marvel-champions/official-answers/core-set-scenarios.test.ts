// Official answers on attacks in the scenarios of the Core Set.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  designers,
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
} from '../../../../test/games/marvel-champions/official.ts'

const drone = minion('Drone', { atk: 1, hitPoints: 1, engagedWith: 'Ana' })

official(
  {
    id: 'MC-FAQ-core-13',
    question: 'One attack hits each enemy at once, also the last Drone minion. Does Ultron III take damage?',
    answer: 'No. The Drone is still in play as the damage is dealt, and so long Ultron cannot take any.',
    ...designers('Ultron III (#136)'),
    editions: ALL,
    clauses: ['MC18-PA-33'],
    cards: ['Ultron III', 'Ground Stomp', 'Energy Daggers'],
  },
  () => {
    const ultron = villain('Ultron', { cannotTakeDamage: ['Drone'] })
    const stomp = { attacks: [{ ...hits(1), targets: 'each enemy' as const }] }
    const story = heroAttacks([hero('She-Hulk'), drone, ultron], { ability: stomp }, deal, finish)
    expect(['Drone', 'Ultron'].map(story.hp)).toEqual([0, 20])
    const alone = heroAttacks([hero('She-Hulk'), ultron], { ability: stomp }, deal, finish)
    expect(alone.hp('Ultron')).toBe(19)
  },
)

official(
  {
    id: 'MC-FAQ-core-14',
    question: 'My attack with overkill defeats the last Drone minion. Does the rest reach Ultron III?',
    answer:
      'Yes. The minion is defeated first; after that the rest is dealt to a villain that can take damage again.',
    ...designers('Ultron III (#136)'),
    editions: ['1.8'],
    clauses: ['MC18-PA-29', 'MC18-EA-66'],
    cards: ['Ultron III'],
  },
  () => {
    const table = [
      hero('Thor', { atk: 4, keywords: ['overkill'] }),
      drone,
      villain('Ultron', { cannotTakeDamage: ['Drone'] }),
    ]
    const story = heroAttacks(table, {}, target('Drone'), deal, finish)
    expect(['Drone', 'Ultron'].map(story.hp)).toEqual([0, 17])
  },
)

official(
  {
    id: 'MC-FAQ-core-15',
    question:
      'My ally with 1 hit point defends, and the boost card is Concussive Blast. What happens to the attack?',
    answer: 'The ally is defeated by the boost ability, and the rest of the attack is undefended.',
    ...designers('Concussive Blast (#154)'),
    editions: ALL,
    clauses: ['MC-EA-39', 'MC-DF-35'],
    cards: ['Concussive Blast'],
  },
  () => {
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
  },
)
