// Plays thwarts over the wire: by the command, and as what a table offers next, in both languages.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageOf, plainTextOf } from '../../../src/loopback/start-loopback.ts'
import { begin, boardsIn, openTable, pressAll, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

it('MC-THWART-01 a hero thwarts, the sum is told, and the next thwart on what is left is one press', async () => {
  const { ana, discord } = table
  const place = ana.in(discord.addChannel({ name: 'thwarts' }))
  const said = { who: 'Doctor Strange', threat: 7, 'without-exhausting': true }
  const first = await begin(table, place, 'attack thwart', said)
  expect(plainTextOf(first)).toContain('Main scheme: 7 − 2 = 5')
  const over = await pressAll(place, first, 'Remove 2 threat', 'Finish')
  expect(plainTextOf(over)).toContain('2 threat is removed from the main scheme: 5 left.')
  const thread = ana.in({ id: over.channel_id })
  expect(plainTextOf(messageOf(await thread.command('attack table', {})))).toContain(
    '**Main scheme** · 5 threat',
  )
  await thread.press(over, 'Doctor Strange thwarts the main scheme')
  const second = await discord.waitFor(() =>
    boardsIn(thread, { id: over.channel_id }).find(one => plainTextOf(one).includes('5 − 2 = 3')),
  )
  await pressAll(thread, second, 'Remove 2 threat', 'Finish')
  const side = { who: 'Hellcat', scheme: "Breakin' & Takin'", threat: 1, 'at-once': true }
  const third = messageOf(await thread.command('attack thwart', side))
  expect(plainTextOf(third)).toContain("Breakin' & Takin' is defeated and leaves play.")
  expect(plainTextOf(third)).toContain('consequential damage')
})

it('MC-THWART-05 ein verwirrter Held leistet keinen Widerstand', async () => {
  const { ben, discord } = table
  const place = ben.in(discord.addChannel({ name: 'widerstand' }))
  const command = { who: 'Doctor Strange', confused: true, language: 'de' }
  const told = plainTextOf(messageOf(await place.command('attack thwart', command)))
  expect(told).toContain('Doctor Strange leistete keinen Widerstand')
  expect(told).toContain('ist verwirrt: Statt des Widerstands wird die Statuskarte abgelegt.')
})
