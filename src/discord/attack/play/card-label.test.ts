// Tests that autocomplete labels suffice to pick the right card and fit Discord's limit.
import { describe, expect, it } from 'vitest'
import { namedCards as cards } from '../../../../test/support/card-games.ts'
import type { CardKind } from '../../../cards/card.ts'
import { GUNDAM_KINDS } from '../../../cards/gundam/kinds.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { LANGUAGES, type Language } from '../../../language.ts'
import { cardChoices } from './card-label.ts'

const { enemy, hero, ally, boostCard } = MARVEL_KINDS
const { unit, pilot, base, shield } = GUNDAM_KINDS

const labels = (query: string, kind: CardKind, language: Language, limit = 25) =>
  cardChoices(cards.findCards({ query, language, kinds: [kind], limit }), kind, language).map(
    ({ name }) => name,
  )

describe('the choices of cards', () => {
  it('name the stage, the numbers and where it is from, with the printed terms of the language', () => {
    expect(labels('rhino 2', enemy, 'en')[0]).toBe('Rhino II · ATK 3 · Core Set')
    expect(labels('rhino 2', enemy, 'de')[0]).toBe('Rhino II · ANG 3 · Core Set')
    expect(labels('spider-man', hero, 'en')[0]).toBe('Spider-Man · ATK 2 · DEF 3 · Core Set')
    expect(labels('spider-man', hero, 'de')[0]).toBe('Spider-Man · ANG 2 · VER 3 · Core Set')
    expect(labels('miles morales', ally, 'de')[0]).toBe('Spider-Man (Miles Morales) · ANG 2 · 3 LP · Wasp')
  })

  it('show what is printed instead of a number', () => {
    expect(labels('titania', enemy, 'en')[0]).toMatch(/^Titania · ATK X · /)
    expect(labels('norman osborn', enemy, 'en')[0]).toMatch(/^Norman Osborn I · ATK ★ · /)
    expect(labels('ultron 1', enemy, 'en')[0]).toMatch(/^Ultron I · ATK 2★ · /)
  })

  it('show of a boost card its icons and whether it has a star', () => {
    expect(labels('the vulture', boostCard, 'en')[0]).toMatch(/ · Boost \d★? · /)
    expect(labels('hydra mercenary', boostCard, 'de')[0]).toBe('Hydra-Söldner · Boost 1 · Core Set · Rhino')
  })

  it('show of a Unit AP and HP, of a Pilot what it adds, of a Shield whether it has a Burst', () => {
    expect(labels('gundam', unit, 'en')[0]).toBe('Gundam · AP 3 · HP 4 · ST01-001')
    expect(labels('amuro ray', pilot, 'de')[0]).toBe('Amuro Ray · +2 AP · +1 TP · ST01-010')
    expect(labels('hayato', pilot, 'en')[0]).toBe(
      'Hayato Kobayashi (Thoroughly Damaged) · AP +0 · HP +1 · ST01-012',
    )
    expect(labels('white base', shield, 'en')[0]).toBe('White Base · 【Burst】 · ST01-015')
    expect(labels('white base', base, 'en')[0]).toBe('White Base · HP 5 · ST01-015')
  })

  it('differ from each other and have at most 100 characters, for every card of every kind', () => {
    const kinds: CardKind[] = [...Object.values(MARVEL_KINDS), ...Object.values(GUNDAM_KINDS)]
    for (const kind of kinds)
      for (const language of LANGUAGES) {
        const names = labels('', kind, language, 9999)
        expect(names.length).toBeGreaterThan(20)
        expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
        expect(names.filter(name => name.length > 100)).toEqual([])
      }
  })
})
