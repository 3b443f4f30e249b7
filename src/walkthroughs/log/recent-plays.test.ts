// Tests that a kept play gives the same result as a fresh one.
import { describe, expect, it } from 'vitest'
import { FLOWS, flowNamed } from '../../../test/support/walkthroughs/flows.ts'
import { defended, enemyAttack } from '../../../test/support/walkthroughs/plain-tables.ts'
import type { Point } from '../../games/game.ts'
import { asFirst, type Walkthrough } from '../../store/walkthroughs.ts'
import { forgetPlays, MOST_POINTS, playOf, recentRows } from './recent-plays.ts'
import { sceneOf } from './replay.ts'

const walkthrough = (id: string, setUp = enemyAttack.setUp): Walkthrough => ({
  ...enemyAttack,
  setUp,
  ...asFirst(id),
  id,
  language: 'en',
  guild: null,
  channel: 'here',
  thread: null,
  board: null,
  boardPosted: null,
  offers: [],
  isPrivate: false,
  starter: null,
  outcome: null,
  beginner: null,
  revision: 0,
  closed: false,
  ending: null,
  created: 1,
  touched: 1,
  rows: [],
})

function played(one: Walkthrough, answers = defended): Point | null {
  const play = playOf(FLOWS, one)
  if (!play || 'refused' in play.first) throw new Error('no play')
  const points = play.along(answers)
  return points.length === answers.length ? (points.at(-1) ?? null) : null
}

describe('a play that is kept', () => {
  it('gives the same points again, equal to those of a fresh play', () => {
    const point = played(walkthrough('again'))
    expect(played(walkthrough('again'))).toBe(point)
    expect(point?.shown()).toEqual(flowNamed(enemyAttack.flow)?.play(enemyAttack.setUp, defended))
  })

  it('is another one for another answer, and remembers what is refused', () => {
    const [first, second, ...rest] = defended
    if (!first || !second) throw new Error('no answers')
    const other = [first, { ...second, number: 1 }, ...rest]
    expect(played(walkthrough('again'), other)?.shown().events).not.toEqual(
      played(walkthrough('again'))?.shown().events,
    )
    const wrong = [{ question: 'defend', choice: 'nobody at all' }]
    expect([played(walkthrough('again'), wrong), played(walkthrough('again'), wrong)]).toEqual([null, null])
  })

  it('is not mixed up with that of the same id and another set-up, or without a flow', () => {
    const { pieces } = enemyAttack.setUp as { pieces: object[] }
    const stronger = { ...enemyAttack.setUp, pieces: pieces.map(piece => ({ ...piece, atk: 9 })) } as never
    expect(played(walkthrough('again', stronger))?.shown().now).not.toEqual(
      played(walkthrough('again'))?.shown().now,
    )
    expect(playOf(FLOWS, { ...walkthrough('again'), flow: 'none' })).toBeNull()
  })

  it('is let go when others need the room, and is as good as before', () => {
    const point = played(walkthrough('old'))
    for (let i = 0; i <= MOST_POINTS; i++) playOf(FLOWS, walkthrough(`other ${i}`))
    const again = played(walkthrough('old'))
    expect(again).not.toBe(point)
    expect(again?.shown()).toEqual(point?.shown())
  })
})

describe('the rows of a play', () => {
  const rows = defended.map((answer, index) => ({ number: index + 1, by: 'Ana', at: 1, answer }))

  it('are kept with it, until a person is forgotten', () => {
    expect(recentRows('rows')).toEqual([])
    sceneOf(FLOWS, { ...walkthrough('rows'), rows })
    expect(recentRows('rows')).toBe(rows)
    sceneOf(FLOWS, { ...walkthrough('rows'), rows: rows.slice(0, 1) })
    expect(recentRows('rows')).toHaveLength(1)
    forgetPlays()
    expect(recentRows('rows')).toEqual([])
  })

  it('weigh as well: long logs of few answers are let go, too', () => {
    const undone = Array.from({ length: 1_000 }, (_, index) => ({
      number: index + 1,
      by: 'Ana',
      at: 1,
      takesBack: 0,
    }))
    const ids = Array.from({ length: 9 }, (_, number) => `long ${number}`)
    for (const id of ids) sceneOf(FLOWS, { ...walkthrough(id), rows: undone })
    expect(ids.filter(id => recentRows(id).length > 0)).toEqual(ids.slice(-7))
  })
})
