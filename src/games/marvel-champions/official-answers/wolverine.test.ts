// Official answers on the Wolverine hero pack.
import { expect } from 'vitest'
import {
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
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-wolv-01', () => {
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
})

official('MC-FAQ-wolv-02', () => {
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
})
