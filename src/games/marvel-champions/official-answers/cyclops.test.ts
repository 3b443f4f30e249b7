// Official answers on the Cyclops hero pack.
import { expect } from 'vitest'
import {
  deal,
  finish,
  hero,
  heroAttacks,
  hits,
  must,
  official,
  target,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-cyc-01', () => {
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
})
