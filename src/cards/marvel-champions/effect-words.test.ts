// What every Boost ability does has words in each language, and /card tells it.
import { expect, it } from 'vitest'
import { allShipped } from '../../../test/support/card-games.ts'
import { boostPlaysIn } from '../../games/marvel-champions/vocabulary/plays.ts'
import { LANGUAGES, type Language } from '../../language.ts'
import type { Card } from '../card.ts'
import { hasBoost } from './boosts-told.ts'
import { marvelFacts } from './facts.ts'
import type { MarvelCard } from './schema.ts'

const boosts = allShipped().filter(
  (card): card is Card & MarvelCard =>
    card.game === 'marvel-champions' && boostPlaysIn((card as Card & MarvelCard).plays).length > 0,
)
const told = (code: string, language: Language) => {
  const card = boosts.find(one => one.code === code)
  return card && marvelFacts(card, language).played
}

it('every card that plays a Boost ability has one', () => {
  expect(boosts.filter(card => !hasBoost(card))).toEqual([])
})

it.each(LANGUAGES)(
  '/card says of every Boost ability in one sentence what is played, or what is lacking (%s)',
  language => {
    const faulty = boosts
      .map(({ code }) => `${told(code, language)}`)
      .filter(words => !/^[^{}]+[^.]\.$/.test(words) || words.length > 400)
    expect(faulty).toEqual([])
  },
)

it('says it as a player would', () => {
  expect(told('01131', 'en')).toBe(
    'I play this by myself: after the attack: a tough status card for this enemy. ' +
      'I play its Boost ability: a tough status card for the villain.',
  )
  expect(told('01131', 'de')).toBe(
    'Das spiele ich von selbst: nach dem Angriff: eine Zäh-Statuskarte für diesen Gegner. ' +
      'Die Boost-Fähigkeit spiele ich: eine Zäh-Statuskarte für den Schurken.',
  )
  expect(told('01164', 'en')).toBe('I play its Boost ability: if the villain activates: 1 more boost card.')
  expect(told('16134', 'de')).toBe(
    'Die Boost-Fähigkeit spiele ich: falls ein Gegner angreift: Overkill für diesen Angriff.',
  )
  expect(told('01121', 'en')).toBe('I play its Boost ability: this card enters play.')
  expect(told('01123', 'en')).toBe(
    'Its Boost ability you read off the card; I lack this for it: it holds for the rest of the activation.',
  )
})
