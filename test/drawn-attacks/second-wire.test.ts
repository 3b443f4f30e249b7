// The sixty attacks of the second list over the wire: each ends as the cards say, or asks what only players know, by one
// command and on the board, press by press, with the drawn events, Commands and gained keywords.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTable, type Table } from '../end-to-end/attack/table.ts'
import { leftOn, sampledPlays } from './second.ts'
import { commanded, pressed } from './second-wire.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

const plays = sampledPlays(1 / 9).map(play => [play.name, play] as const)

it.each(plays)('%s by one command', async (_, play) => {
  const { said, board } = await commanded(table, play)
  const told = `${said}\n${board}`
  if (play.command.asks !== undefined) expect(told).toContain(play.command.asks)
  else expect(leftOn(board, play), said).toEqual(play.left)
  const notices = play.command.saysLater ? [] : play.notices
  for (const notice of notices)
    expect(
      notice.some(words => told.includes(words)),
      told,
    ).toBe(true)
})

it.each(plays)('%s press by press', async (_, play) => {
  const board = await pressed(table, play)
  expect(leftOn(board, { ...play, left: play.leftOnTheBoard }), board).toEqual(play.leftOnTheBoard)
  if (play.board.says !== undefined) expect(board).toContain(play.board.says)
  for (const notice of play.notices)
    expect(
      notice.some(words => board.includes(words)),
      board,
    ).toBe(true)
})
