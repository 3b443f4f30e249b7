// Tests of walking a flow.
import { expect, test } from 'vitest'
import { type Position, promptAt } from '../../src/engine/play.ts'
import type { Answer } from '../../src/engine/types.ts'
import { TOLL_ROWS, type Toll, tollFlow } from '../support/engine/made-up-game.ts'
import { atTheGate, changed, pay, run } from '../support/engine/play-made-up-game.ts'
import { offers, walk } from '../support/engine/walk.ts'

const turnBack = { question: 'toll', choice: 'turnBack' }
const offered = (position: Position<Toll> | null, numbers?: number[]) => {
  const prompt = position && promptAt(tollFlow, position)
  return prompt ? offers(prompt, numbers) : []
}

test('offered is what ends a prompt; a soft window is passed for itself only if it is the last', () => {
  const wave = { id: 'wave', owner: 'Bo', on: 'arrives' }
  expect(offered(atTheGate({ abilities: [wave] }))).toEqual([
    { question: 'gate:Bo', choice: 'wave' },
    pay(1),
    turnBack,
  ])
  const left = run({ abilities: [{ ...wave, on: 'leaves' }] }, pay(1))
  expect(offered(left.position)).toEqual([
    { question: 'leave:Bo', choice: 'wave' },
    { question: 'leave:Bo', choice: 'pass' },
  ])
})

test('where a number is asked, those that are tried and in range are offered', () => {
  expect(offered(atTheGate(), [0, 1, 5, 6])).toEqual([pay(1), pay(5), turnBack])
  const [toll] = TOLL_ROWS.flatMap(row => row.asks?.(atTheGate().memory.state) ?? [])
  const optional = { asks: 'coins', min: 1, max: 5, optional: true }
  const choices =
    toll?.choices.map(choice => (choice.number ? { ...choice, number: optional } : choice)) ?? []
  const window = { ...(toll as NonNullable<typeof toll>), choices, effects: [], causes: [] }
  expect(offers({ windows: [window] })).toEqual([{ question: 'toll', choice: 'pay' }, turnBack])
})

/** Lists every path with its end: true if the play was over before the depth ran out. */
function paths(depth: number): [boolean, readonly Answer[]][] {
  const found: [boolean, readonly Answer[]][] = []
  const count = walk(tollFlow, atTheGate(), depth, offers, (end, path) => {
    found.push([end !== null && end.question === null, path])
  })
  expect(count).toBe(found.length)
  return found
}

test('a walk goes every way that is offered, as deep as it may', () => {
  // Pay 1 coin (of the tried numbers 0 and 1 only 1 is in range) or turn back.
  expect(paths(5)).toEqual([
    [true, [pay(1)]],
    [true, [turnBack]],
  ])
  expect(paths(0)).toEqual([[false, []]])
  const twice = changed('leave', { next: 'choose' })
  expect(walk(twice, atTheGate(), 3)).toBe(8)
})

test('what is offered, but refused, is a fault', () => {
  const wrong = () => walk(tollFlow, atTheGate(), 1, () => [pay(9)])
  expect(wrong).toThrow(/^offered, but refused: \[\{"question":"toll".*"code":"numberOutOfRange"/)
})
