// Official answers on the attacks of Ultron II of the Core Set.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
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
} from '../../../../test/support/games/marvel-champions/official.ts'

const drone = minion('Drone', { atk: 1, hitPoints: 1, engagedWith: 'Ana' })

const ultronII = must(
  'Ultron II',
  { on: 'attacks', who: 'Ultron', of: 'you' },
  [{ kind: 'atk', amount: 1 }],
  {
    source: 'Ultron',
  },
)

official('MC-FAQ-core-09', () => {
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
})

official('MC-FAQ-core-10', () => {
  const table = [hero('Spider-Man'), villain('Ultron', { atk: 2 })]
  const story = enemyAttacks(table, { abilities: [ultronII] })
  expect(order(story, 'attack_initiated', 'ability_used', 'boost_given')).toEqual([
    'attack_initiated',
    'ability_used',
  ])
})

official('MC-FAQ-core-11', () => {
  const sense = option('Spider-Sense', { on: 'attacks', who: 'Ultron', of: 'you' }, [says('draw 1 card')])
  const table = [hero('Spider-Man'), villain('Ultron', { atk: 2 })]
  const story = enemyAttacks(table, { abilities: [sense, ultronII] }, use('Spider-Sense'))
  expect(story.opened).toEqual(['Ultron II', 'Spider-Sense'])
})

official('MC-FAQ-core-12', () => {
  const nova = option('Nova blasts', { on: 'attacks', of: 'you' }, [hurts('Ultron', 2)])
  const table = [hero('Ms. Marvel'), ally('Nova'), villain('Ultron', { atk: 2 })]
  const story = enemyAttacks(table, { abilities: [nova, ultronII] }, use('Nova blasts'))
  expect(story.opened).toEqual(['Ultron II', 'Nova blasts'])
  expect(order(story, 'atk_changed', 'damage_dealt')).toEqual(['atk_changed', 'damage_dealt'])
})

official('MC-FAQ-core-17', () => {
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
})

official('MC-FAQ-core-18', () => {
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
})
