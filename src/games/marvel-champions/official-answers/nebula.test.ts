// Official answers on the Nebula hero pack.
import { expect } from 'vitest'
import {
  ally,
  deal,
  finish,
  heroAttacks,
  official,
  option,
  says,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

// In a real game Gamora attacks the player of Nebula; here an enemy stands in, for only enemies can be attacked.
const oldRivals = { withoutExhausting: true as const, targets: ['Nebula'] }

official('MC-FAQ-nebu-01', () => {
  const trained = option('after Gamora attacks', { on: 'afterAttacks', who: 'Gamora' }, [says('draw 1 card')])
  const table = [ally('Gamora', { ready: false }), villain('Nebula')]
  const story = heroAttacks(
    table,
    { ...oldRivals, abilities: [trained] },
    deal,
    use('after Gamora attacks'),
    finish,
  )
  expect(story.opened).toEqual(['after Gamora attacks'])
})

official('MC-FAQ-nebu-02', () => {
  const story = heroAttacks([ally('Gamora', { ready: false }), villain('Nebula')], oldRivals, deal, finish)
  expect(['Gamora', 'Nebula'].map(story.hp)).toEqual([2, 18])
})

official('MC-FAQ-nebu-03', () => {
  for (const ready of [true, false]) {
    const story = heroAttacks([ally('Gamora', { ready }), villain('Nebula')], oldRivals, deal, finish)
    expect(story.outcome?.summary.characters[0]).toMatchObject({ piece: 'Gamora', ready })
  }
})
