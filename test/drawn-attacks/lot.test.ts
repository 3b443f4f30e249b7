import { expect, test } from 'vitest'
import { allShipped, shippedCards } from '../card-games.ts'
import list from './list.json' with { type: 'json' }
import { drawAttacks } from './lot.ts'
import secondList from './second-list.json' with { type: 'json' }
import { drawSecondAttacks } from './second-lot.ts'

// Cards that are added later are to be left out of these draws: no attack of the lists is ever exchanged.
test('the drawn attacks are those that the lot draws from the cards with this seed', () => {
  expect(drawAttacks(list.seed, shippedCards())).toEqual(list.attacks)
})

test('so are the sixty of the second list, thirty of each game', () => {
  expect(drawSecondAttacks(secondList.seed, allShipped())).toEqual(secondList.attacks)
  const games = secondList.attacks.map(({ flow }) => flow.split('/')[0])
  expect(games.filter(game => game === 'gundam')).toHaveLength(30)
  expect(games).toHaveLength(60)
})
