// Tests over all cards that what a joining card says is not lost: what waits on it comes with it, else the card is to be read.
import { expect, test } from 'vitest'
import { namedCards as cards, shippedCards } from '../../../../test/support/card-games.ts'
import { type Card, isOneOf } from '../../../cards/card.ts'
import { GUNDAM_ROLES } from '../faces/gundam/forms/roles.ts'
import { MARVEL_ROLES } from '../faces/marvel-champions/forms/roles.ts'

const all = shippedCards()

type Facts = Card & { readonly [fact in 'bearsOn' | 'readCard']?: unknown } & {
  readonly triggers?: readonly { readonly on: string; readonly while?: readonly object[] }[]
}

test('a card of Marvel Champions that joins with an ability for attacks is to be read, another one is not', () => {
  // Of another card icons alone are kept, which the line about it says.
  for (const { name, wanted } of MARVEL_ROLES) {
    if (name === 'otherCard') continue
    const fitting: readonly Facts[] = all.filter(card => isOneOf(card, wanted.kinds))
    expect(fitting.length).toBeGreaterThan(20)
    const speaking = fitting.filter(({ triggers, bearsOn, readCard }) => triggers || bearsOn || readCard)
    const read = fitting.filter(card => wanted.printed(cards, card).readCard)
    expect(speaking.filter(card => !read.includes(card))).toEqual([])
    expect(read.length).toBeLessThan(fitting.length)
  }
})

test('a card of the GUNDAM CARD GAME brings what waits on it, in one role at least; the rest of its text is to be read', () => {
  const brought = new Set<string>()
  for (const { wanted, waiting } of GUNDAM_ROLES) {
    const fitting: readonly Facts[] = all.filter(card => isOneOf(card, wanted.kinds))
    expect(fitting.length).toBeGreaterThan(20)
    for (const card of fitting) {
      const printed = wanted.printed(cards, card)
      if (card.readCard) expect([card.code, printed.readCard]).toEqual([card.code, true])
      const ids = waiting?.(printed, 'x').map(({ ability }) => ability.id) ?? []
      expect(ids).toEqual(ids.map((_, index) => `x.${index + 1}`))
      if (ids.length > 0 || printed.readCard) brought.add(card.code)
    }
  }
  const opens = (
    { on, while: conditions = [] }: { on: string; while?: readonly object[] },
    isBase: boolean,
  ) => on !== 'deployed' && !(isBase && conditions.some(one => 'turn' in one && one.turn === 'own'))
  const kinds = GUNDAM_ROLES.flatMap(({ wanted }) => wanted.kinds)
  const waits: readonly Facts[] = all.filter(card => isOneOf(card, kinds))
  const lost = waits.filter(
    ({ code, triggers = [], ...card }) =>
      triggers.some(one => opens(one, JSON.stringify(card).includes('"type":"base"'))) && !brought.has(code),
  )
  expect(lost.map(({ code }) => code)).toEqual([])
})
