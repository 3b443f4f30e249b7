// The sixty attacks of the second list on the board, press by press, with the drawn events, Commands and gained keywords.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTable, type Table } from '../end-to-end/attack/table.ts'
import { leftOn, sampledPlays } from './second.ts'
import { pressed } from './second-wire.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

it.each(sampledPlays(1 / 9).map(play => [play.name, play] as const))('%s press by press', async (_, play) => {
  const board = await pressed(table, play)
  expect(leftOn(board, { ...play, left: play.leftOnTheBoard }), board).toEqual(play.leftOnTheBoard)
  for (const notice of play.notices)
    expect(
      notice.some(words => board.includes(words)),
      board,
    ).toBe(true)
})
