// Official answers on the Silk hero pack.
import { expect } from 'vitest'
import {
  boost,
  deal,
  enemyAttacks,
  finish,
  hero,
  hurts,
  nobody,
  official,
  option,
  piece,
  plays,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-silk-01', () => {
  const stop = option('Stop', { on: 'afterDefends', who: 'Silk', noDamage: true }, [hurts('Rhino', 2)], {
    label: 'attack',
  })
  const side = plays('Side Step', 'damage', [{ kind: 'prevent', amount: 3, taken: true }], {
    label: 'defense',
  })
  const story = enemyAttacks(
    [hero('Silk'), villain('Rhino')],
    { abilities: [stop] },
    nobody,
    boost(0),
    side,
    deal,
    use('Stop'),
    finish,
  )
  expect(['Silk', 'Rhino'].map(story.hp)).toEqual([10, 18])
  const none = enemyAttacks(
    [hero('Silk'), villain('Rhino', { atk: 0 })],
    { abilities: [stop] },
    nobody,
    boost(0),
    deal,
    finish,
  )
  expect(none.opened).toEqual([])
})

const counted = (of: string) => ({
  kind: 'damage' as const,
  to: piece('Rhino'),
  amount: { count: 'DEF of' as const, of: piece(of) },
})
const stops = option('Stop', { on: 'afterDefends', who: 'Silk', noDamage: true }, [counted('Silk')], {
  label: 'attack',
})
const sidestep = plays('Side Step', 'damage', [{ kind: 'prevent', amount: 3, taken: true }], {
  label: 'defense',
})

official('MC-FAQ-silk-02', () => {
  const play = (def: number) =>
    enemyAttacks(
      [hero('Silk', { def }), villain('Rhino')],
      { abilities: [stops] },
      nobody,
      boost(0),
      sidestep,
      deal,
      use('Stop'),
      finish,
    ).hp('Rhino')
  expect([play(2), play(4)]).toEqual([18, 16])
})

official('MC-FAQ-silk-03', () => {
  const today = option('Not Today!', { on: 'defends', who: 'Silk' }, [{ kind: 'def', amount: 2 }], {
    label: 'defense',
  })
  const story = enemyAttacks(
    [hero('Silk'), villain('Rhino')],
    { abilities: [stops, today] },
    nobody,
    boost(0),
    sidestep,
    use('Not Today!'),
    deal,
    use('Stop'),
    finish,
  )
  expect(['Silk', 'Rhino'].map(story.hp)).toEqual([10, 16])
})
