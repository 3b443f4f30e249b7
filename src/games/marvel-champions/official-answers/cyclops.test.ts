// Official answers on the Cyclops hero pack.
import { expect } from 'vitest'
import {
  ALL,
  deal,
  faq,
  finish,
  hero,
  heroAttacks,
  hits,
  must,
  official,
  target,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-cyc-01',
    question: 'Both hits of Ricochet Beam go to the enemy with Exploit Weakness. How much damage is that?',
    answer: '8. The increase counts for each instance of damage: 4 and 4.',
    ...faq('Ricochet Beam (#9)'),
    editions: ALL,
    clauses: ['MC-PA-10', 'MC-PA-09'],
    cards: ['Ricochet Beam', 'Exploit Weakness'],
  },
  () => {
    const weakness = must('Exploit Weakness', { on: 'makesAttack' }, [{ kind: 'increase', amount: 1 }])
    const story = heroAttacks(
      [hero('Cyclops'), villain('Magneto')],
      { ability: { attacks: [hits(3, 3)] }, abilities: [weakness] },
      target('Magneto'),
      deal,
      finish,
    )
    expect(story.hp('Magneto')).toBe(12)
    expect(story.told('damage_dealt').map(one => one.amount)).toEqual([4, 4])
  },
)
