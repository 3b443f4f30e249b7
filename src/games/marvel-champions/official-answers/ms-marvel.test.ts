// Official answers on the Ms. Marvel hero pack.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  deal,
  designers,
  enemyAttacks,
  enemyTries,
  faq,
  finish,
  hero,
  heroAttacks,
  hurts,
  minion,
  nobody,
  official,
  option,
  piece,
  plays,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const melee = {
  targets: 2,
  sentences: true as const,
  instances: [
    { amount: 3, to: 1 },
    { amount: 3, to: 2 },
  ],
}

official(
  {
    id: 'MC-FAQ-msm-01',
    question: 'What does Embiggen! add to an attack event that deals damage twice, such as Melee?',
    answer: '2 to each instance of damage: 5 and 5 instead of 3 and 3.',
    ...faq('Embiggen! (#10)'),
    editions: ALL,
    clauses: ['MC-PA-10'],
    cards: ['Embiggen!', 'Melee'],
  },
  () => {
    const embiggen = plays('Embiggen!', 'damage', [{ kind: 'increase', amount: 2 }])
    const story = heroAttacks(
      [hero('Ms. Marvel'), minion('Shocker', { hitPoints: 9 }), villain('Rhino')],
      { ability: { attacks: [melee] } },
      target('Shocker'),
      embiggen,
      deal,
      target('Rhino', 'target:2'),
      deal,
      finish,
    )
    expect(['Shocker', 'Rhino'].map(story.hp)).toEqual([4, 15])
  },
)

official(
  {
    id: 'MC-FAQ-msm-02',
    question: 'Nova’s interrupt defeats the enemy that attacks. Does the attack still deal damage?',
    answer: 'No. The damage has not been calculated yet, and the rest of the attack does not take place.',
    ...faq('Nova (#12)'),
    editions: ALL,
    clauses: ['MC-EA-54'],
    cards: ['Nova'],
  },
  () => {
    const nova = option('Nova blasts', { on: 'attacks', of: 'you' }, [hurts('Shocker', 2)])
    const play = (damage: number) => [hero('Ms. Marvel'), ally('Nova'), minion('Shocker', { damage })]
    const story = enemyAttacks(play(2), { abilities: [nova] }, use('Nova blasts'), finish)
    expect(story.told('attack_ended_early')).toHaveLength(1)
    expect(['Ms. Marvel', 'Shocker'].map(story.hp)).toEqual([10, 0])
    const goesOn = enemyAttacks(play(1), { abilities: [nova] }, use('Nova blasts'), nobody, deal, finish)
    expect(goesOn.hp('Ms. Marvel')).toBe(8)
  },
)

official(
  {
    id: 'MC-FAQ-msm-07',
    question: 'A minion with ATK 1 attacks me. Can I use all three of my Energy Barriers?',
    answer: 'No. They resolve one by one, and after the first one no damage is left to prevent.',
    ...designers('Energy Barrier (#17)'),
    editions: ALL,
    clauses: ['MC-TARGET-02', 'MC-DAMAGE-04'],
    cards: ['Energy Barrier'],
  },
  () => {
    const barrier = (id: string) =>
      option(id, { on: 'wouldTake', who: 'Ms. Marvel' }, [
        { kind: 'prevent', amount: 1, of: piece('Ms. Marvel'), taken: true },
        hurts('Shocker', 1),
      ])
    const abilities = [barrier('Barrier A'), barrier('Barrier B')]
    const play = (atk: number, ...used: string[]) =>
      enemyTries(
        [hero('Ms. Marvel'), minion('Shocker', { atk })],
        { abilities },
        nobody,
        deal,
        ...used.map(one => use(one)),
      )
    expect(play(2, 'Barrier A', 'Barrier B').refused).toBeNull()
    expect(play(1, 'Barrier A').refused).toBeNull()
    expect(play(1, 'Barrier A', 'Barrier B').refused).not.toBeNull()
  },
)
