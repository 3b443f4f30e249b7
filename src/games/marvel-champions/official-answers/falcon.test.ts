// Official answers on the Falcon hero pack.
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
  must,
  official,
  option,
  prevents,
  ruling,
  SINCE_1_7,
  says,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const evacuation = option('Aerial Evacuation', { on: 'wouldDeal', who: 'Redwing' }, [prevents('all')])
const play = (more: object, ...abilities: (typeof evacuation)[]) =>
  enemyAttacks(
    [hero('Falcon'), ally('Redwing', more), villain('Rhino', { atk: 5 })],
    { abilities: [evacuation, ...abilities] },
    defend('Redwing'),
    boost(0),
    use('Aerial Evacuation'),
    deal,
    finish,
  )

official(
  {
    id: 'MC-FAQ-falcon-01',
    question: 'Does Aerial Evacuation lower the damage that is dealt, or the damage that is taken?',
    answer: 'The damage taken. All of it has been dealt, but nobody was attacked and damaged.',
    ...ruling('2025-12-17', '1'),
    editions: ALL,
    clauses: ['MC-PREVENT-01', 'MC-PREVENT-03'],
    cards: ['Aerial Evacuation'],
  },
  () => {
    const dealt = must('dealt', { on: 'afterDealsDamage', who: 'Rhino' }, [says('dealt')])
    const taken = must('taken', { on: 'afterTakesDamage', who: 'Redwing' }, [says('taken')])
    const damaged = must('attacked and damaged', { on: 'afterAttacks', who: 'Rhino', and: 'damages' }, [
      says('damaged'),
    ])
    expect(play({}, dealt, taken, damaged).opened).toEqual(['Aerial Evacuation', 'dealt'])
    expect(play({}).hp('Redwing')).toBe(3)
  },
)

official(
  {
    id: 'MC-FAQ-falcon-02',
    question:
      'Aerial Evacuation prevents the damage of an overkill attack on my ally. Does the rest hit Sam Wilson?',
    answer: 'No. The ally takes no damage, as if it were tough, so there is nothing beyond its hit points.',
    ...ruling('2026-03-06', '1'),
    editions: SINCE_1_7,
    clauses: ['MC18-EA-67'],
    cards: ['Aerial Evacuation'],
  },
  () => {
    const overkill = must('Overkill', { on: 'attacks', who: 'Rhino' }, [
      { kind: 'keyword', keyword: 'overkill' },
    ])
    const story = play({}, overkill)
    expect(['Falcon', 'Redwing'].map(story.hp)).toEqual([10, 3])
    const without = enemyAttacks(
      [hero('Falcon'), ally('Redwing'), villain('Rhino', { atk: 5 })],
      { abilities: [overkill] },
      defend('Redwing'),
      boost(0),
      deal,
      finish,
    )
    expect(without.hp('Falcon')).toBe(8)
  },
)

official(
  {
    id: 'MC-FAQ-falcon-03',
    question:
      'A piercing attack hits a tough ally. Can Aerial Evacuation prevent the damage in time to save the tough card?',
    answer: 'No. Piercing removes the card before triggered abilities; after that the damage is prevented.',
    ...ruling('2026-01-17', '3'),
    editions: ALL,
    clauses: ['MC17-C-03', 'MC17-C-02'],
    cards: ['Aerial Evacuation'],
  },
  () => {
    const piercing = must('Piercing', { on: 'attacks', who: 'Rhino' }, [
      { kind: 'keyword', keyword: 'piercing' },
    ])
    const story = play({ tough: 1 }, piercing)
    expect(story.outcome?.characters[1]).toMatchObject({ piece: 'Redwing', tough: 0, damage: 0 })
    expect(play({ tough: 1 }).outcome?.characters[1]).toMatchObject({ tough: 1 })
  },
)
