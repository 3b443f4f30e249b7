// Every button of the boards of earlier chapters, pressed by who may do most, opens none of them again; and every button of a
// board, a finished one and a table, pressed by an onlooker, does nothing that belongs to a seat.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { everyComponent } from '../../../src/loopback/interaction/components.ts'
import { type Actor, messageOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { Store } from '../../../src/store/store.ts'
import { DEFEND, inNewChannel, startRhino } from './channel.ts'
import { openTable, pressAll, stored, type Table } from './table.ts'

let table: Table
let store: Store
let ana: Actor
beforeAll(async () => {
  table = await openTable()
  store = await openSqlite(table.database)
})
beforeEach(() => {
  ;({ ana } = inNewChannel(table))
})
afterAll(async () => {
  await store.close()
  await table.close()
})

const NEXT = 'Rhino II attacks Ana'

/** The custom ids of all that a message has to press, the options of its selects included. */
const idsOn = ({ components = [] }: SeenMessage): string[] => [
  ...new Set(
    everyComponent(components).flatMap(({ component: { custom_id, options = [] } }) =>
      options.length > 0 ? options.map(({ value }) => value) : (custom_id ?? []),
    ),
  ),
]

/** All that stands of a table: what is asked nowhere else in the store. */
async function standing(board: SeenMessage) {
  const id = (await stored(store, board)).table
  const now = await store.table(id)
  if (!now) throw new Error('there is no table')
  const { chapters, seats, starter, tip, ended } = now
  const links = chapters.map(({ id, revision, closed, counts }) => ({ id, revision, closed, counts }))
  return { seats, starter, tip, ended, links }
}

async function pressEach(actor: Actor, boards: readonly SeenMessage[]): Promise<number> {
  let pressed = 0
  for (const board of boards)
    for (const id of idsOn(board)) {
      // A form is opened and left.
      await actor.in(board.channel_id).pressRaw(board, id)
      pressed += 1
    }
  return pressed
}

const REST = ['Nobody', '0', 'Deal 3 damage', 'Finish']

it('boards of earlier chapters, also as they were while these were played', async () => {
  const begun = await startRhino(table, ana)
  const asked = await pressAll(ana, begun, DEFEND)
  const first = await pressAll(ana, asked, '2', 'Deal 2 damage', 'Finish')
  const second = await pressAll(ana, first, NEXT, ...REST)
  const third = await pressAll(ana, second, NEXT, ...REST)
  const open = await pressAll(ana, third, NEXT)
  const before = await standing(open)
  expect(await pressEach(ana, [begun, asked, first, second, third])).toBeGreaterThan(40)
  expect(await standing(open)).toEqual(before)
  expect(before.links.map(({ closed }) => closed)).toEqual([true, true, true, false])
})

it('an open board, a finished one, one between attacks and the table, for an onlooker', async () => {
  const role = table.discord.addRole({ name: 'Hosts' })
  const chris = table.discord.user('Chris').in(ana.channelId)
  const open = await startRhino(table, ana)
  const boards = [open, await pressAll(ana, open, DEFEND)]
  const finished = await pressAll(ana, boards[1] ?? open, '2', 'Deal 2 damage', 'Finish')
  const between = messageOf(await ana.press(finished, 'The round is over'))
  const shown = messageOf(await ana.in(between.channel_id).command('attack table'))
  await ana.command('settings server', { 'who-starts': role.id })
  const before = await standing(between)
  expect(await pressEach(chris, [...boards, finished, between, shown])).toBeGreaterThan(40)
  expect(await standing(between)).toEqual(before)
  expect(before.links.map(({ revision }) => revision)).toEqual([4, 1])
  const again = messageOf(await ana.in(between.channel_id).command('attack table'))
  const next = await pressAll(ana, again, NEXT)
  const now = await standing(next)
  await pressEach(chris, [next])
  expect(await standing(next)).toEqual(now)
  await ana.command('settings server', { 'who-starts': table.discord.guild('Riposte').id })
})
