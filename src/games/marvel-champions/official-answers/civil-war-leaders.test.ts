// Official answers on the leaders and minions of the Civil War expansion.
import { expect } from 'vitest'
import {
  ALL,
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
  ruling,
  says,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const shield = must('Cap’s Shield', { on: 'afterAttacks', who: 'Iron Man', of: 'villain', and: 'damages' }, [
  says('attach Cap’s Shield to Iron Man'),
])

official(
  {
    id: 'MC-FAQ-cw-02',
    question:
      'My basic attack on a minion has overkill and damages the leader Captain America. Do I get Cap’s Shield?',
    answer:
      'Yes. The damage that overkill passes on is damage of that attack, so it has attacked and damaged him.',
    ...ruling('2026-01-11', '2'),
    editions: ALL,
    clauses: ['MC18-EA-57', 'MC-OVERKILL-05'],
    cards: ['Cap’s Shield'],
  },
  () => {
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
  },
)

const counter = must('Energy', { on: 'afterAttacks', who: 'Captain Marvel', and: 'defeats' }, [
  { kind: 'threat', amount: 1 },
])

const jigsaw = must('Jigsaw pays', { on: 'afterAttacks', who: 'Jigsaw', and: 'damages' }, [
  { kind: 'threat', amount: 2 },
])

official(
  {
    id: 'MC-FAQ-cw-03',
    question:
      'The leader Captain Marvel attacks with overkill and defeats an ally and an identity. How many energy counters?',
    answer: '2. Her Forced Response triggers for each character that her attack has defeated.',
    ...ruling('2026-01-11', '2'),
    editions: ALL,
    clauses: ['MC18-EA-57', 'MC-EA-48'],
    cards: ['Captain Marvel'],
  },
  () => {
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
  },
)

official(
  {
    id: 'MC-FAQ-cw-04',
    question:
      'Jigsaw attacks with overkill and damages an ally and its player’s identity. How much threat does he place?',
    answer: '4. His Forced Response triggers twice, once for each character that he has damaged.',
    ...ruling('2026-01-11', '2'),
    editions: ALL,
    clauses: ['MC18-EA-57', 'MC-EA-48'],
    cards: ['Jigsaw'],
  },
  () => {
    const table = (atk: number) => [
      hero('Daredevil'),
      ally('Punisher'),
      minion('Jigsaw', { atk, keywords: ['overkill'] }),
    ]
    const play = (atk: number) =>
      enemyAttacks(table(atk), { abilities: [jigsaw] }, defend('Punisher'), deal, finish)
    expect(play(4).result.threat).toBe(4)
    expect(play(3).result.threat).toBe(2)
  },
)

official(
  {
    id: 'MC-FAQ-cw-06',
    question:
      'My ally attacks Captain Marvel and is defeated by retaliate. Does Energy Channel still get its counter?',
    answer: 'Yes. She was attacked, whether or not the attacker is still in play.',
    ...ruling('2026-01-26', '5'),
    editions: ALL,
    clauses: ['MC-PA-25', 'MC-EA-49'],
    cards: ['Energy Channel'],
  },
  () => {
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
  },
)
