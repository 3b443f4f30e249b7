// Official answers on the Doctor Strange hero pack.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  gives,
  hero,
  heroAttacks,
  hurts,
  nobody,
  official,
  option,
  piece,
  says,
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

const unflappable = option('Unflappable', { on: 'afterDefends', who: 'Doctor Strange', noDamage: true }, [
  says('draw 1 card'),
])
const strange = hero('Doctor Strange', { def: 3 })

official('MC-FAQ-drs-01', () => {
  const play = (atk: number) =>
    enemyAttacks(
      [strange, villain('Rhino', { atk })],
      { abilities: [unflappable] },
      defend('Doctor Strange'),
      boost(0, hurts('Doctor Strange', 1)),
      deal,
    )
  expect(play(3).offered('optional:Ana')).toEqual(['Unflappable', 'pass'])
  expect(play(4).offered('optional:Ana')).toEqual([])
})

official('MC-FAQ-drs-02', () => {
  const table = [strange, ally('Wong'), villain('Rhino', { atk: 0 })]
  const play = (who: string) => enemyAttacks(table, { abilities: [unflappable] }, defend(who), boost(0), deal)
  expect(play('Wong').offered('optional:Ana')).toEqual([])
  expect(play('Doctor Strange').offered('optional:Ana')).toEqual(['Unflappable', 'pass'])
})

official('MC-FAQ-drs-03', () => {
  const chi = option('Mystic Counter', { on: 'makesAttack', who: 'Iron Fist' }, [
    gives('Rhino', 'stunned'),
    hurts('Rhino', 1),
  ])
  const table = [ally('Iron Fist'), villain('Rhino', { tough: 1 })]
  const story = heroAttacks(table, { abilities: [chi] }, target('Rhino'), use('Mystic Counter'), deal, finish)
  expect(story.outcome?.summary.characters[1]).toMatchObject({ tough: 0, stunned: 1, damage: 2 })
})

official('MC-FAQ-drs-04', () => {
  const warning = option('Warning', { on: 'wouldTake' }, [
    { kind: 'prevent', amount: 1, of: piece('She-Hulk'), taken: true },
  ])
  const story = enemyAttacks(
    [strange, hero('She-Hulk', { player: 'Bo' }), villain('Rhino')],
    { target: { player: 'Bo' }, abilities: [warning] },
    { ...nobody, by: ['Bo'] },
    boost(0),
    deal,
    use('Warning'),
    finish,
  )
  expect(story.hp('She-Hulk')).toBe(8)
  expect(story.result).toMatchObject({ undefended: true, target: { player: 'Bo', character: 'She-Hulk' } })
})
