// Official answers on the Vision hero pack.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  deal,
  errata,
  finish,
  heroAttacks,
  official,
  option,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-vision-01',
    question: 'I spend two resources as Machine Man attacks. How long does he have the +2 ATK?',
    answer: 'For this attack only.',
    ...errata('Machine Man (#22)'),
    editions: ALL,
    clauses: ['MC-PA-04', 'MC-LASTING-01'],
    cards: ['Machine Man'],
  },
  () => {
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
  },
)
