// Official answers on the MojoMania scenario pack.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  hero,
  must,
  official,
  piece,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-mojo-01', () => {
  const raises = (id: string) =>
    must(`Mojo on ${id}`, { on: 'wouldTake', who: id }, [{ kind: 'increase', amount: 1, of: piece(id) }])
  const table = [hero('Wolverine'), ally('Colossus'), villain('Mojo', { atk: 4, keywords: ['overkill'] })]
  const play = (...abilities: ReturnType<typeof raises>[]) =>
    enemyAttacks(table, { abilities }, defend('Colossus'), boost(0), deal, finish)
  expect(play().hp('Wolverine')).toBe(9)
  expect(play(raises('Colossus')).hp('Wolverine')).toBe(8)
  expect(play(raises('Colossus'), raises('Wolverine')).hp('Wolverine')).toBe(7)
})
