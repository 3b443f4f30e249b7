// What every Burst does has words in each language that fit on a button, and /card tells it.
import { expect, it } from 'vitest'
import { allShipped, namedCards } from '../../../test/support/card-games.ts'
import { LANGUAGES } from '../../language.ts'
import { burstOf } from '../../walkthroughs/set-up/gundam/bursts.ts'
import { wordsIn } from '../../words/words.ts'
import type { Card } from '../card.ts'
import { effectsInWords } from './effect-words.ts'
import { gundamFacts } from './facts.ts'
import { GUNDAM_KINDS, hasBurst } from './kinds.ts'
import type { GundamCard } from './schema.ts'

const bursts = allShipped().filter(
  (card): card is Card & GundamCard => GUNDAM_KINDS.shield.is(card) && hasBurst(card),
)
const cardOf = (code: string) => {
  const card = bursts.find(one => one.code === code)
  if (!card) throw new Error(`no Burst ${code}`)
  return card
}
const words = (code: string, language: (typeof LANGUAGES)[number]) => {
  const card = cardOf(code)
  const { effects, names } = burstOf(namedCards, card, { player: 'p2', newId: one => `new ${one.code}` })
  const nameOf = (id: string) => names[id]?.[language] ?? id
  return effectsInWords(effects, { t: wordsIn(language), nameOf })
}

it.each(LANGUAGES)(
  'every Burst has words, no two effects of one card run together, and /card says them (%s)',
  language => {
    expect(bursts).toHaveLength(252)
    for (const card of bursts) {
      const said = words(card.code, language)
      expect([card.code, said !== null && !said.includes('undefined')]).toEqual([card.code, true])
      expect([card.code, gundamFacts(card, language).played]).toEqual([card.code, expect.any(String)])
    }
  },
)

it.each(LANGUAGES)(
  '/card says what each effect does that waits on a card and stands in the data (%s)',
  language => {
    const waits = allShipped()
      .filter((card): card is Card & GundamCard => card.game === 'gundam')
      .filter(({ triggers = [] }) => triggers.some(({ on, effects }) => on !== 'deployed' && effects))
    expect(waits.length).toBeGreaterThan(230)
    const said = waits.map(card => [card.code, gundamFacts(card, language).played ?? ''] as const)
    const count = (words: string) => words.split('spiele ich').length + words.split('I play “').length - 2
    const wrong = said.filter(([code, words], at) => {
      const known = waits[at]?.triggers?.filter(({ on, effects }) => on !== 'deployed' && effects) ?? []
      return (
        count(words.replace(/^Den Burst spiele ich/, '')) !== known.length ||
        words.includes('undefined') ||
        code === ''
      )
    })
    expect(wrong).toEqual([])
  },
)

it('says what a player decides about: whom it hits, what comes with which numbers, and that a condition decides', () => {
  expect(words('ST03-015', 'en')).toBe('deploy Rewloola (5 HP)')
  expect(words('ST03-015', 'de')).toBe('Rewloola einsetzen (5 TP)')
  expect(words('GD01-099', 'en')).toBe('rest an enemy Unit (5 or less HP)')
  expect(words('GD01-099', 'de')).toBe('eine gegnerische Einheit (höchstens 5 TP) in Ruhestellung bringen')
  expect(words('ST04-012', 'en')).toBe('deploy Aile Strike Gundam (3 AP, 3 HP) (under a condition)')
  expect(words('GD05-089', 'de')).toBe('auf die Hand oder Master Asia einsetzen (3 AP, 3 TP)')
  expect(words('GD03-109', 'en')).toBe('3 damage to an enemy Unit (Lv.4 or lower), others under a condition')
  expect(words('GD04-101', 'en')).toBe('its 【Main】')
})
