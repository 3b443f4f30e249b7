// Official answers on the attacks of Ultron II of the Core Set.
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
  hurts,
  minion,
  must,
  nobody,
  official,
  option,
  order,
  piece,
  says,
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
    id: 'MC-FAQ-core-17',
    question: 'After the attack of Ultron II has begun, another Drone minion engages me. Does his ATK go up?',
    answer:
      'Yes. The bonus follows the number of your Drones until the damage, whatever changes it meanwhile.',
    ...designers('Ultron II (#135)'),
    editions: ALL,
    clauses: ['MC-LASTING-05', 'MC-ATTACKFAQ-06'],
    cards: ['Ultron II'],
  },
  () => {
    const bonus = must(
      'Ultron II',
      { on: 'constant', who: 'Ultron' },
      [{ kind: 'atk', amount: { count: 'minions engaged with you' } }],
      { owner: 'Ana' },
    )
    const table = [hero('Spider-Man'), drone, villain('Ultron', { atk: 2 })]
    const play = (...joins: (typeof drone)[]) =>
      enemyAttacks(table, { abilities: [bonus] }, { ...nobody, joins }, boost(0), deal, finish)
    expect(play({ ...drone, id: 'Second Drone' }).hp('Spider-Man')).toBe(6)
    expect(play().hp('Spider-Man')).toBe(7)
  },
)

official(
  {
    id: 'MC-FAQ-core-18',
    question:
      'Ultron II attacks me and another player defends. Whose Drone minions count if their number changes?',
    answer: 'Still yours. The bonus refers to the player against whom the attack was initiated.',
    ...faq('Ultron II (#135)'),
    editions: ALL,
    clauses: ['MC-LASTING-04', 'MC-LASTING-05'],
    cards: ['Ultron II'],
  },
  () => {
    const bonus = must(
      'Ultron II',
      { on: 'constant', who: 'Ultron' },
      [{ kind: 'atk', amount: { count: 'minions engaged with you' } }],
      { owner: 'Ana' },
    )
    const other = { ...drone, id: 'Drone of Bo', engagedWith: 'Bo' }
    const table = [
      hero('Spider-Man'),
      hero('She-Hulk', { player: 'Bo', def: 0 }),
      drone,
      other,
      villain('Ultron', { atk: 2 }),
    ]
    const falls = boost(0, { kind: 'leaves', who: piece('Drone'), how: 'defeated' })
    const play = (flipped: typeof falls) =>
      enemyAttacks(table, { abilities: [bonus] }, defend('She-Hulk', 'Bo'), flipped, deal, finish).hp(
        'She-Hulk',
      )
    expect(play(boost(0))).toBe(7)
    expect(play(falls)).toBe(8)
  },
)
