// Checks the next attack of a table in each place: direct messages, groups, shut and deleted threads, two tables side by side.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { DEFEND, inNewChannel, RHINO, startRhino } from './channel.ts'
import {
  begin,
  boardsIn,
  hasControls,
  openTable,
  pressAll,
  pressOrChoose,
  SPIDER_MAN,
  stored,
  type Table,
} from './table.ts'

let ahead = 0
let table: Table
let ana: Actor
let ben: Actor
beforeAll(async () => {
  table = await openTable({ now: () => Date.now() + ahead })
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table))
})

const RHINO_AGAIN = 'Rhino II attacks Ana'
const END = [DEFEND, '2', 'Deal 2 damage', 'Finish']
const heading = (board: SeenMessage): string => plainTextOf(board).split('\n')[0] ?? ''

async function tipOf(board: SeenMessage): Promise<string | undefined> {
  const store = await openSqlite(table.database)
  const read = await store.table((await stored(store, board)).table)
  await store.close()
  return read?.tip
}

async function tableIdsOf(...boards: SeenMessage[]): Promise<string[]> {
  const store = await openSqlite(table.database)
  const read = await Promise.all(boards.map(board => stored(store, board)))
  await store.close()
  return read.map(one => one.table)
}

it('in direct messages the next attack is a message below, and the one before stays to be read', async () => {
  const own = ben.dm()
  const said = { gegner: 'Rhino II', held: SPIDER_MAN }
  const first = await begin(table, own, 'angriff gegner', said)
  const over = await pressAll(own, first, 'Niemand', '0', '3 Schaden zufügen', 'Fertig')
  const second = messageOf(await pressOrChoose(own, over, 'Rhino II greift Ben an'))
  expect([second.channel_id, heading(second)]).toEqual([over.channel_id, '## Rhino II greift Ben an'])
  await table.discord.waitFor(() => own.sees().length === 2)
  const [read] = own.sees()
  expect(read && plainTextOf(read)).toContain('## Rhino II hat Spider-Man angegriffen')
  await pressAll(own, second, 'Niemand')
  expect(table.refusals()).toEqual([])
})

it('in a group it is an answer that all can press', async () => {
  const dora = table.discord.addUser({ name: 'Dora', locale: 'en-US', installed: true })
  const group = table.discord.addGroup('friends', ['Dora', 'Ben'])
  const there = dora.in(group)
  const first = await begin(table, there, 'attack enemy', { ...RHINO, player: table.ben.id })
  const over = await pressAll(there, first, DEFEND, '1', 'Deal 1 damage', 'Finish')
  const second = messageOf(await pressOrChoose(there, over, 'Rhino II attacks Ben'))
  expect(second.ephemeral).toBe(false)
  const done = await pressAll(there, second, 'Nobody', '0', 'Deal 3 damage', 'Finish')
  expect(await tableIdsOf(over, done)).toEqual(Array(2).fill((await tableIdsOf(over))[0]))
  expect(table.refusals()).toEqual([])
})

it('in a thread that a moderator has shut the next attack is an answer there, on which everybody can press', async () => {
  const first = await pressAll(ana, await startRhino(table, ana), ...END)
  table.discord.shutThread({ id: first.channel_id }, { archived: true, locked: true })
  const second = messageOf(await pressOrChoose(ana, first, RHINO_AGAIN))
  expect([second.ephemeral, second.channel_id]).toEqual([false, first.channel_id])
  expect(plainTextOf(second)).toContain('**Spider-Man** · DEF 3 · 8 of 10 HP · exhausted · *target*')
  await pressAll(ana, second, 'Nobody', '0', 'Deal 3 damage', 'Finish')
  table.refusals()
})

it('a table whose thread has been deleted is found by the list, and goes on', async () => {
  const first = await pressAll(ana, await startRhino(table, ana), ...END)
  table.discord.deleteChannel({ id: first.channel_id })
  const list = messageOf(await ana.command('attack list'))
  const [option] = (list.components?.at(-1)?.components?.[0]?.options ?? []).filter(({ label }) =>
    label.includes('Rhino II attacked Spider-Man'),
  )
  const looked = messageOf(await ana.select(list, 'Open one…', option?.value ?? ''))
  await pressOrChoose(ana, looked, RHINO_AGAIN)
  const second = await table.discord.waitFor(() =>
    ana
      .sees()
      .flatMap(one => [
        ...(hasControls(one) && !one.ephemeral ? [one] : []),
        ...boardsIn(ana, { id: one.id }),
      ])
      .find(one => heading(one) === '## Rhino II attacks Ana'),
  )
  expect(plainTextOf(second)).toContain('**Spider-Man** · DEF 3 · 8 of 10 HP · exhausted · *target*')
  table.refusals()
})

it('two tables in one channel stand apart, and one follows another in one thread', async () => {
  const [one, other] = [
    await pressAll(ana, await startRhino(table, ana), ...END),
    await pressAll(ana, await startRhino(table, ana), DEFEND, '0', 'No damage, go on', 'Finish'),
  ]
  const next = [
    messageOf(await pressOrChoose(ana, one, RHINO_AGAIN)),
    messageOf(await pressOrChoose(ana, other, RHINO_AGAIN)),
  ]
  expect(next.map(board => /(\d+) of 10 HP/.exec(plainTextOf(board))?.[1])).toEqual(['8', '10'])
  const ids = await tableIdsOf(one, other, ...next)
  expect([ids[0] === ids[2], ids[1] === ids[3], ids[0] === ids[1]]).toEqual([true, true, false])
  expect(table.refusals()).toEqual([])
})

it('a board that never came is brought by the next press, once it cannot be on its way any more', async () => {
  const first = await pressAll(ana, await startRhino(table, ana), ...END)
  table.discord.faults.refuse({ method: 'POST', path: /\/callback/, code: 50_001 })
  const own = await tipOf(first)
  void pressOrChoose(ana, first, RHINO_AGAIN).catch(() => null)
  await table.discord.waitFor(async () => (await tipOf(first)) !== own)
  await table.discord.waitFor(() => /50001/.test(table.bot().output()))
  table.discord.faults.stopFailing()
  const before = boardsIn(ana, { id: first.channel_id }).length
  ahead += 21_000
  await pressOrChoose(ben, first, RHINO_AGAIN)
  const second = await table.discord.waitFor(() => boardsIn(ana, { id: first.channel_id })[before])
  expect(heading(second)).toBe('## Rhino II attacks Ana')
  await pressAll(ana, second, 'Nobody')
  table.refusals()
})
