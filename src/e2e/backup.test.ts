// Backup and restore by the commands of the running guide, as they stand there, with the bot running when it may.
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SeenMessage, text } from '../playground/actor.ts'
import { foldersWith } from '../store/postgres/test-cluster.ts'
import { PASSWORD, type Server, startServer } from '../store/postgres/test-server.ts'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import {
  begin,
  boardsIn,
  openProcessTable,
  pressAll,
  SPIDER_MAN,
  type ProcessTable as Table,
} from './attack-table.ts'
import { ADDRESS, guided, guidedBetween, type Machine, setUpMachine } from './guided-machine.ts'
import { guide } from './running-guide.ts'

const DAY = 86_400_000
const TOOLS = ['pg_dump', 'pg_restore']
const [tools] = foldersWith(TOOLS)
const BACKUP = guided('sudo -u riposte -H docs/service/backup.sh')

let machine: Machine
let table: Table
beforeEach(() => {
  machine = setUpMachine(tools)
})
afterEach(async () => {
  await table.close()
  machine.remove()
})

/** An attack with two answers, and a copy made after the first of them. Gives the board at the end. */
async function playedOn(copy: () => void): Promise<SeenMessage> {
  const board = await begin(table, table.ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
  const defended = await pressAll(table.ana, board, 'Spider-Man (basic, DEF 3)')
  copy()
  return pressAll(table.ana, defended, '2')
}

/** The attack stands where it stood at the copy: its board says so at the first press, and takes the second answer. */
async function goesOn(board: SeenMessage): Promise<void> {
  await table.ana.press(board, 'Deal 2 damage')
  const now = boardsIn(table.ana, { id: board.channel_id }).at(-1) ?? board
  expect(text(await pressAll(table.ana, now, '2'))).toContain('[Deal 2 damage]')
}

/** How many answers the attack has. */
async function answers(opening: Promise<Store>): Promise<number | undefined> {
  const store = await opening
  const [head] = await store.of(table.ana.id, 1)
  await store.close()
  return head?.revision
}

describe('the file', () => {
  beforeEach(async () => {
    table = await openProcessTable({ told: { DATABASE_PATH: machine.kept } })
  })

  it('is copied while the bot runs, and restored; the attack goes on from there', async () => {
    const board = await playedOn(() => machine.run(BACKUP))
    const [copy = ''] = machine.made()
    expect(await answers(openSqlite(machine.kept))).toBe(2)
    expect(await table.bot().stop()).toBe(0)
    for (const line of guidedBetween("sudo systemctl stop 'riposte@*'", 'sudo systemctl start riposte@a'))
      machine.run(line.replace('COPY', copy))
    await table.restart()
    expect(await answers(openSqlite(machine.kept))).toBe(1)
    expect(await answers(openSqlite(join(machine.kept, '../before/riposte.sqlite')))).toBe(2)
    await goesOn(board)
  })

  it('is copied every night by the same command; copies are deleted after 14 days, and not before', () => {
    for (const days of [13, 16]) {
      const old = join(machine.copies, `${days}.sqlite`)
      writeFileSync(old, '')
      utimesSync(old, new Date(), new Date(Date.now() - days * DAY))
    }
    const [, line = ''] = /echo '\S+ \S+ \* \* \* riposte (.*)' \|/.exec(guided('/etc/cron.d/')) ?? []
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
    await useNewDatabase()
    table = await openProcessTable({ told })
  })

  /** The next bot uses it. Its password stands where the guide puts it, and not in its address. */
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
    const board = await playedOn(() => run(BACKUP.replace(/sqlite:\S+/, ADDRESS)))
    const [copy = ''] = machine.made()
    expect(await table.bot().stop()).toBe(0)
    const url = await useNewDatabase()
    run(guided('copy', '--from sqlite:/var/backups').replace('COPY', copy))
    expect(await answers(openPostgres(url))).toBe(1)
    await table.restart()
    await goesOn(board)
  })

  it.skipIf(!tools)('is dumped while the bot runs, and restored; the attack goes on from there', async () => {
    const board = await playedOn(() => run(guided('pg_dump')))
    expect(readFileSync(join(machine.copies, 'riposte.dump')).toString('latin1')).toMatch(/^PGDMP/)
    expect(await table.bot().stop()).toBe(0)
    run(guided('pg_restore'))
    await table.restart()
    await goesOn(board)
  })

  it('is filled from the file by the command that moves it', async () => {
    const store = await openSqlite(machine.kept)
    await store.setUserSettings(table.ana.id, { language: 'de' })
    await store.close()
    expect(await table.bot().stop()).toBe(0)
    const url = await useNewDatabase()
    run(guided('copy', '--from sqlite:/var/lib'))
    const moved = await openPostgres(url)
    expect(await moved.userSettings(table.ana.id)).toMatchObject({ language: 'de' })
    await moved.close()
  })
})
