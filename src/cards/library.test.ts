// Cards are found by half their name, a typo, a number or a code, in both languages; printings of one name are one find.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import { shippedCards, shippedLibrary } from '../../test/support/card-games.ts'
import { LANGUAGES, type Language } from '../language.ts'
import { compact, fold } from '../search/words/fold.ts'
import type { Card } from './card.ts'

const library = shippedLibrary()
const all = library.all()

const firstOf = (query: string, language: Language = 'en'): Card | undefined =>
  library.find({ query, language, game: null })[0]?.cards[0]
const nameIn = ({ name }: Card, language: Language): string => name[language] ?? name.en

/** Half of the letters, at least four; on to the end of a word that is nearly there. */
function halfOf(name: string): string {
  const half = name.slice(0, Math.max(4, Math.ceil(name.length / 2)))
  return half.trim()
}

/** Cards by lot, the same ones each time. */
const drawn = fc.sample(fc.constantFrom(...all), { numRuns: runs(100 / 60), seed: 20_261_124 })

describe('a card typed half', () => {
  it.each(LANGUAGES)('comes first in 97 of 100 cards by lot (%s)', language => {
    const missed = drawn.flatMap(({ cards: [card] }) => {
      const typed = halfOf(nameIn(card, language))
      const [best] = library.find({ query: typed, language, game: card.game })
      const found = best ? fold(nameIn(best.cards[0], language)) : ''
      // Another card whose name begins with all that was typed, or has it as a whole word, is as right.
      const isRight =
        compact(found).startsWith(compact(fold(typed))) || ` ${found} `.includes(` ${fold(typed)} `)
      return isRight ? [] : [`${typed}: ${found}, not ${card.name.en}`]
    })
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(drawn.length * 0.03)
  })
})

describe('the library', () => {
  it.each([
    ['rhino', '01094'],
    ['rihno', '01094'],
    ['01095', '01095'],
    ['gd01-001', 'GD01-001'],
    ['GD01-1', 'GD01-001'],
    ['st01 001', 'ST01-001'],
    ['#01001', '01001a'],
    ['gd01001', 'GD01-001'],
    ['gd1 1', 'GD01-001'],
    ['01001 b', '01001b'],
    ['1094', '01094'],
    ['char', 'ST03-011'],
    ['panther', '01040a'],
    ['steve rogers', '03001b'],
    ['destroy mode full armor', 'ST14-006'],
    ['zaku 3', 'GD02-048'],
    ['gundam mk2', 'ST10-003'],
    ['mk 5 armor', '01036'],
    ['Dr. Strange', '09001a'],
    ['infinty gauntlet', '21129'],
    ['the past shadows', '01190'],
    ['deathcythe hell', 'GD03-021'],
    ['heavy arms', 'ST02-003'],
    ['webbed', '01009'],
    ['eingespon', '01009'],
    ['netzkick', '01005'],
    ['Schwingender Netzkick', '01005'],
    ['miles morales', '27030b'],
    ['amuro', 'ST01-010'],
  ])('finds %s', (query, code) => {
    expect(firstOf(query)?.code).toBe(code)
  })

  it('shows the printings of one card as one, and says where else it was printed', () => {
    const [hawkeye] = library.named('01066')
    const first = hawkeye?.cards[0]
    if (!first) throw new Error('there is no card 01066')
    expect(library.alsoIn(first)).toContain('Captain America')
    expect(hawkeye.cards.map(({ code }) => code)).not.toContain('03012')
    expect(library.byCode('03012')?.name).toEqual(first.name)
  })

  it('takes no two cards of the GUNDAM CARD GAME for one, but tokens: another number is another card', () => {
    const numbers = all.flatMap(({ cards }) => cards.map(({ code }) => code))
    const cards = shippedCards().filter(({ game, code }) => game === 'gundam' && !/^(T|EXBP?)-/.test(code))
    expect(cards.map(({ code }) => code).filter(code => !numbers.includes(code))).toEqual([])
  })

  it('puts the stages of a villain, and other cards of its name, under one name', () => {
    const [rhino] = library.named('Rhino')
    expect(rhino?.cards.slice(0, 3).map(({ stage }) => stage)).toEqual(['I', 'II', 'III'])
  })

  it('puts the card with the typed subname first', () => {
    expect(library.named('Spider-Man')[0]?.cards[0].code).toBe('01001a')
    expect(firstOf('Spider-Man Miles Morales')?.subname?.en).toBe('Miles Morales')
  })

  it('finds nothing by nothing, and every card by its code', () => {
    expect(library.find({ query: '  ', language: 'en', game: null })).toEqual([])
    for (const { cards } of all) {
      for (const card of cards) expect(library.named(card.code)[0]?.cards[0].code).toBe(card.code)
    }
  })

  it('keeps to the game that was asked for', () => {
    const games = library.find({ query: 'hero', language: 'en', game: 'gundam' }).map(({ game }) => game)
    expect(games.filter(game => game !== 'gundam')).toEqual([])
  })
})
