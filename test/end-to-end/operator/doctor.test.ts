// Checks what npm run doctor finds, and what it advises.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PermissionFlagsBits as P } from 'discord-api-types/v10'
import { afterEach, expect, it } from 'vitest'
import { type Discord, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { storeState } from '../../../src/store/look.ts'
import { openPostgres } from '../../../src/store/postgres/store.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { ANA, sample } from '../../support/store/contract/samples.ts'
import { PASSWORD, startServer } from '../../support/store/postgres-server.ts'
import { UNSET } from '../bot-process.ts'
import { freshDatabase } from '../fresh-database.ts'
import { refusedBy } from '../refusals.ts'

const root = join(import.meta.dirname, '../../..')
const node24 = join(root, 'src/node-24.js')
let discord: Discord | undefined
afterEach(async () => {
  await discord?.close()
  discord = undefined
})

/** Runs the doctor, in the folder of the program unless another is named. @returns its words and its exit code */
async function doctor(
  environment: Record<string, string> = {},
  folder = root,
): Promise<{ said: string; code: number }> {
  const at = discord && { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api }
  const child = spawn(process.execPath, ['--import', node24, join(root, 'src/cli/doctor.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...UNSET, DATABASE_PATH: freshDatabase(), ...at, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const said = await text(child.stdout)
  return { said, code: (await closed)[0] as number }
}

it('finds nothing where everything is right', async () => {
  discord = await startDiscord()
  const { said, code } = await doctor()
  expect(said).not.toContain('[FAULT]')
  expect(said).toContain('[ok] Discord knows the token: it is riposte.')
  expect(said).toContain('[ok] Riposte has the permissions for threads on the 1 server that was checked.')
  expect([said.trim().split('\n').at(-1), code]).toEqual(['Everything is in order.', 0])
  expect(refusedBy(discord)).toEqual([])
})

it('says in German what to do about a token that is refused', async () => {
  discord = await startDiscord()
  const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789ab'
  const { said, code } = await doctor({ DISCORD_TOKEN: token, LANG: 'de_DE.UTF-8' })
  expect(said).toContain('[FEHLER] Discord nimmt DISCORD_TOKEN nicht an. Kopiere das Token neu')
  expect(said).toContain('1 Fehler. Behebe ihn')
  expect([said.includes(token), code]).toEqual([false, 1])
})

it('finds a clock that is wrong by Discord’s', async () => {
  discord = await startDiscord({ now: () => Date.now() - 10 * 60_000 })
  const { said, code } = await doctor()
  expect([said, code]).toEqual([expect.stringMatching(/\[FAULT\] The clock .* off by (599|600|601) s/), 1])
})

it('names the servers where a permission is missing, and gives the link where there is none', async () => {
  discord = await startDiscord()
  discord.addGuild({ name: 'Narrow', appPermissions: P.ViewChannel | P.SendMessages })
  const { said, code } = await doctor()
  expect([said, code]).toEqual([
    expect.stringMatching(/\[open\] On this server Riposte is missing .*: Narrow\./),
    0,
  ])
  discord.removeBot(discord.guild('Narrow'))
  discord.removeBot(discord.guild('Riposte'))
  expect((await doctor()).said).toContain(
    `client_id=${discord.applicationId}&scope=bot+applications.commands`,
  )
})

it('says whether Discord cannot be reached, or is down', async () => {
  expect(
    (await doctor({ DISCORD_TOKEN: 'a'.repeat(30), DISCORD_API_URL: 'http://127.0.0.1:9/api' })).said,
  ).toMatch(/\[FAULT\] http:\/\/127\.0\.0\.1:9\/api cannot be reached: .+ Check the connection/)
  discord = await startDiscord()
  discord.faults.failFor(60_000, 502, /^\/gateway/)
  expect((await doctor()).said).toContain(
    '[FAULT] Discord answered with 502 when Riposte asked for /gateway/bot',
  )
})

it('names a bad variable, a store that cannot be opened, and what is missing for Discord', async () => {
  expect(await doctor({ SHARDS: 'many' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('SHARDS: got "many"'),
  })
  expect(await doctor({ DATABASE_PATH: '/dev/null/x.db' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('[FAULT] /dev/null/x.db cannot be opened'),
  })
  expect(await doctor()).toMatchObject({
    code: 0,
    said: expect.stringContaining('[open] There is no DISCORD_TOKEN'),
  })
})

it('names a .env that every user of the machine can read, and none that is shut to them', async () => {
  const folder = dirname(freshDatabase())
  const file = join(folder, '.env')
  writeFileSync(file, `DISCORD_API_URL=http://127.0.0.1:9/api\n`)
  const doctored = async (mode: number) => {
    chmodSync(file, mode)
    const { said, code } = await doctor({}, folder)
    return [said.split('\n').find(line => line.includes('.env (') || line.includes('.env cannot')), code]
  }
  expect(await doctored(0o644)).toEqual([
    expect.stringContaining('[open] Every user of this machine can read .env (mode 644)'),
    0,
  ])
  expect(await doctored(0o604)).toEqual([expect.stringContaining('chmod 600 .env'), 0])
  expect(await doctored(0o640)).toEqual(['[ok] .env cannot be read by every user of this machine.', 0])
})

it.each([
  ['en_US.UTF-8', '[open] The data of 1 person is being deleted and is not all gone yet.'],
  ['de_DE.UTF-8', 'Die Daten von 1 Person werden gerade gelöscht und sind noch nicht alle weg.'],
])('says that a deletion is under way, and nothing once it is done: %s', async (LANG, words) => {
  const path = freshDatabase()
  const store = await openSqlite(path)
  await store.start(sample(), 'start')
  await store.markForgotten(ANA)
  expect(await doctor({ DATABASE_PATH: path, LANG })).toMatchObject({
    code: 0,
    said: expect.stringContaining(words),
  })
  await store.forgetMarked()
  await store.close()
  expect(await storeState({ path, url: undefined })).toMatchObject({ deletions: 0 })
})

it('makes no file where there is none yet', async () => {
  const path = join(dirname(freshDatabase()), 'new/riposte.sqlite')
  expect(await doctor({ DATABASE_PATH: path })).toMatchObject({
    code: 0,
    said: expect.stringContaining(`[ok] There is no data yet.`),
  })
  expect(existsSync(dirname(path))).toBe(false)
})

it('looks at the database of DATABASE_URL in place of the file, and does not show its password', async () => {
  const path = freshDatabase()
  const server = await startServer()
  const url = await server.newDatabase()
  expect((await doctor({ DATABASE_URL: url })).said).toContain('[ok] There is no data yet.')
  await (await openPostgres(url)).close()
  expect(await doctor({ DATABASE_URL: url, DATABASE_PATH: path })).toMatchObject({
    code: 0,
    said: expect.stringContaining('[ok] The data can be read and written: PostgreSQL, with '),
  })
  await server.close()
  const { said, code } = await doctor({ DATABASE_URL: url, DATABASE_PATH: path })
  expect([said, code]).toEqual([expect.stringContaining('[FAULT] The database of DATABASE_URL cannot be'), 1])
  expect([said.includes(PASSWORD), existsSync(path)]).toEqual([false, false])
})
