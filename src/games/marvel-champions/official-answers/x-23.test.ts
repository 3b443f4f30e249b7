// Official answers on the X-23 hero pack.
import { expect } from 'vitest'
import {
  ally,
  deal,
  defend,
  enemyTries,
  hero,
  minion,
  official,
  option,
  says,
  use,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-x-01', () => {
  const ready = option('Honey Badger', { on: 'afterTakesDamage', who: 'Gabby' }, [says('ready X-23')], {
    source: 'Gabby',
  })
  const play = (atk: number) =>
    enemyTries(
      [hero('X-23'), ally('Gabby', { hitPoints: 2 }), minion('Sentinel', { atk })],
      { abilities: [ready] },
      defend('Gabby'),
      deal,
      use('Honey Badger'),
    )
  expect(play(2).refused).not.toBeNull()
  expect(play(1).refused).toBeNull()
})
