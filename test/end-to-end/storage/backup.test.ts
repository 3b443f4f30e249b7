// Checks backup and restore by the commands of the running guide, with the bot running where it may.
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { openPostgres } from '../../../src/store/postgres/store.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { Store } from '../../../src/store/store.ts'
import { foldersWith } from '../../support/store/postgres-cluster.ts'
import { PASSWORD, type Server, startServer } from '../../support/store/postgres-server.ts'
import {
  begin,
  boardsIn,
  openProcessTable,
  openTable,
  type ProcessTable,
  pressAll,
  SPIDER_MAN,
  type Table,
} from '../attack/table.ts'
import { guide } from '../operator/running-guide.ts'
import { ADDRESS, guided, guidedBetween, type Machine, setUpMachine } from './guided-machine.ts'

const DAY = 86_400_000
const TOOLS = ['pg_dump', 'pg_restore']
const [tools] = foldersWith(TOOLS)
const BACKUP = guided('sudo -u riposte -H docs/service/backup.sh')

let machine: Machine
let table: Table | ProcessTable | undefined
beforeEach(() => {
  machine = setUpMachine(tools)
})
afterEach(async () => {
  await table?.close()
  table = undefined
  machine.remove()
})

/** Plays an attack with two answers and makes a copy after the first. @returns the board at the end */
async function playedOn(
  { discord, ana }: Pick<Table, 'discord' | 'ana'>,
  copy: () => void,
): Promise<SeenMessage> {
  const board = await begin({ discord }, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
  const defended = await pressAll(ana, board, 'Spider-Man (basic, DEF 3)')
  copy()
  return pressAll(ana, defended, '2')
}

/** Checks that the attack stands where it stood at the copy, and takes the second answer again. */
async function goesOn({ ana }: Pick<Table, 'ana'>, board: SeenMessage): Promise<void> {
  await ana.press(board, 'Deal 2 damage')
  const now = boardsIn(ana, { id: board.channel_id }).at(-1) ?? board
  expect(plainTextOf(await pressAll(ana, now, '2'))).toContain('[Deal 2 damage]')
}

/** Counts the answers of the attack. */
async function answers({ ana }: Pick<Table, 'ana'>, opening: Promise<Store>): Promise<number | undefined> {
  const store = await opening
  const [head] = await store.of(ana.id, 1)
  await store.close()
  return head?.revision
}

describe('the file', () => {
  it('is copied while the bot runs, and restored; the attack goes on from there', async () => {
    const here = await openTable({ told: { DATABASE_PATH: machine.kept } })
    table = here
    const board = await playedOn(here, () => machine.run(BACKUP))
    const [copy = ''] = machine.made()
    expect(await answers(here, openSqlite(machine.kept))).toBe(2)
    await here.bot().stop()
    for (const line of guidedBetween("sudo systemctl stop 'riposte@*'", 'sudo systemctl start riposte@a'))
      machine.run(line.replace('COPY', copy))
    await here.restart()
    expect(await answers(here, openSqlite(machine.kept))).toBe(1)
    expect(await answers(here, openSqlite(join(machine.kept, '../before/riposte.sqlite')))).toBe(2)
    await goesOn(here, board)
  })

  it('is copied every night by the same command; copies are deleted after 14 days, and not before', async () => {
    for (const days of [13, 16]) {
      const old = join(machine.copies, `${days}.sqlite`)
      writeFileSync(old, '')
      utimesSync(old, new Date(), new Date(Date.now() - days * DAY))
    }
    const [, line = ''] = /echo '\S+ \S+ \* \* \* riposte (.*)' \|/.exec(guided('/etc/cron.d/')) ?? []
    await (await openSqlite(machine.kept)).close()
    expect(BACKUP).toContain(line.replace('/opt/riposte/current/', ''))
    machine.run(line)
    expect(machine.made()).toEqual(['13', expect.stringMatching(/^20\d\d-/)])
  })
})

describe('a PostgreSQL database', () => {
  let server: Server
  let told: Record<string, string>
  beforeAll(async () => {
    server = await startServer({ programs: tools ? TOOLS : [] })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    told = { HOME: machine.home }
  })

  /** Opens a table whose bot is a process, because the password file is found by the process's environment. */
  async function opened(): Promise<ProcessTable> {
    await useNewDatabase()
    const own = await openProcessTable({ told })
    table = own
    return own
  }

  /** Makes a database for the next bot. The password stands where the guide puts it, not in the address. */
  async function useNewDatabase(): Promise<string> {
    const url = await server.newDatabase()
    told.DATABASE_URL = url.replace(`:${PASSWORD}`, '')
    const [, host, name] = /@(.*)\/(.*)$/.exec(url) ?? []
    const [line = ''] = /localhost:5432:\S+:PASSWORD/.exec(guide('en')) ?? []
    const entry = line.replace('localhost:5432:riposte', `${host}:${name}`).replace('PASSWORD', PASSWORD)
    writeFileSync(join(machine.home, '.pgpass'), `${entry}\n`, { mode: 0o600 })
    return url
  }
  const run = (line: string) => machine.run(line, told.DATABASE_URL)

  it('is copied while the bot runs, and restored into an empty one; the attack goes on from there', async () => {
    const own = await opened()
    const board = await playedOn(own, () => run(BACKUP.replace(/sqlite:\S+/, ADDRESS)))
    const [copy = ''] = machine.made()
    expect(await own.bot().stop()).toBe(0)
    const url = await useNewDatabase()
    run(guided('copy', '--from sqlite:/var/backups').replace('COPY', copy))
    expect(await answers(own, openPostgres(url))).toBe(1)
    await own.restart()
    await goesOn(own, board)
  })

  it.skipIf(!tools)('is dumped while the bot runs, and restored; the attack goes on from there', async () => {
    const own = await opened()
    const board = await playedOn(own, () => run(guided('pg_dump')))
    expect(readFileSync(join(machine.copies, 'riposte.dump')).toString('latin1')).toMatch(/^PGDMP/)
    expect(await own.bot().stop()).toBe(0)
    run(guided('pg_restore'))
    await own.restart()
    await goesOn(own, board)
  })

  it('is filled from the file by the command that moves it', async () => {
    const store = await openSqlite(machine.kept)
    await store.setUserSettings('u1', { language: 'de' })
    await store.close()
    const url = await useNewDatabase()
    run(guided('copy', '--from sqlite:/var/lib'))
    const moved = await openPostgres(url)
    expect(await moved.userSettings('u1')).toMatchObject({ language: 'de' })
    await moved.close()
  })
})
