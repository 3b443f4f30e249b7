// The sixty attacks of the second list by one command each: it ends as the cards say, or asks what only players know.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTable, type Table } from '../end-to-end/attack/table.ts'
import { leftOn, sampledPlays } from './second.ts'
import { commanded } from './second-wire.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

it.each(sampledPlays(1 / 9).map(play => [play.name, play] as const))('%s by one command', async (_, play) => {
  const { said, board } = await commanded(table, play)
  if (play.command.asks !== undefined) expect(`${said}\n${board}`).toContain(play.command.asks)
  else expect(leftOn(board, play), said).toEqual(play.left)
  const told = `${said}
${board}`
  for (const notice of play.command.saysLater ? [] : play.notices)
    expect(
      notice.some(words => told.includes(words)),
      told,
    ).toBe(true)
})
