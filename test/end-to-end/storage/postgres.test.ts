// Runs the bot as a process on PostgreSQL through a whole attack, while the server stops and comes back.
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageOf, plainTextOf } from '../../../src/loopback/start-loopback.ts'
import { openPostgres } from '../../../src/store/postgres/store.ts'
import { PASSWORD, type Server, startServer } from '../../support/store/postgres-server.ts'
import {
  begin,
  boardsIn,
  openProcessTable,
  pressAll,
  privately,
  SPIDER_MAN,
  type ProcessTable as Table,
} from '../attack/table.ts'
import { startBotProcess } from '../bot-process.ts'

let server: Server
let url: string
let table: Table
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  url = await server.newDatabase()
})

describe('an attack', () => {
  beforeEach(async () => {
    table = await openProcessTable({ told: { DATABASE_URL: url } })
  })
  afterEach(() => table.close())

  it('goes on after the server was away, in the same process, and nothing of it is lost', async () => {
    const { ana, ben } = table
    const board = await begin(table, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
    const defended = await pressAll(ana, board, 'Spider-Man (basic, DEF 3)')

    await server.stop()
    const refused = privately(await ana.press(defended, '2'))
    expect(refused).toContain('This took too long.')
    expect(plainTextOf(messageOf(await ben.command('regel', { suche: 'tough' })))).toContain('Zäh')
    const waiting = ana.press(defended, '2')
    await wait(500)
    await server.start()
    await waiting

    // A busy machine may need more than two seconds to bring the server back.
    const shown = boardsIn(ana, { id: defended.channel_id }).at(-1) ?? defended
    const boosted = plainTextOf(shown).includes('[Deal 2 damage]') ? shown : await pressAll(ana, shown, '2')
    const over = await pressAll(ana, boosted, 'Deal 2 damage', 'Finish')
    expect(plainTextOf(over)).toContain('## Rhino II attacked Spider-Man: 2 damage')
    expect(table.refusals()).toEqual([])

    const store = await openPostgres(url)
    const [kept] = await store.of(ana.id, 10)
    const rows = (await store.read(kept?.id ?? ''))?.rows ?? []
    expect(rows.map(({ number, by }) => ({ number, by }))).toEqual(
      [1, 2, 3, 4].map(number => ({ number, by: ana.id })),
    )
    await store.close()
    expect(existsSync(table.database)).toBe(false)
    const faults = table
      .bot()
      .log()
      .filter(({ msg }) => msg === 'the store fails')
    expect(faults).toHaveLength(1)
    expect(table.bot().output()).not.toContain(PASSWORD)
  })

  it('goes on in a new process', async () => {
    const board = await begin(table, table.ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
    const defended = await pressAll(table.ana, board, 'Spider-Man (basic, DEF 3)')
    await table.bot().kill()
    await table.restart()
    expect(plainTextOf(await pressAll(table.ana, defended, '2'))).toContain('[Deal 2 damage]')
  })
})

describe('a database that cannot be opened', () => {
  it('is told with the reason and without its address, and the program ends with 1', async () => {
    const bot = startBotProcess({ DATABASE_URL: `${url}_not`, LANG: 'de_DE.UTF-8' })
    expect(await bot.ended()).toBe(1)
    expect(bot.output()).toMatch(
      /Die Datenbank aus DATABASE_URL lässt sich nicht öffnen: .*_not" does not exist\./,
    )
    expect(bot.output()).not.toContain(PASSWORD)
  })
})
