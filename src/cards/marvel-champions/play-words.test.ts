// What a player’s card does has words for everybody whom it reaches.
import { expect, it } from 'vitest'
import { allShipped } from '../../../test/support/card-games.ts'
import type { Card } from '../card.ts'
import { marvelFacts } from './facts.ts'
import type { MarvelCard } from './schema.ts'

it.each(['en', 'de'] as const)('/card names everybody whom damage reaches at one moment (%s)', language => {
  const [card] = allShipped().filter(({ code }) => code === '14032') as (Card & MarvelCard)[]
  const told = JSON.stringify(card && marvelFacts(card, language))
  const both = {
    en: ['the villain', 'each minion engaged with you'],
    de: ['den Schurken', 'jeden mit dir im Kampf befindlichen Schergen'],
  }
  for (const words of both[language]) expect(told).toContain(words)
})
