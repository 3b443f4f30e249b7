// Cards are found by the texts that people type, in either language, and each is offered once in a sensible order.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import { CARD_GAMES, shippedCards } from '../../test/support/card-games.ts'
import type { Language } from '../language.ts'
import type { CardKind } from './card.ts'
import { buildCards, cardValue, codeIn } from './cards.ts'
import { GUNDAM_KINDS } from './gundam/kinds.ts'
import { MARVEL_KINDS } from './marvel-champions/kinds.ts'
import { cardName } from './names.ts'

const all = shippedCards()
const { cardByCode, cardsNamed, findCards } = buildCards(() => all, CARD_GAMES)
const { enemy, hero, alterEgo, ally, boostCard } = MARVEL_KINDS
const { unit, pilot, base, shield } = GUNDAM_KINDS

const found = (query: string, kinds: readonly CardKind[], language: Language = 'en', limit = 25) =>
  findCards({ query, language, kinds, limit }).map(card => `${cardName(card)[language]} ${card.code}`)

const KINDS: readonly CardKind[] = [enemy, hero, alterEgo, ally, boostCard, unit, pilot, base, shield]

describe('finding cards', () => {
  it('finds a villain by its stage, as a numeral or a number', () => {
    for (const query of ['Rhino II', 'rhino ii', 'rhino 2', 'RHINO2'])
      expect(found(query, [enemy])[0]).toBe('Rhino II 01095')
    expect(found('ultron 3', [enemy])[0]).toBe('Ultron III 01136')
    expect(found('Wrecker b', [enemy])[0]).toBe('Wrecker B 07003')
  })

  it('offers the stages of an exact name first, then the minion of that name from a later pack', () => {
    expect(found('rhino', [enemy])).toEqual([
      'Rhino I 01094',
      'Rhino II 01095',
      'Rhino III 01096',
      'Rhino 27128',
    ])
  })

  it('offers heroes before allies of the same name', () => {
    expect(found('hulk', [ally, hero])[0]).toBe('Hulk 10001a')
    expect(found('hulk', [ally, hero])[1]).toBe('Hulk 01050')
  })

  it('finds a card by its German name, also for somebody who reads English', () => {
    expect(found('Hydra-Söldner', [enemy], 'de')[0]).toBe('Hydra-Söldner 01101')
    expect(found('hydra soeldner', [enemy])[0]).toBe('Hydra Mercenary 01101')
  })

  it('shows the English name of a card that has no German one', () => {
    expect(cardByCode('45179a')?.name).toEqual({ en: 'Mister Sinister' })
    expect(found('mister sinister', [enemy], 'de')).toContain('Mister Sinister 45179a')
  })

  it('finds an ally by its subname, and by both', () => {
    expect(found('miles morales', [ally])[0]).toBe('Spider-Man 13019')
    expect(found('spider-man miles', [ally])[0]).toBe('Spider-Man 13019')
  })

  it('forgives a slip', () => {
    expect(found('ulrton', [enemy]).slice(0, 3)).toEqual([
      'Ultron I 01134',
      'Ultron II 01135',
      'Ultron III 01136',
    ])
  })

  it('offers a card that was printed again only once, as it came out first', () => {
    expect(found('hydra soldier', [enemy])[0]).toBe('Hydra Soldier 01182')
    expect(found('hydra soldier', [enemy])).not.toContain('Hydra Soldier 03029')
    expect(found('ex base', [base]).filter(name => name.startsWith('EX'))).toEqual(['EX Base EXB-001'])
    const guards = found('corrupt prison guard', [enemy]).filter(name => name.startsWith('Corrupt Prison'))
    expect(guards).toEqual(['Corrupt Prison Guard 07008'])
  })

  it('finds a Unit with a Roman number however it is typed, and a Command by the Pilot it can be', () => {
    expect(found('zaku ii', [unit])[0]).toBe('Zaku Ⅱ ST03-008')
    expect(found('Hayato Kobayashi', [pilot])[0]).toBe('Thoroughly Damaged ST01-012')
  })

  it('offers tokens last, and none among the Shields', () => {
    expect(found('gundam', [unit], 'en', 100).indexOf('Gundam T-001')).toBeGreaterThan(
      found('gundam', [unit], 'en', 100).indexOf('Gundam GD04-001'),
    )
    expect(found('', [shield], 'en', 9999).filter(name => / (T|EXBP?)-\d+$/.test(name))).toEqual([])
  })

  it('offers the first there are while nothing is typed', () => {
    expect(found(' ', [enemy], 'en', 2)).toEqual(['Rhino I 01094', 'Rhino II 01095'])
  })

  it('finds a card by its code', () => {
    expect(found('st01-001', [unit])).toEqual(['Gundam ST01-001'])
    expect(cardsNamed('01001A', [hero]).map(({ code }) => code)).toEqual(['01001a'])
  })

  it('takes only boost cards that have a boost area', () => {
    const cards = findCards({ query: '', language: 'en', kinds: [boostCard], limit: 9999 })
    expect(cards.length).toBeGreaterThan(1400)
    expect(cards.every(card => card.boostIcons !== undefined)).toBe(true)
  })

  it('finds every card by its own name among those of its kind', () => {
    for (const kind of KINDS)
      for (const card of findCards({ query: '', language: 'de', kinds: [kind], limit: 9999 }))
        expect(cardsNamed(cardName(card).de, [kind]).map(kind.alike)).toContain(kind.alike(card))
  })

  it('gives cards of the kinds asked for alone, no more than asked for, and always the same', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('rhi', 'spider', 'gun', 'hydra m', '2'),
    )
    fc.assert(
      fc.property(typed, fc.subarray([...KINDS]), fc.integer({ min: 1, max: 25 }), (query, kinds, limit) => {
        const once = findCards({ query, language: 'de', kinds, limit })
        expect(once.length).toBeLessThanOrEqual(limit)
        expect(new Set(once).size).toBe(once.length)
        expect(findCards({ query, language: 'de', kinds, limit })).toEqual(once)
      }),
      { numRuns: runs() },
    )
  })
})

describe('the choices of an autocomplete', () => {
  it('stand for one card, whatever else is called like it', () => {
    for (const card of all) {
      expect(codeIn(cardValue(card))).toBe(card.code)
      expect(cardValue(card).length).toBeLessThanOrEqual(100)
    }
    expect(cardsNamed('card:01095', [enemy]).map(({ code }) => code)).toEqual(['01095'])
    expect(found('card:01095', [enemy])).toEqual(['Rhino II 01095'])
  })

  it('stand for nothing where the card is of another kind, or there is none', () => {
    expect(cardsNamed('card:01095', [hero])).toEqual([])
    expect(cardsNamed('card:99999', [enemy])).toEqual([])
  })

  it('are not mistaken for a name, nor a name for one of them', () => {
    expect(codeIn('Rhino')).toBeNull()
    expect(codeIn('card: Rhino')).toBeNull()
    expect(all.filter(card => codeIn(card.name.en) !== null)).toEqual([])
  })
})

describe('cards by their exact name', () => {
  it('are all that bear it, in either language, and nothing that is only near', () => {
    expect(cardsNamed('rhino', [enemy]).map(({ code }) => code)).toEqual(['01094', '01095', '01096', '27128'])
    expect(cardsNamed('Hydra-Söldner', [enemy])[0]?.code).toBe('01101')
    expect(cardsNamed('Peter Parker', [ally, alterEgo]).map(({ code }) => code)).toEqual(['01001b'])
    expect(cardsNamed('Peter Parker', [ally]).length).toBeGreaterThan(1)
    expect(cardsNamed('rhin', [enemy])).toEqual([])
    expect(cardsNamed('Rhino 7', [enemy])).toEqual([])
    expect(cardsNamed('', [enemy])).toEqual([])
  })
})
