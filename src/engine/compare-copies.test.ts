// Tests how often a table is copied to compare an attack with another edition: copying takes most of the time.
import { expect, test } from 'vitest'
import { type TollFlow, tollFlow } from '../../test/support/engine/made-up-game.ts'
import { coins, pay } from '../../test/support/engine/play-made-up-game.ts'
import { compareEditions } from './compare.ts'
import type { Answer } from './types.ts'

const drops = (count: number): Answer[] =>
  Array.from({ length: count }, () => ({ question: 'gate', card: coins(1) }))

/** How often the table is copied, and how the other edition ends. */
function compared(answers: readonly Answer[], summary: object): readonly [number, string | undefined] {
  let copies = 0
  const flow: TollFlow = {
    ...tollFlow,
    pieces: () => {
      copies += 1
      return []
    },
  }
  const [other] = compareEditions(flow, {}, answers, { coins: 0, paid: 0, closed: false, ...summary })
  return [copies, other?.result]
}

test('answers that all fit the other edition are played on one copy, however many they are', () => {
  const end = (count: number) => ({ coins: 3 + count - 2, paid: 2 })
  const counts = [1, 2, 20].map(count => compared([...drops(count), pay(2)], end(count)))
  expect(counts).toEqual(counts.map(() => [1, 'same']))
})

test('where one does not fit, those before it take no more copies, however many they are', () => {
  const [two, three, many] = [2, 3, 20].map(count => compared([...drops(count), pay(1)], {}))
  expect([three, many]).toEqual([two, two])
  expect(two?.[0]).toBeLessThan(10)
})
