// Official answers on defending in the Civil War expansion.
import { expect } from 'vitest'
import {
  boost,
  deal,
  enemyAttacks,
  finish,
  gives,
  hero,
  hurts,
  minion,
  official,
  option,
  piece,
  plays,
  says,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-cw-01', () => {
  const armored = plays('Armored Defense', 'initiation', [hurts('Shocker', 3)], { label: 'defense' })
  const tough = plays('Armored Defense', 'finish', [gives('Hulkling', 'tough')])
  const story = enemyAttacks(
    [hero('Hulkling', { def: 3 }), minion('Shocker', { hitPoints: 3 })],
    {},
    armored,
    tough,
    finish,
  )
  expect(story.told('attack_ended_early')).toHaveLength(1)
  expect(story.outcome?.summary.characters[0]).toMatchObject({ piece: 'Hulkling', tough: 1, damage: 0 })
})

official('MC-FAQ-cw-05', () => {
  const sense = option('Spider-Sense', { on: 'attacks', who: 'Rhino', of: 'you' }, [says('draw 1 card')])
  const steps = plays('All Day', 'initiation', [{ kind: 'defender', who: piece('Spider-Man') }], {
    label: 'defense',
  })
  const table = [hero('Spider-Man'), hero('She-Hulk', { player: 'Bo' }), villain('Rhino')]
  const story = enemyAttacks(
    table,
    { abilities: [sense], target: { player: 'Bo' } },
    steps,
    boost(0),
    deal,
    finish,
  )
  expect(story.result.target).toEqual({ player: 'Ana', character: 'Spider-Man' })
  expect(story.opened).toEqual([])
})
