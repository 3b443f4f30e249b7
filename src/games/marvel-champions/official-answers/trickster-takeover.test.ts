// Official answers on the Trickster Takeover scenario pack.
import { expect } from 'vitest'
import {
  ally,
  heroTries,
  minion,
  official,
  ruling,
  SINCE_1_7,
  target,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-tt-01',
    question:
      'Enchantress cannot take damage. Can Whirlwind make a basic attack on her, just to use his ability?',
    answer:
      'No. A basic attack only deals damage, so a character that cannot take damage is no valid target for it.',
    ...ruling('2026-03-19', '2'),
    editions: SINCE_1_7,
    clauses: ['MC18-PA-27'],
    cards: ['Whirlwind', 'Enchantress'],
  },
  () => {
    const table = [
      ally('Whirlwind', { atk: 0 }),
      minion('Shocker'),
      villain('Enchantress', { cannotTakeDamage: true }),
    ]
    const tried = heroTries(table, {}, target('Enchantress'))
    expect(tried.refused).toMatchObject({ code: 'cannotTakeDamage', clause: 'MC18-PA-27' })
    expect(tried.offered('target')).toEqual(['Shocker'])
  },
)
