// Checks the upgrade as an operator does it: the new program starts with what an earlier version has left.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESTJSONErrorCodes } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { messageOf, plainTextOf } from '../../../src/loopback/start-loopback.ts'
import { postgresOf, VERSIONS } from '../../earlier-versions/recorded.ts'
import { type Server, startServer } from '../../support/store/postgres-server.ts'
import { hasControls, openProcessTable, type ProcessTable } from '../attack/table.ts'
import { freshDatabase } from '../fresh-database.ts'

const PAST = join(import.meta.dirname, '../../earlier-versions')
/** In days; so the test holds ten years after the recording. */
const KEPT = '3650'

describe.each(VERSIONS)('the program after version %s', version => {
  let server: Server
  let table: ProcessTable
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())
  afterEach(() => table.close())

  async function file(): Promise<Record<string, string>> {
    const path = freshDatabase()
    copyFileSync(join(PAST, version, 'riposte.sqlite'), path)
    return { DATABASE_PATH: path }
  }

  async function database(): Promise<Record<string, string>> {
    const url = await server.newDatabase()
    await server.asked(url, postgresOf(version))
    return { DATABASE_URL: url }
  }

  it.each([
    ['its file', file],
    ['its PostgreSQL database', database],
  ])('starts with %s, and goes on after a restart with an attack that was open', async (_, left) => {
    table = await openProcessTable({ told: { ...(await left()), KEEP_DAYS: KEPT } })
    const ana = table.ana.dm()
    const open = await ana.autocomplete('attack resume', { walkthrough: '' }, 'walkthrough')
    expect(open.length).toBeGreaterThan(5)
    const walkthrough = open[0]?.value ?? ''
    const board = messageOf(await ana.command('attack resume', { walkthrough }))
    expect(hasControls(board)).toBe(true)
    expect(await table.bot().stop()).toBe(0)
    await table.restart()
    const again = messageOf(await ana.command('attack resume', { walkthrough }))
    expect(plainTextOf(again)).toBe(plainTextOf(board))
    expect(
      table
        .bot()
        .log()
        .filter(({ level }) => level !== 'info'),
    ).toEqual([])
    // The channel in which the old board stood is not in this Discord.
    expect(table.refusals().filter(code => code !== RESTJSONErrorCodes.UnknownChannel)).toEqual([])
  })
})
