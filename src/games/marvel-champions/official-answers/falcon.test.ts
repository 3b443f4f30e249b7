// Official answers on the Falcon hero pack.
import { expect } from 'vitest'
import {
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
  says,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

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

official('MC-FAQ-falcon-01', () => {
  const dealt = must('dealt', { on: 'afterDealsDamage', who: 'Rhino' }, [says('dealt')])
  const taken = must('taken', { on: 'afterTakesDamage', who: 'Redwing' }, [says('taken')])
  const damaged = must('attacked and damaged', { on: 'afterAttacks', who: 'Rhino', and: 'damages' }, [
    says('damaged'),
  ])
  expect(play({}, dealt, taken, damaged).opened).toEqual(['Aerial Evacuation', 'dealt'])
  expect(play({}).hp('Redwing')).toBe(3)
})

official('MC-FAQ-falcon-02', () => {
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
})

official('MC-FAQ-falcon-03', () => {
  const piercing = must('Piercing', { on: 'attacks', who: 'Rhino' }, [
    { kind: 'keyword', keyword: 'piercing' },
  ])
  const story = play({ tough: 1 }, piercing)
  expect(story.outcome?.summary.characters[1]).toMatchObject({ piece: 'Redwing', tough: 0, damage: 0 })
  expect(play({ tough: 1 }).outcome?.summary.characters[1]).toMatchObject({ tough: 1 })
})
