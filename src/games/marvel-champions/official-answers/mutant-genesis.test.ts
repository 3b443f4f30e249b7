// Official answers on the campaign box Mutant Genesis.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  hero,
  hurts,
  must,
  official,
  option,
  order,
  piece,
  plays,
  prevents,
  says,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

const protectors = (...effects: Parameters<typeof plays>[2]) =>
  plays('Mutant Protectors', 'initiation', effects, { owner: 'Bo', label: 'defense' })
const declared = { kind: 'defender' as const, who: piece('Colossus'), exhausts: true as const }
const cyclops = hero('Cyclops', { player: 'Bo' })
const colossus = ally('Colossus', { player: 'Bo' })

official('MC-FAQ-mut-01', () => {
  const story = enemyAttacks(
    [hero('Storm'), cyclops, colossus, villain('Sabretooth')],
    {},
    protectors(declared),
    boost(0),
    deal,
    finish,
  )
  expect(story.result.target).toEqual({ player: 'Bo', character: 'Colossus' })
  expect(['Storm', 'Cyclops', 'Colossus'].map(story.hp)).toEqual([10, 10, 0])
})

official('MC-FAQ-mut-02', () => {
  const after = must('after Cyclops defends', { on: 'afterDefends', who: 'Cyclops' }, [says('defended')])
  const story = enemyAttacks(
    [cyclops, colossus, villain('Sabretooth')],
    { abilities: [after] },
    protectors(declared),
    boost(0, hurts('Colossus', 3)),
    deal,
    finish,
  )
  expect(story.hp('Cyclops')).toBe(7)
  expect(story.result).toMatchObject({ undefended: false })
  expect(story.opened).toEqual(['after Cyclops defends'])
})

official('MC-FAQ-mut-03', () => {
  const zero = must('Zero Tolerance', { on: 'afterAttacks', of: 'ally', and: 'defeats' }, [
    { kind: 'threat', amount: 1 },
  ])
  const back = must('Back to hand', { on: 'afterDefeated', who: 'Colossus' }, [says('return it to hand')])
  const table = (hitPoints: number) => [cyclops, { ...colossus, hitPoints }, villain('Sentinel')]
  const play = (hitPoints: number) =>
    enemyAttacks(
      table(hitPoints),
      { abilities: [zero, back] },
      defend('Colossus', 'Bo'),
      boost(0),
      deal,
      finish,
    )
  expect(play(3).result.threat).toBe(1)
  expect(play(4).result.threat).toBe(0)
})

official('MC-FAQ-mut-04', () => {
  const sense = option('Spider-Sense', { on: 'attacks', who: 'Sabretooth', of: 'you' }, [says('draw 1 card')])
  const punch = plays('Powerful Punch', 'initiation', [hurts('Sabretooth', 4)], { label: 'attack/defense' })
  const story = enemyAttacks(
    [hero('Spider-Man'), cyclops, villain('Sabretooth')],
    { abilities: [sense], target: { player: 'Bo' } },
    punch,
    defend('pass'),
    boost(0),
    deal,
    finish,
  )
  expect(story.result.target).toEqual({ player: 'Ana', character: 'Spider-Man' })
  expect(story.opened).toEqual([])
  expect(['Spider-Man', 'Sabretooth'].map(story.hp)).toEqual([7, 16])
})

official('MC-FAQ-mut-05', () => {
  const solid = must('flips to Phased', { on: 'afterAttacks', who: 'Shadowcat' }, [prevents('all')])
  const phased = must('flips back', { on: 'afterDefends', who: 'Shadowcat' }, [says('flip')])
  const punch = plays('Powerful Punch', 'initiation', [hurts('Sabretooth', 4)], { label: 'attack/defense' })
  const story = enemyAttacks(
    [hero('Shadowcat'), villain('Sabretooth')],
    { abilities: [solid, phased] },
    punch,
    defend('pass'),
    boost(1),
    deal,
    finish,
  )
  expect(story.opened).toEqual(['flips to Phased', 'flips back'])
  expect(order(story, 'damage_dealt', 'ability_used', 'boost_given').slice(0, 3)).toEqual([
    'damage_dealt',
    'ability_used',
    'boost_given',
  ])
  expect(['Shadowcat', 'Sabretooth'].map(story.hp)).toEqual([10, 16])
})
