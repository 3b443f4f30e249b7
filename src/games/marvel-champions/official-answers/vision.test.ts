// Official answers on the Vision hero pack.
import { expect } from 'vitest'
import {
  ally,
  deal,
  finish,
  heroAttacks,
  official,
  option,
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-vision-01', () => {
  const spends = option(
    'Machine Man spends 2',
    { on: 'makesAttack', who: 'Machine Man' },
    [{ kind: 'atk', amount: 2 }],
    {
      uses: 1,
    },
  )
  const first = heroAttacks(
    [ally('Machine Man', { atk: 1 }), villain('Ultron')],
    { abilities: [spends] },
    target('Ultron'),
    use('Machine Man spends 2'),
    deal,
    finish,
  )
  expect(first.hp('Ultron')).toBe(17)
  const again = heroAttacks(
    first.outcome?.table.pieces ?? [],
    { withoutExhausting: true },
    target('Ultron'),
    deal,
    finish,
  )
  expect(again.hp('Ultron')).toBe(16)
})
