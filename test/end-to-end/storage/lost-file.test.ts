// When the database disappears while the bot runs, people, the operator and the health check are told.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Discord, messageOf, plainTextOf, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { type BotProcess, startBotProcess, untilReady } from '../bot-process.ts'
import { freePort } from '../free-port.ts'
import { startBotHere } from '../in-process-bot.ts'

const UNAVAILABLE =
  'This was not saved: I cannot reach my data right now. Whoever runs Riposte will find it in the log. You can still look up rules with /rule.'
const RHINO = { enemy: 'Rhino II', hero: 'She-Hulk' }

let discord: Discord
let folder: string
let path: string
let bot: BotProcess | undefined
let port: number

beforeEach(async () => {
  discord = await startDiscord({ answerWithin: PATIENCE })
  folder = mkdtempSync(join(tmpdir(), 'riposte-e2e-lost-'))
  path = join(folder, 'riposte.sqlite')
})
afterEach(async () => {
  await bot?.kill()
  bot = undefined
  await discord.close()
  rmSync(folder, { recursive: true, force: true })
})

const where = () => ({ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api, DATABASE_PATH: path })

/** Starts the bot as a process of its own with a health port. */
async function start(): Promise<BotProcess> {
  port = await freePort()
  bot = startBotProcess({ ...where(), HEALTH_PORT: String(port), LANG: 'de_DE.UTF-8' })
  await untilReady(bot)
  return bot
}

const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).json()
const moveAway = () => {
  mkdirSync(join(folder, 'away'))
  for (const file of readdirSync(folder).filter(name => name.startsWith('riposte')))
    renameSync(join(folder, file), join(folder, 'away', file))
}

describe('a database that was moved away', () => {
  it('takes no further answer, while rules are still told', async () => {
    const here = await startBotHere(where())
    const ana = discord.user('Ana')
    const board = messageOf(await ana.command('attack enemy', { table: 'new', ...RHINO, private: true }))
    expect(plainTextOf(board)).toContain('Rhino II')
    moveAway()
    expect(plainTextOf(messageOf(await ana.press(board, 'Nobody')))).toBe(UNAVAILABLE)
    expect(plainTextOf(messageOf(await ana.command('attack enemy', { table: 'new', ...RHINO })))).toBe(
      UNAVAILABLE,
    )
    expect(plainTextOf(messageOf(await ana.command('rule', { query: 'retaliate' })))).toContain('Retaliate')
    expect(readdirSync(folder)).toEqual(['away'])
    await here.stop()
  })

  it('is told to the operator, in the log and in words, and to whoever asks for health; once it is back, it is used again after a restart', async () => {
    const first = await start()
    const ana = discord.user('Ana')
    const board = messageOf(await ana.command('attack enemy', { table: 'new', ...RHINO, private: true }))
    expect(await health()).toMatchObject({ store: true })
    moveAway()
    expect(await health()).toMatchObject({ gateway: true, store: false })
    const words = `${path} ist nicht mehr da. Von jetzt an wird nichts gespeichert`
    await vi.waitUntil(() => first.output().includes(words), PATIENCE)
    expect(first.log().filter(({ level }) => level === 'fatal')).toMatchObject([
      { msg: 'the database file is lost', loss: 'gone', file: path },
    ])
    for (const file of readdirSync(join(folder, 'away')))
      renameSync(join(folder, 'away', file), join(folder, file))
    expect(plainTextOf(messageOf(await ana.press(board, 'Nobody')))).toBe(UNAVAILABLE)
    expect(await first.stop()).toBe(0)
    await start()
    expect(await health()).toMatchObject({ store: true })
    expect(plainTextOf(messageOf(await ana.press(board, 'Nobody')))).not.toBe(UNAVAILABLE)
  })
})

it('a write-ahead log that is removed takes no attack with it', async () => {
  const own = await start()
  const ana = discord.user('Ana')
  for (let count = 0; count < 5; count += 1)
    expect(
      plainTextOf(messageOf(await ana.command('attack enemy', { table: 'new', ...RHINO, private: true }))),
    ).toContain('Rhino II')
  rmSync(`${path}-wal`)
  expect(await health()).toMatchObject({ store: false })
  await own.kill()
  expect(own.log().filter(({ level }) => level === 'fatal')).toMatchObject([
    { loss: 'gone', file: `${path}-wal` },
  ])
  const store = await openSqlite(path)
  expect(await store.countOpen()).toBe(5)
  await store.close()
})

it('a write-ahead log that is emptied is noticed before anything more is said to be saved', async () => {
  const own = await start()
  const ana = discord.user('Ana')
  const begin = async () =>
    plainTextOf(messageOf(await ana.command('attack enemy', { table: 'new', ...RHINO, private: true })))
  let answer: string
  do {
    // The first sweep folds the log in; folded rows are not lost and go unnoticed, so the test tries again.
    do await begin()
    while (statSync(`${path}-wal`).size === 0)
    truncateSync(`${path}-wal`)
    answer = await begin()
  } while (answer !== UNAVAILABLE)
  const told = await vi.waitUntil(() => own.log().find(({ level }) => level === 'fatal'), PATIENCE)
  expect(told).toMatchObject({ loss: 'cut' })
})
