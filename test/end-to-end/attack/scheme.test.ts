// Plays an enemy's scheme over the wire: by the command, and as what a table offers next, in both languages.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageOf, plainTextOf } from '../../../src/loopback/start-loopback.ts'
import { begin, boardsIn, openTable, pressAll, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

const RHINO = { enemy: 'Rhino I', hero: 'Peter Parker' }

it('MC-SCHEMEENEMY-04 a villain schemes, the table keeps the threat, and the next scheme is one press', async () => {
  const { ana, discord } = table
  const place = ana.in(discord.addChannel({ name: 'schemes' }))
  const first = await begin(table, place, 'attack scheme', { ...RHINO, threat: 3, 'target-threat': 7 })
  const over = await pressAll(place, first, '2', 'Place 3 threat', 'Finish')
  expect(plainTextOf(over)).toContain('Rhino I schemed: 3 threat (6 of 7)')
  expect(plainTextOf(over)).toContain('3 threat placed.')
  expect(plainTextOf(over)).toContain('The threat on the main scheme changes by 3: 6 now.')
  const thread = ana.in({ id: over.channel_id })
  expect(plainTextOf(messageOf(await thread.command('attack table', {})))).toContain(
    '**Main scheme** · 6 of 7 threat',
  )
  await thread.press(over, 'Rhino I schemes: Ana is an alter-ego')
  const second = await discord.waitFor(() =>
    boardsIn(thread, { id: over.channel_id }).find(one => plainTextOf(one).includes('how many icons')),
  )
  const end = await pressAll(thread, second, '0', 'Place 1 threat', 'Finish')
  expect(plainTextOf(end)).toContain(
    'The main scheme has 7 of 7 threat and is completed. Reveal its next stage; after the last stage, the players lose.',
  )
})

it('MC-SCHEMEENEMY-05 ein verwirrter Schurke treibt den Plan nicht voran', async () => {
  const { ben, discord } = table
  const place = ben.in(discord.addChannel({ name: 'pläne' }))
  const command = { ...RHINO, confused: true, language: 'de' }
  const board = await begin(table, place, 'attack scheme', command)
  expect(plainTextOf(board)).toContain('Rhino I war verwirrt und trieb den Plan nicht voran')
})
