// Official answers on the X-23 hero pack.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  deal,
  defend,
  enemyTries,
  faq,
  hero,
  minion,
  official,
  option,
  says,
  use,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-x-01',
    question: 'The damage that Honey Badger takes defeats her. Can I still use her response?',
    answer: 'No. She has left play before her response could be used.',
    ...faq('Honey Badger (#3)'),
    editions: ALL,
    clauses: ['MC-EA-51', 'MC-DAMAGE-05'],
    cards: ['Honey Badger'],
  },
  () => {
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
  },
)
