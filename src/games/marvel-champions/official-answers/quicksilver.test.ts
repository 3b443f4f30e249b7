// Official answers on the Quicksilver hero pack.
import { expect } from 'vitest'
import {
  ALL,
  deal,
  faq,
  finish,
  hero,
  heroAttacks,
  official,
  option,
  piece,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-qsv-01',
    question: 'Quicksilver is stunned and makes a basic attack. Does Super Speed trigger?',
    answer: 'No. The stunned card is discarded instead, and he has not used a basic power.',
    ...faq('Quicksilver (#1A)'),
    editions: ALL,
    clauses: ['MC-BASICPOWER-06', 'MC-ATTACKFAQ-07'],
    cards: ['Quicksilver'],
  },
  () => {
    const speed = option('Super Speed', { on: 'afterBasicPower', who: 'Quicksilver' }, [
      { kind: 'ready', who: piece('Quicksilver') },
    ])
    const table = (stunned: number) => [hero('Quicksilver', { stunned }), villain('Rhino')]
    const stunned = heroAttacks(table(1), { abilities: [speed] })
    expect(stunned.prompt).toBeNull()
    expect(stunned.outcome?.characters[0]).toMatchObject({ ready: false, stunned: 0 })
    const story = heroAttacks(
      table(0),
      { abilities: [speed] },
      target('Rhino'),
      deal,
      use('Super Speed'),
      finish,
    )
    expect(story.outcome?.characters[0]).toMatchObject({ ready: true })
  },
)
