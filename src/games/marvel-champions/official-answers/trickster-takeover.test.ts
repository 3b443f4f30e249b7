// Official answers on the Trickster Takeover scenario pack.
import { expect } from 'vitest'
import {
  ally,
  heroTries,
  minion,
  official,
  target,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-tt-01', () => {
  const table = [
    ally('Whirlwind', { atk: 0 }),
    minion('Shocker'),
    villain('Enchantress', { cannotTakeDamage: true }),
  ]
  const tried = heroTries(table, {}, target('Enchantress'))
  expect(tried.refused).toMatchObject({ code: 'cannotTakeDamage', clause: 'MC18-PA-27' })
  expect(tried.offered('target')).toEqual(['Shocker'])
})
