// What a command has said is not asked again behind an ability that somebody may use first, over the wire.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf } from '../../../src/loopback/start-loopback.ts'
import { INVITED, inNewChannel } from './channel.ts'
import { boardsIn, openTable, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table, INVITED))
})

const boardOf = async (who: Actor, command: string, options: object) => {
  const headline = messageOf(await who.command(command, { table: 'new', ...options } as never))
  return table.discord.waitFor(() => boardsIn(who, headline).at(-1))
}

it('“nobody blocks” waits for an ability of the attacker that may be used: only that is asked', async () => {
  const options = { unit: 'card:GD05-049', target: 'side:player', base: 'side:none', shields: 2 }
  const board = await boardOf(ana, 'attack unit', { ...options, blocker: 'side:nobody' })
  expect(plainTextOf(board)).toContain('This may be used.')
  expect(plainTextOf(board)).not.toContain('Who blocks?')
  const after = messageOf(await ana.in(board.channel_id).press(board, 'Do not use it'))
  expect(plainTextOf(after)).toContain('- Player 2 does not block.')
  expect(plainTextOf(after)).not.toContain('Who blocks?')
  const asked = await boardOf(ana, 'attack unit', options)
  expect(plainTextOf(asked)).toContain('Who blocks?')
})

it('says so in German', async () => {
  const options = { unit: 'card:GD05-049', ziel: 'side:player', basis: 'side:none', schilde: 2 }
  const board = await boardOf(ben, 'angriff einheit', { ...options, blocker: 'side:nobody' })
  const after = messageOf(await ben.in(board.channel_id).press(board, 'Nicht verwenden'))
  expect(plainTextOf(after)).toContain('- Spieler 2 blockt nicht.')
})
