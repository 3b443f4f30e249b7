// A fault in a flow is thrown, not refused: no player can do anything about it, and whoever writes one reads which.
import { expect, test } from 'vitest'
import type { Flow, Row } from './flow.ts'
import { play } from './play.ts'
import { next } from './table.ts'
import { coins } from './toll.play.ts'
import { type Toll, tollFlow } from './toll-game.ts'

const changed = (name: string, change: Partial<Row<Toll>>): Flow<Toll> => ({
  ...tollFlow,
  rows: tollFlow.rows.map(row => (row.name === name ? { ...row, ...change } : row)),
})
const leaving = (flow: Flow<Toll>) => () => play(flow, {}, [{ choice: 'turnBack' }])

test('a flow has rows, and goes on to rows that it has and declares', () => {
  expect(leaving({ ...tollFlow, rows: [] })).toThrow('flow toll has no rows')
  const nowhere = 'nowhere' as Toll['row']
  expect(leaving(changed('choose', { next: () => nowhere, exits: [nowhere] }))).toThrow(
    'flow toll has no row nowhere',
  )
  expect(leaving(changed('choose', { next: () => 'turnedAway', exits: ['leave'] }))).toThrow(
    'row choose of toll does not declare its exit turnedAway',
  )
})

test('a flow comes to rest', () => {
  const circling = changed('leave', { next: () => 'leave', exits: ['leave'] })
  expect(leaving(circling)).toThrow('flow toll does not come to rest in row leave')
})

test('a duty has a name that the flow knows', () => {
  const { coin } = tollFlow.effects
  const applies: typeof coin.applies = table => next(table, { task: 'duty', duty: 'sweep', facts: {} })
  const flow: Flow<Toll> = { ...tollFlow, effects: { ...tollFlow.effects, coin: { ...coin, applies } } }
  expect(() => play(flow, {}, [{ card: coins(1) }])).toThrow('flow toll has no duty sweep')
})
