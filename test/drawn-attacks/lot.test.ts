import { expect, test } from 'vitest'
import { shippedCards } from '../card-games.ts'
import list from './list.json' with { type: 'json' }
import { drawAttacks } from './lot.ts'

// Cards that are added later are to be left out of this draw: no attack of the list is ever exchanged.
test('the drawn attacks are those that the lot draws from the cards with this seed', () => {
  expect(drawAttacks(list.seed, shippedCards())).toEqual(list.attacks)
})
