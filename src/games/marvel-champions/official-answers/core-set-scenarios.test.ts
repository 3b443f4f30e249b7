// Official answers on the villains and encounter cards of the Core Set.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  designers,
  enemyAttacks,
  faq,
  finish,
  hero,
  heroAttacks,
  hits,
  hurts,
  minion,
  must,
  official,
  option,
  order,
  says,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const drone = minion('Drone', { atk: 1, hitPoints: 1, engagedWith: 'Ana' })
const ultronII = must(
  'Ultron II',
  { on: 'attacks', who: 'Ultron', of: 'you' },
  [{ kind: 'atk', amount: 1 }],
  {
    source: 'Ultron',
  },
)

official(
  {
    id: 'MC-FAQ-core-09',
    question: 'Somebody else defends against Ultron II. Whose Drone minions raise his ATK?',
    answer: 'Those of the player he attacked first. His ability has resolved before anybody defends.',
    ...faq('Ultron II (#135)'),
    editions: ALL,
    clauses: ['MC-DF-30', 'MC-EA-11', 'MC-EA-53'],
    cards: ['Ultron II'],
  },
  () => {
    const table = [
      hero('Spider-Man'),
      hero('She-Hulk', { player: 'Bo', def: 0 }),
      drone,
      villain('Ultron', { atk: 2 }),
    ]
    const story = enemyAttacks(
      table,
      { abilities: [ultronII] },
      defend('She-Hulk', 'Bo'),
      boost(0),
      deal,
      finish,
    )
    expect(order(story, 'ability_used', 'defender_set')).toEqual(['ability_used', 'defender_set'])
    expect(story.told('ability_used')).toMatchObject([{ ability: 'Ultron II', you: 'Ana' }])
    expect(['Spider-Man', 'She-Hulk'].map(story.hp)).toEqual([10, 7])
  },
)

official(
  {
    id: 'MC-FAQ-core-10',
    question: 'At which step of his attack does the Forced Interrupt of Ultron II trigger?',
    answer:
      'As soon as he attacks, before the boost card and before defenders. So the first target gets the Drone.',
    ...designers('Ultron II (#135)'),
    editions: ALL,
    clauses: ['MC-EA-53', 'MC-EA-11'],
    cards: ['Ultron II'],
  },
  () => {
    const table = [hero('Spider-Man'), villain('Ultron', { atk: 2 })]
    const story = enemyAttacks(table, { abilities: [ultronII] })
    expect(order(story, 'attack_initiated', 'ability_used', 'boost_given')).toEqual([
      'attack_initiated',
      'ability_used',
    ])
  },
)

official(
  {
    id: 'MC-FAQ-core-11',
    question: 'Ultron II attacks Spider-Man. Which comes first, Ultron’s Forced Interrupt or Spider-Sense?',
    answer:
      'Ultron’s. “Attacks” and “initiates an attack” are one moment, and in it forced abilities come first.',
    ...designers('Spider-Man (#1A)'),
    editions: ALL,
    clauses: ['MC-EA-53'],
    cards: ['Spider-Man', 'Ultron II'],
  },
  () => {
    const sense = option('Spider-Sense', { on: 'attacks', who: 'Ultron', of: 'you' }, [says('draw 1 card')])
    const table = [hero('Spider-Man'), villain('Ultron', { atk: 2 })]
    const story = enemyAttacks(table, { abilities: [sense, ultronII] }, use('Spider-Sense'))
    expect(story.opened).toEqual(['Ultron II', 'Spider-Sense'])
  },
)

official(
  {
    id: 'MC-FAQ-core-12',
    question: 'Ultron II attacks and I control Nova. Whose interrupt comes first?',
    answer: 'Ultron’s. A Forced Interrupt resolves before you can use an interrupt of your own.',
    ...designers('Ultron II (#135)'),
    editions: ALL,
    clauses: ['MC-EA-53', 'MC-FORCED-01'],
    cards: ['Ultron II', 'Nova'],
  },
  () => {
    const nova = option('Nova blasts', { on: 'attacks', of: 'you' }, [hurts('Ultron', 2)])
    const table = [hero('Ms. Marvel'), ally('Nova'), villain('Ultron', { atk: 2 })]
    const story = enemyAttacks(table, { abilities: [nova, ultronII] }, use('Nova blasts'))
    expect(story.opened).toEqual(['Ultron II', 'Nova blasts'])
    expect(order(story, 'atk_changed', 'damage_dealt')).toEqual(['atk_changed', 'damage_dealt'])
  },
)

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
