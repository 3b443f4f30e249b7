// Official answers on the Wolverine hero pack.
import { expect } from 'vitest'
import {
  ALL,
  deal,
  finish,
  hero,
  heroAttacks,
  hits,
  hurts,
  minion,
  must,
  official,
  piece,
  plays,
  ruling,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-wolv-01',
    question:
      'I pay for Berserker Barrage with Aggressive Energy. Does Wolverine himself take 1 more damage?',
    answer: 'No. The event deals 1 more to the enemy; what Wolverine takes is no damage of the attack.',
    ...ruling('2026-07-09', '3'),
    editions: ALL,
    clauses: ['MC-PA-10'],
    cards: ['Berserker Barrage', 'Aggressive Energy'],
  },
  () => {
    const energy = plays('Aggressive Energy', 'damage', [{ kind: 'increase', amount: 1 }])
    const repeat = plays('Berserker Barrage', 'damageDealt', [hurts('Wolverine', 2)])
    const story = heroAttacks(
      [hero('Wolverine'), minion('Sentinel', { hitPoints: 5 })],
      { ability: { attacks: [hits(4)] } },
      target('Sentinel'),
      energy,
      deal,
      repeat,
      finish,
    )
    expect(['Wolverine', 'Sentinel'].map(story.hp)).toEqual([8, 0])
  },
)

official(
  {
    id: 'MC-FAQ-wolv-02',
    question:
      'The Jubilee ally chose the same enemy twice in this phase. Does Wolverine get +4 ATK against it?',
    answer: 'Yes. Each use adds 2 for basic attacks on that enemy, and the bonuses add up.',
    ...ruling('2026-06-02', '1'),
    editions: ALL,
    clauses: ['MC-LASTING-02', 'MC-PA-04'],
    cards: ['Jubilee'],
  },
  () => {
    const jubilee = (id: string) =>
      must(id, { on: 'makesAttack', who: 'Wolverine' }, [
        { kind: 'atk', amount: 2, if: { is: 'target', who: piece('Magneto') } },
      ])
    const abilities = [jubilee('Jubilee 1'), jubilee('Jubilee 2')]
    const play = (enemy: string) =>
      heroAttacks(
        [hero('Wolverine'), minion('Sentinel'), villain('Magneto')],
        { abilities },
        target(enemy),
        use('Jubilee 1', 'order:makeAttack'),
        deal,
        finish,
      )
    expect(play('Magneto').hp('Magneto')).toBe(14)
    expect(play('Sentinel').hp('Sentinel')).toBe(2)
  },
)
