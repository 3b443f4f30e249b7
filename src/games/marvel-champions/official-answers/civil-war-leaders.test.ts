// Official answers on the leaders and minions of the Civil War expansion.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  hero,
  heroAttacks,
  minion,
  must,
  official,
  order,
  says,
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

const shield = must('Cap’s Shield', { on: 'afterAttacks', who: 'Iron Man', of: 'villain', and: 'damages' }, [
  says('attach Cap’s Shield to Iron Man'),
])

official('MC-FAQ-cw-02', () => {
  const play = (atk: number) =>
    heroAttacks(
      [hero('Iron Man', { atk, keywords: ['overkill'] }), minion('Falcon'), villain('Captain America')],
      { abilities: [shield] },
      target('Falcon'),
      deal,
      finish,
    )
  expect(play(5).opened).toEqual(['Cap’s Shield'])
  expect(play(4).opened).toEqual([])
})

const counter = must('Energy', { on: 'afterAttacks', who: 'Captain Marvel', and: 'defeats' }, [
  { kind: 'threat', amount: 1 },
])

const jigsaw = must('Jigsaw pays', { on: 'afterAttacks', who: 'Jigsaw', and: 'damages' }, [
  { kind: 'threat', amount: 2 },
])

official('MC-FAQ-cw-03', () => {
  const table = (damage: number) => [
    hero('Iron Man', { damage }),
    ally('Falcon'),
    hero('Spider-Man', { player: 'Bo' }),
    villain('Captain Marvel', { atk: 5, keywords: ['overkill'] }),
  ]
  const play = (damage: number) =>
    enemyAttacks(table(damage), { abilities: [counter] }, defend('Falcon'), boost(0), deal, finish)
  expect(['Iron Man', 'Falcon'].map(play(8).hp)).toEqual([0, 0])
  expect(play(8).result.threat).toBe(2)
  expect(play(7).result.threat).toBe(1)
})

official('MC-FAQ-cw-04', () => {
  const table = (atk: number) => [
    hero('Daredevil'),
    ally('Punisher'),
    minion('Jigsaw', { atk, keywords: ['overkill'] }),
  ]
  const play = (atk: number) =>
    enemyAttacks(table(atk), { abilities: [jigsaw] }, defend('Punisher'), deal, finish)
  expect(play(4).result.threat).toBe(4)
  expect(play(3).result.threat).toBe(2)
})

official('MC-FAQ-cw-06', () => {
  const channel = must('Energy Channel', { on: 'afterAttacked', who: 'Captain Marvel' }, [
    { kind: 'threat', amount: 1 },
  ])
  const asked = heroAttacks(
    [ally('Falcon', { hitPoints: 1 }), villain('Captain Marvel', { retaliate: 1 })],
    { abilities: [channel] },
    target('Captain Marvel'),
    deal,
  )
  const first = asked.prompt?.windows.find(one => one.name === 'order:forced')
    ? [use('retaliate:Captain Marvel')]
    : []
  const story = heroAttacks(
    [ally('Falcon', { hitPoints: 1 }), villain('Captain Marvel', { retaliate: 1 })],
    { abilities: [channel] },
    target('Captain Marvel'),
    deal,
    ...first,
    finish,
  )
  expect(order(story, 'retaliate', 'character_defeated', 'ability_used').slice(0, 2)).toContain('retaliate')
  expect([story.hp('Falcon'), story.result.threat]).toEqual([0, 1])
})
