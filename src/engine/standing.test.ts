// Tests of playing many answers at once: each standing between them is that of single steps.
import { describe, expect, test } from 'vitest'
import { type Toll, type TollFlow, tollFlow } from '../../test/support/engine/made-up-game.ts'
import { atTheGate, coins } from '../../test/support/engine/play-made-up-game.ts'
import { goOn, type Standing, wayTo } from './standing.ts'

const start: Standing<Toll> = { position: atTheGate(), answer: null, events: [], before: null }
const dropped = (amount: number) => ({ question: 'gate', card: coins(amount) })
/** More than are played on one copy of the table. */
const many: unknown[] = Array.from({ length: 20 }, (_, i) => dropped((i % 9) + 1))

const atOnce = (answers: readonly unknown[]): Standing<Toll> => {
  const reached = goOn(tollFlow, start, answers)
  if ('refused' in reached) throw new Error(`refused: ${JSON.stringify(reached.refused)}`)
  return reached
}

/** The standings after each of these answers, each played by itself. */
const oneByOne = (answers: readonly unknown[]): Standing<Toll>[] => {
  let standing = start
  return answers.map(answer => {
    const reached = goOn(tollFlow, standing, [answer])
    if ('refused' in reached) throw new Error('refused')
    standing = reached
    return standing
  })
}

describe('twenty coins that drop at the gate, played at once', () => {
  test('lead to the table, the answers and the events of twenty single steps', () => {
    const [way, single] = [wayTo(atOnce(many), start), oneByOne(many)]
    expect(way.map(({ answer, events }) => ({ answer, events }))).toEqual(
      single.map(({ answer, events }) => ({ answer, events })),
    )
    expect(way.at(-1)?.position).toEqual(single.at(-1)?.position)
  })

  test('show the table after each of them, whichever is asked for first', () => {
    const [way, single] = [wayTo(atOnce(many), start), oneByOne(many)]
    for (const at of [7, 3, 17, 15, 0, 7]) expect(way[at]?.position).toEqual(single[at]?.position)
  })

  test('do not change the table from which they are played', () => {
    const before = structuredClone(start.position)
    atOnce(many)
    expect(start.position).toEqual(before)
  })

  test('stop at the first that is refused, behind those that count', () => {
    const fly = { question: 'toll', choice: 'fly' }
    for (const at of [2, 17]) {
      const stopped = goOn(tollFlow, start, many.with(at, fly))
      if (!('refused' in stopped) || !stopped.standing) throw new Error('nothing is refused')
      expect(stopped.refused).toMatchObject({ code: 'noWings', answer: fly })
      expect(wayTo(stopped.standing, start)).toHaveLength(at)
      expect(stopped.standing.position).toEqual(oneByOne(many)[at - 1]?.position)
    }
  })
})

describe('copies of the table, which take most of the time', () => {
  /** How often it is copied while this is played. */
  function copies(played: (flow: TollFlow) => void): number {
    let count = 0
    played({
      ...tollFlow,
      pieces: () => {
        count += 1
        return []
      },
    })
    return count
  }
  const forAnswers = (count: number) => copies(flow => goOn(flow, start, many.slice(0, count)))

  test('are made once for sixteen answers', () => {
    expect([1, 2, 3, 16, 17, 18].map(forAnswers)).toEqual([1, 1, 1, 1, 2, 2])
  })

  test('are made again for a table between two of them only when somebody asks for it', () => {
    const asking = copies(flow => {
      const reached = goOn(flow, start, many.slice(0, 5))
      const way = 'refused' in reached ? [] : wayTo(reached, start)
      expect(way.map(({ answer }) => answer)).toEqual(many.slice(0, 5))
      for (const at of [2, 2, 4]) expect(way[at]?.position.memory.answers).toBe(at + 1)
    })
    expect(asking).toBe(2)
  })

  test('are made once for an answer by itself, also for one that is refused', () => {
    const fly = { question: 'toll', choice: 'fly' }
    const alone = copies(flow => goOn(flow, start, [fly]))
    const paid = { question: 'toll', choice: 'pay', number: 9 }
    expect([alone, copies(flow => goOn(flow, start, [paid]))]).toEqual([alone, alone])
    expect(copies(flow => goOn(flow, start, [fly, fly]))).toBe(alone + 1)
  })
})
