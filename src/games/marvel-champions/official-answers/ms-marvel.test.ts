// Official answers on the Ms. Marvel hero pack.
import { expect } from 'vitest'
import {
  ally,
  deal,
  enemyAttacks,
  enemyTries,
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
} from '../../../../test/support/games/marvel-champions/official.ts'

const melee = {
  targets: 2,
  sentences: true as const,
  instances: [
    { amount: 3, to: 1 },
    { amount: 3, to: 2 },
  ],
}

official('MC-FAQ-msm-01', () => {
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
})

official('MC-FAQ-msm-02', () => {
  const nova = option('Nova blasts', { on: 'attacks', of: 'you' }, [hurts('Shocker', 2)])
  const play = (damage: number) => [hero('Ms. Marvel'), ally('Nova'), minion('Shocker', { damage })]
  const story = enemyAttacks(play(2), { abilities: [nova] }, use('Nova blasts'), finish)
  expect(story.told('attack_ended_early')).toHaveLength(1)
  expect(['Ms. Marvel', 'Shocker'].map(story.hp)).toEqual([10, 0])
  const goesOn = enemyAttacks(play(1), { abilities: [nova] }, use('Nova blasts'), nobody, deal, finish)
  expect(goesOn.hp('Ms. Marvel')).toBe(8)
})

official('MC-FAQ-msm-07', () => {
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
})
