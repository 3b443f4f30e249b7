// Official answers on Spider-Man, Iron Man and Black Panther of the Core Set.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  faq,
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
} from '../../../../test/games/marvel-champions/official.ts'

const spiderSense = option('Spider-Sense', { on: 'attacks', who: 'Rhino', of: 'you' }, [says('draw 1 card')])

official(
  {
    id: 'MC-FAQ-core-01',
    question: 'When does the villain initiate its attack on Spider-Man?',
    answer:
      'As soon as the game says that he will be attacked: before the boost card is dealt and before anybody defends.',
    ...faq('Spider-Man (#1A)'),
    editions: ALL,
    clauses: ['MC-EA-53', 'MC-EA-11'],
    cards: ['Spider-Man', 'Assault'],
  },
  () => {
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
  },
)

official(
  {
    id: 'MC-FAQ-core-02',
    question:
      'Can Repulsor Blast remove a tough card with its first point and then hurt the enemy with the rest?',
    answer: 'No. The additional damage belongs to the same hit, so tough stops all of it.',
    ...faq('Repulsor Blast (#31)'),
    editions: ALL,
    clauses: ['MC-TOUGH-03'],
    cards: ['Repulsor Blast'],
  },
  () => {
    const blast = { attacks: [{ instances: [{ amount: 1 }, { amount: 4, additional: true as const }] }] }
    const story = heroAttacks(
      [hero('Iron Man'), villain('Rhino', { tough: 1 })],
      { ability: blast },
      target('Rhino'),
      deal,
      finish,
    )
    expect(story.outcome?.characters[1]).toMatchObject({ piece: 'Rhino', tough: 0, damage: 0 })
    const bare = heroAttacks(
      [hero('Iron Man'), villain('Rhino')],
      { ability: blast },
      target('Rhino'),
      deal,
      finish,
    )
    expect(bare.hp('Rhino')).toBe(15)
  },
)

official(
  {
    id: 'MC-FAQ-core-03',
    question: 'Black Panther is attacked, but another hero or an ally defends. Does he retaliate?',
    answer: 'No. He retaliates only if he himself is attacked, and the defender has taken his place.',
    ...faq('Black Panther (#40A)'),
    editions: ALL,
    clauses: ['MC-RETALIATE-05', 'MC-EA-09'],
    cards: ['Black Panther'],
  },
  () => {
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
  },
)

official(
  {
    id: 'MC-FAQ-core-04',
    question: 'Does Black Panther retaliate if he defends?',
    answer: 'Yes. A hero that defends is attacked, even if it takes no damage.',
    ...faq('Black Panther (#40A)'),
    editions: ALL,
    clauses: ['MC-EA-33', 'MC-RETALIATE-08'],
    cards: ['Black Panther'],
  },
  () => {
    const table = [hero('Black Panther', { retaliate: 1, def: 3 }), villain('Rhino')]
    const story = enemyAttacks(table, {}, defend('Black Panther'), boost(0), deal, finish)
    expect(['Black Panther', 'Rhino'].map(story.hp)).toEqual([10, 19])
  },
)

official(
  {
    id: 'MC-FAQ-core-20',
    question: 'I move damage with Vibranium Suit to a tough enemy. Is its tough card discarded?',
    answer: 'Yes. Damage that is moved to a character is dealt to it.',
    ...faq('Vibranium Suit (#49)'),
    editions: ALL,
    clauses: ['MC-DEALTTAKEN-06', 'MC-TOUGH-01'],
    cards: ['Vibranium Suit'],
  },
  () => {
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
    expect(story.outcome?.characters[1]).toMatchObject({ piece: 'Shocker', tough: 0, damage: 0 })
    expect(story.hp('Black Panther')).toBe(8)
  },
)
