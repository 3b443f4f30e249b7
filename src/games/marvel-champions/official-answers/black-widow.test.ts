// Official answers on the Black Widow hero pack.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  enemyAttacks,
  finish,
  hero,
  heroAttacks,
  hits,
  nobody,
  official,
  target,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

const dance = { attacks: [hits(1), hits(2), hits(3)] }

official('MC-FAQ-bkw-01', () => {
  const story = heroAttacks(
    [hero('Black Widow'), villain('Rhino', { tough: 1, retaliate: 1 })],
    { ability: dance },
    target('Rhino'),
    deal,
    target('Rhino', 'target#2'),
    deal,
    target('Rhino', 'target#3'),
    deal,
    finish,
  )
  expect(story.result.attacksMade).toBe(3)
  // Each attack is met by retaliate, and only the first one by the tough card.
  expect(['Black Widow', 'Rhino'].map(story.hp)).toEqual([7, 15])
})

official('MC-FAQ-bkw-02', () => {
  const story = heroAttacks(
    [hero('Black Widow', { stunned: 1 }), villain('Rhino')],
    { ability: dance },
    target('Rhino', 'target#2'),
    deal,
    target('Rhino', 'target#3'),
    deal,
    finish,
  )
  expect(story.hp('Rhino')).toBe(15)
  expect(story.result.attacksMade).toBe(2)
})

official('MC-FAQ-bkw-03', () => {
  const story = enemyAttacks(
    [hero('Black Widow'), ally('Hercules', { hitPoints: 4 }), villain('Titania', { atk: 5 })],
    { target: { player: 'Ana', character: 'Hercules' } },
    nobody,
    boost(0),
    deal,
    finish,
  )
  expect(['Black Widow', 'Hercules'].map(story.hp)).toEqual([10, 0])
  expect(story.result.undefended).toBe(true)
})
