// Official answers on the Quicksilver hero pack.
import { expect } from 'vitest'
import {
  deal,
  finish,
  hero,
  heroAttacks,
  official,
  option,
  piece,
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-qsv-01', () => {
  const speed = option('Super Speed', { on: 'afterBasicPower', who: 'Quicksilver' }, [
    { kind: 'ready', who: piece('Quicksilver') },
  ])
  const table = (stunned: number) => [hero('Quicksilver', { stunned }), villain('Rhino')]
  const stunned = heroAttacks(table(1), { abilities: [speed] })
  expect(stunned.prompt).toBeNull()
  expect(stunned.outcome?.summary.characters[0]).toMatchObject({ ready: false, stunned: 0 })
  const story = heroAttacks(
    table(0),
    { abilities: [speed] },
    target('Rhino'),
    deal,
    use('Super Speed'),
    finish,
  )
  expect(story.outcome?.summary.characters[0]).toMatchObject({ ready: true })
})
