// Tests over all cards that what a joining card says is not lost: reminders belong to a set-up, so such a card is to be read.
import { expect, test } from 'vitest'
import { CARD_GAMES, shippedCards } from '../../../../test/card-games.ts'
import { type Card, isOneOf } from '../../../cards/card.ts'
import { buildCards } from '../../../cards/cards.ts'
import * as gundam from './gundam/forms/roles.ts'
import * as marvel from './marvel-champions/forms/roles.ts'

const all = shippedCards()
const cards = buildCards(() => all, CARD_GAMES)

type Facts = Card & { readonly [fact in 'triggers' | 'bearsOn' | 'readCard']?: unknown }

test.each([
  ['Marvel Champions', marvel.MARVEL_ROLES],
  ['the GUNDAM CARD GAME', gundam.GUNDAM_ROLES],
])('a card of %s that joins with an ability for attacks is to be read, another one is not', (_, roles) => {
  for (const { wanted } of roles) {
    const fitting: readonly Facts[] = all.filter(card => isOneOf(card, wanted.kinds))
    expect(fitting.length).toBeGreaterThan(20)
    const speaking = fitting.filter(({ triggers, bearsOn, readCard }) => triggers || bearsOn || readCard)
    const read = fitting.filter(card => wanted.printed(cards, card).readCard)
    expect(speaking.filter(card => !read.includes(card))).toEqual([])
    expect(read.length).toBeLessThan(fitting.length)
  }
})
