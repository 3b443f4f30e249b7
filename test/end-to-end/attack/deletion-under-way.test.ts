// While the data of somebody is being deleted, what they ask for is answered in words, and nothing is written for them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageOf } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { Store } from '../../../src/store/store.ts'
import { begin, openTable, privately, SPIDER_MAN, type Table } from './table.ts'

const ATTACK = { enemy: 'Rhino II', hero: SPIDER_MAN }
let table: Table
/** Another process on the same data. */
let other: Store

beforeAll(async () => {
  table = await openTable()
  other = await openSqlite(table.database)
})
afterAll(async () => {
  await other.close()
  await table.close()
})

it.each([
  ['English', 'ana', 'attack enemy', 'Nobody', /^Your data is being deleted right now\./],
  ['German', 'ben', 'attack enemy', 'Niemand', /^Deine Daten werden gerade gelöscht\./],
] as const)(
  'a start and a press hear of it in %s, and both work once it is over',
  async (_, name, command, press, words) => {
    const person = table[name]
    const board = await begin(table, person, command, ATTACK)
    await other.markForgotten(person.id)
    const open = await other.countOpen()
    expect(privately(await person.command(command, ATTACK))).toMatch(words)
    expect(privately(await person.press(board, press))).toMatch(words)
    expect(await other.countOpen()).toBe(open)
    await other.forgetMarked()
    const [walkthroughs, next] = [await other.about(person.id), await begin(table, person, command, ATTACK)]
    expect(walkthroughs).toEqual({ settings: null, walkthroughs: [], offers: [] })
    expect(messageOf(await person.press(next, press)).id).toBe(next.id)
    expect(table.refusals()).toEqual([])
  },
)
