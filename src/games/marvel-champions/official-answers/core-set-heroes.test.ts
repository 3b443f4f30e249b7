// Official answers on the heroes and aspects of the Core Set.
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
  gives,
  heals,
  hero,
  heroAttacks,
  hits,
  minion,
  must,
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
    id: 'MC-FAQ-core-05',
    question: 'Tigra defeats a minion. Does she heal before or after her consequential damage?',
    answer: 'Before. What follows from her attack comes first, consequential damage last.',
    ...faq('Tigra (#51)'),
    editions: ALL,
    clauses: ['MC-PA-26', 'MC-PA-27'],
    cards: ['Tigra'],
  },
  () => {
    const heal = option('Tigra', { on: 'afterAttacks', who: 'Tigra', of: 'minion', and: 'defeats' }, [
      heals('Tigra', 1),
    ])
    const play = (damage: number) =>
      heroAttacks(
        [ally('Tigra', { damage }), minion('Shocker', { hitPoints: 2 })],
        { abilities: [heal] },
        target('Shocker'),
        deal,
        use('Tigra'),
        finish,
      )
    expect(order(play(2), 'healed', 'consequential_damage')).toEqual(['healed', 'consequential_damage'])
    // With her last hit point she survives; without damage there is nothing to heal yet.
    expect(play(2).hp('Tigra')).toBe(1)
    expect(play(0).hp('Tigra')).toBe(2)
  },
)

official(
  {
    id: 'MC-FAQ-core-06',
    question:
      'Does She-Hulk discard Superhuman Strength only after a basic attack, or after an attack event too?',
    answer: 'After an attack event too. Playing an event labeled (attack) is an attack of the hero.',
    ...designers('Superhuman Strength (#28)'),
    editions: ALL,
    clauses: ['MC-PA-07', 'MC-PA-24'],
    cards: ['Superhuman Strength'],
  },
  () => {
    const strength = must(
      'Superhuman Strength',
      { on: 'afterAttacks', who: 'She-Hulk' },
      [gives('Rhino', 'stunned')],
      {
        owner: 'Ana',
        uses: 1,
      },
    )
    const table = [hero('She-Hulk'), villain('Rhino')]
    for (const ability of [undefined, { attacks: [hits(6)] }]) {
      const story = heroAttacks(
        table,
        { abilities: [strength], ...(ability && { ability }) },
        target('Rhino'),
        deal,
        finish,
      )
      expect(story.opened).toEqual(['Superhuman Strength'])
      expect(story.outcome?.characters[1]).toMatchObject({ stunned: 1 })
    }
  },
)

official(
  {
    id: 'MC-FAQ-core-07',
    question: 'Does Energy Channel deal its damage counter by counter?',
    answer: 'No. It is all dealt at once, so one tough card stops all of it.',
    ...designers('Energy Channel (#18)'),
    editions: ALL,
    clauses: ['MC-TOUGH-01', 'MC-PA-09'],
    cards: ['Energy Channel'],
  },
  () => {
    const table = [hero('Captain Marvel'), villain('Rhino', { tough: 1 })]
    const story = heroAttacks(table, { ability: { attacks: [hits(6)] } }, target('Rhino'), deal, finish)
    expect(story.outcome?.characters[1]).toMatchObject({ tough: 0, damage: 0 })
  },
)

official(
  {
    id: 'MC-FAQ-core-08',
    question: 'My hero’s attack defeats a stage of the villain. Can I play Chase Them Down?',
    answer: 'Yes. Who defeats a stage of the villain has defeated an enemy.',
    ...designers('Chase Them Down (#52)'),
    editions: ALL,
    clauses: ['MC-PA-26', 'MC-DEFEAT-03'],
    cards: ['Chase Them Down'],
  },
  () => {
    const chase = option('Chase', { on: 'afterAttacks', who: 'Spider-Man', of: 'enemy', and: 'defeats' }, [
      says('remove 2 threat'),
    ])
    const play = (damage: number) =>
      heroAttacks(
        [hero('Spider-Man'), villain('Rhino', { damage })],
        { abilities: [chase] },
        target('Rhino'),
        deal,
        ...(damage === 18 ? [use('sameTitle', 'nextStage:Rhino'), use('Chase')] : []),
        finish,
      )
    expect(play(18).opened).toEqual(['Chase'])
    expect(play(17).opened).toEqual([])
  },
)
