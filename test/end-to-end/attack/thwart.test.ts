// Plays thwarts over the wire: by the command, and as what a table offers next, in both languages.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageOf, modalOf, plainTextOf } from '../../../src/loopback/start-loopback.ts'
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
  const offered = async (scheme: string) =>
    (await thread.autocomplete('attack thwart', { who: 'Hellcat', scheme }, 'scheme')).slice(0, 3)
  expect((await offered('')).map(({ name }) => name)).toEqual([
    'Main scheme · 3 threat',
    'Each scheme',
    'Each side scheme',
  ])
  const [main] = await offered('main sch')
  const rhino = { enemy: 'Rhino I', hero: 'Peter Parker', boost: '0', scheme: main?.value }
  const schemed = plainTextOf(messageOf(await thread.command('attack scheme', rhino)))
  expect(schemed).toContain('Rhino I schemed: 1 threat (4 now)')
})

it('MC-THWART-03 a (thwart) card removes threat from each of several schemes, by the form and by the command', async () => {
  const { ana, discord } = table
  const place = ana.in(discord.addChannel({ name: 'several' }))
  const help = messageOf(await place.command('help', {}))
  const form = async (fields: Record<string, string>) => {
    const opened = modalOf(await place.press(help, 'A hero or an ally thwarts…'))
    return messageOf(await place.submit(opened, { thwarter: 'Doctor Strange', ...fields }))
  }
  const basic = await form({ moreSchemes: 'Bomb Scare' })
  expect(plainTextOf(basic)).toContain('A basic thwart removes threat from one scheme.')
  expect(plainTextOf(await form({ schemeThreat: 'many' }))).toContain('Threat on the scheme: many')
  const said = { schemeThreat: '5', removes: '2', moreSchemes: 'Bomb Scare' }
  const reply = await form(said)
  const board = await discord.waitFor(() => boardsIn(place, reply).at(-1))
  expect(plainTextOf(board)).toContain('How much threat is on Bomb Scare?')
  const over = await pressAll(place, board, '2', 'Remove 4 threat', 'Finish')
  expect(plainTextOf(over)).toContain('Bomb Scare is defeated')
  const thread = ana.in({ id: over.channel_id })
  const each = { who: 'Doctor Strange', scheme: 'Each scheme', removes: 1, 'at-once': true }
  const next = plainTextOf(messageOf(await thread.command('attack thwart', each)))
  expect(next).toContain('1 threat is removed from the main scheme: 2 left.')
})

it('MC-THWART-05 ein verwirrter Held leistet keinen Widerstand', async () => {
  const { ben, discord } = table
  const place = ben.in(discord.addChannel({ name: 'widerstand' }))
  const command = { who: 'Doctor Strange', confused: true, language: 'de' }
  const told = plainTextOf(messageOf(await place.command('attack thwart', command)))
  expect(told).toContain('Doctor Strange leistete keinen Widerstand')
  expect(told).toContain('ist verwirrt: Statt des Widerstands wird die Statuskarte abgelegt.')
})
