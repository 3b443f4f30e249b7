// On a machine with a wrong clock, Discord's time decides when data expires, and nothing goes too early.
import { afterEach, describe, expect, it } from 'vitest'
import { type Discord, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { Store } from '../../../src/store/store.ts'
import { newAttack } from '../attack/stored-attack.ts'
import { freshDatabase } from '../fresh-database.ts'
import { type BotHere, startBotHere } from '../in-process-bot.ts'

const DAY = 86_400_000
const HALF = DAY / 2

let discord: Discord
let path: string
let store: Store
let bot: BotHere

afterEach(async () => {
  await bot.stop()
  await store.close()
  await discord.close()
})

/** Starts a Discord with a clock behind by `ahead`, and stores attacks last touched `days` ago by that clock. */
async function prepared(ahead: number, ...days: number[]): Promise<void> {
  discord = await startDiscord({ now: () => Date.now() - ahead })
  path = freshDatabase()
  store = await openSqlite(path)
  for (const [index, ago] of days.entries())
    await store.start(newAttack(idOf(index), discord.world.now() - ago * DAY), `claim${index}`)
}

const idOf = (index: number): string => `attack000${index}`
const isKept = async (index: number) => (await store.read(idOf(index))) !== null
const logged = (message: string) => bot.log().find(({ msg }) => msg === message)

async function start(environment: Record<string, string> = {}): Promise<void> {
  const at = { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api, DATABASE_PATH: path }
  bot = await startBotHere({ ...at, ...environment })
}

describe('a clock that is wrong', () => {
  it.each([31 * DAY, -31 * DAY])('by a month (%i ms) deletes nothing, and the log says so', async ahead => {
    await prepared(ahead, 0.1, 29, 31)
    await start()
    const line = await discord.waitFor(() => logged('not swept for the clock'))
    expect(line).toMatchObject({ level: 'warn', aheadHours: ahead / 3_600_000 })
    await bot.stop()
    expect(await Promise.all([0, 1, 2].map(isKept))).toEqual([true, true, true])
  })

  it.each([HALF, -HALF])('by half a day (%i ms) deletes what is old by Discord’s time', async ahead => {
    await prepared(ahead, 0.7, 0.6, 1.3)
    await start({ KEEP_DAYS: '1' })
    await discord.waitFor(() => logged('swept'))
    expect(await Promise.all([0, 1, 2].map(isKept))).toEqual([true, true, false])
  })

  it.each([20 * DAY, -20 * DAY])('(%i ms) is not asked when a server was left', async ahead => {
    await prepared(ahead)
    const before = discord.world.now()
    await start()
    const guild = discord.addGuild({ name: 'Left' })
    await store.setGuildSettings(guild.id, { language: 'de' })
    discord.removeBot(guild)
    const left = await discord.waitFor(
      async () => (await store.guilds()).find(one => one.guild === guild.id)?.left,
    )
    // The bot knows Discord's clock only to the second.
    expect(left).toBeGreaterThan(before - 2_000)
    expect(left).toBeLessThanOrEqual(discord.world.now())
  })
})

it('nothing is deleted before Discord has said what time it is', async () => {
  await prepared(0, 31, 0)
  discord.faults.wire.setDate(null)
  await start()
  await discord.waitFor(() => logged('not swept before Discord says what time it is'))
  expect(await isKept(0)).toBe(true)
  discord.faults.wire.setDate(0)
  await discord.user('Ana').command('about')
  await discord.waitFor(async () => !(await isKept(0)))
  expect(await isKept(1)).toBe(true)
})

it('whoever loses more than half of everything at once hears of it', async () => {
  await prepared(0, 31, 40, 1)
  await start()
  const line = await discord.waitFor(() => logged('swept more than half'))
  expect(line).toMatchObject({ level: 'warn', deleted: 2, kept: 1 })
  expect(await Promise.all([0, 1, 2].map(isKept))).toEqual([false, false, true])
})
