// Official answers on Spider-Man, Iron Man and Black Panther of the Core Set.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  heals,
  hero,
  heroAttacks,
  hurts,
  minion,
  nobody,
  official,
  option,
  order,
  says,
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

const spiderSense = option('Spider-Sense', { on: 'attacks', who: 'Rhino', of: 'you' }, [says('draw 1 card')])

official('MC-FAQ-core-01', () => {
  const table = [hero('Spider-Man'), villain('Rhino')]
  const begun = enemyAttacks(table, { abilities: [spiderSense] })
  expect(begun.offered('initiation:Ana')).toEqual(['Spider-Sense', 'pass'])
  expect(begun.told('boost_given')).toEqual([])
  const story = enemyAttacks(table, { abilities: [spiderSense] }, use('Spider-Sense'), defend('Spider-Man'))
  expect(order(story, 'attack_initiated', 'ability_used', 'boost_given', 'defender_set')).toEqual([
    'attack_initiated',
    'ability_used',
    'boost_given',
    'defender_set',
  ])
})

official('MC-FAQ-core-02', () => {
  const blast = { attacks: [{ instances: [{ amount: 1 }, { amount: 4, additional: true as const }] }] }
  const story = heroAttacks(
    [hero('Iron Man'), villain('Rhino', { tough: 1 })],
    { ability: blast },
    target('Rhino'),
    deal,
    finish,
  )
  expect(story.outcome?.summary.characters[1]).toMatchObject({ piece: 'Rhino', tough: 0, damage: 0 })
  const bare = heroAttacks(
    [hero('Iron Man'), villain('Rhino')],
    { ability: blast },
    target('Rhino'),
    deal,
    finish,
  )
  expect(bare.hp('Rhino')).toBe(15)
})

official('MC-FAQ-core-03', () => {
  const table = [
    hero('Black Panther', { retaliate: 1 }),
    ally('Tigra'),
    hero('She-Hulk', { player: 'Bo' }),
    villain('Rhino'),
  ]
  for (const [who, by] of [
    ['Tigra', 'Ana'],
    ['She-Hulk', 'Bo'],
  ] as const)
    expect(enemyAttacks(table, {}, defend(who, by), boost(0), deal, finish).hp('Rhino')).toBe(20)
  expect(enemyAttacks(table, {}, nobody, boost(0), deal, finish).hp('Rhino')).toBe(19)
})

official('MC-FAQ-core-04', () => {
  const table = [hero('Black Panther', { retaliate: 1, def: 3 }), villain('Rhino')]
  const story = enemyAttacks(table, {}, defend('Black Panther'), boost(0), deal, finish)
  expect(['Black Panther', 'Rhino'].map(story.hp)).toEqual([10, 19])
})

official('MC-FAQ-core-20', () => {
  const suit = option('Vibranium Suit', { on: 'afterBasicPower', who: 'Black Panther' }, [
    heals('Black Panther', 1),
    hurts('Shocker', 1),
  ])
  const story = heroAttacks(
    [hero('Black Panther', { damage: 3 }), minion('Shocker', { tough: 1 }), villain('Rhino')],
    { abilities: [suit] },
    target('Rhino'),
    deal,
    use('Vibranium Suit'),
    finish,
  )
  expect(story.outcome?.summary.characters[1]).toMatchObject({ piece: 'Shocker', tough: 0, damage: 0 })
  expect(story.hp('Black Panther')).toBe(8)
})
