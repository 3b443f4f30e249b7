// How many attacks may be open: explained privately when it is reached, and over with the first that ends.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { begin, openTable, pressAll, privately, SPIDER_MAN, type Table } from './attack-table.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const ATTACK = { enemy: 'Rhino II', hero: SPIDER_MAN }
let table: Table

beforeAll(async () => {
  table = await openTable(Date.now, { MOST_OPEN_PER_PERSON: '2', MOST_OPEN_PER_SERVER: '3' })
})
afterAll(() => table.close())

it('a person, and then the server, has as many open as there may be, and is told what to do', async () => {
  const { ana, ben } = table
  const first = await begin(table, ana, 'attack enemy', ATTACK)
  await begin(table, ana, 'attack enemy', ATTACK)
  expect(privately(await ana.command('attack enemy', ATTACK))).toMatch(
    /^2 attacks that you started .*\/attack list/,
  )
  await begin(table, ben, 'attack enemy', ATTACK)
  expect(privately(await ben.command('attack enemy', ATTACK))).toMatch(
    /^3 Angriffe auf diesem Server .*\/angriff liste/,
  )
  await begin(table, ben.dm(), 'attack enemy', ATTACK)
  const shown = ana.in(first.channel_id)
  await pressAll(shown, first, 'Spider-Man (basic, DEF 3)', '2', 'Deal 2 damage', 'Finish')
  await begin(table, ana, 'attack enemy', ATTACK)
  expect(table.discord.refused).toEqual([])
})
