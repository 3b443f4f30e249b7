// Checks how long attacks and data of left servers are kept, and the bot's words when it can save nothing.
import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Discord, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { Store } from '../../../src/store/store.ts'
import { newAttack } from '../attack/stored-attack.ts'
import { startBotProcess } from '../bot-process.ts'
import { freshDatabase } from '../fresh-database.ts'
import { type BotHere, startBotHere } from '../in-process-bot.ts'

const DAY = 86_400_000
let discord: Discord
let path: string
/** The bot's file, opened beside the bot. */
let store: Store
let bot: BotHere | null

beforeEach(async () => {
  discord = await startDiscord()
  path = freshDatabase()
  store = await openSqlite(path)
  bot = null
})

afterEach(async () => {
  await bot?.stop()
  await store.close()
  await discord.close()
})

async function start(environment = {}): Promise<void> {
  const at = { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api, DATABASE_PATH: path }
  bot = await startBotHere({ ...at, ...environment })
}

const attack = (id: string, days: number, guild: string | null = null) =>
  newAttack(id, Date.now() - days * DAY, guild)

const isGone = async (id: string) => (await store.read(id)) === null
const leftAt = async (guild: string) =>
  (await store.guilds()).find(known => known.guild === guild)?.left ?? null

describe('an idle attack', () => {
  it('is deleted after 30 days, at the start of the bot', async () => {
    await store.start(attack('aaaaaaaaaa', 31), '1')
    await store.start(attack('bbbbbbbbbb', 29), '2')
    await start()
    await discord.waitFor(() => isGone('aaaaaaaaaa'))
    expect(await isGone('bbbbbbbbbb')).toBe(false)
    await discord.waitFor(() => bot?.log().some(({ msg, deleted }) => msg === 'swept' && deleted === 1))
  })

  it('is deleted after as many days as KEEP_DAYS says', async () => {
    await store.start(attack('aaaaaaaaaa', 3), '1')
    await store.start(attack('bbbbbbbbbb', 1), '2')
    await start({ KEEP_DAYS: '2' })
    await discord.waitFor(() => isGone('aaaaaaaaaa'))
    expect(await isGone('bbbbbbbbbb')).toBe(false)
  })
})

describe('a server', () => {
  it('is left when the bot is removed, not in an outage, and not any more when it is back', async () => {
    await start()
    const guild = discord.guild('Riposte')
    await store.setGuildSettings(guild.id, { language: 'de' })
    discord.beginOutage(guild)
    discord.endOutage(guild)
    const other = discord.addGuild({ name: 'Other' })
    await store.setGuildSettings(other.id, { language: 'de' })
    discord.removeBot(other)
    await discord.waitFor(async () => (await leftAt(other.id)) !== null)
    expect(await leftAt(guild.id)).toBeNull()
    discord.addBot(other)
    await discord.waitFor(async () => (await leftAt(other.id)) === null)
  })

  it('that the bot was removed from or added to while it was away is noticed at its start', async () => {
    const guild = discord.guild('Riposte')
    const gone = discord.addGuild({ name: 'Gone' })
    await store.start(attack('aaaaaaaaaa', 0, gone.id), '1')
    await store.setGuildSettings(guild.id, { language: 'de' })
    await store.left(guild.id, Date.now() - 8 * DAY)
    discord.removeBot(gone)
    await start()
    expect(await leftAt(gone.id)).toBeGreaterThan(Date.now() - DAY)
    expect(await leftAt(guild.id)).toBeNull()
    expect((await store.guildSettings(guild.id)).language).toBe('de')
    expect(await isGone('aaaaaaaaaa')).toBe(false)
  })

  it('loses its settings and attacks seven days after it was left', async () => {
    const gone = discord.addGuild({ name: 'Gone', botInstalled: false })
    await store.start(attack('aaaaaaaaaa', 0, gone.id), '1')
    await store.setGuildSettings(gone.id, { language: 'de' })
    await store.left(gone.id, Date.now() - 6 * DAY)
    await start()
    await bot?.stop()
    expect(await isGone('aaaaaaaaaa')).toBe(false)
    await store.left(gone.id, null)
    await store.left(gone.id, Date.now() - 8 * DAY)
    await start()
    await discord.waitFor(() => isGone('aaaaaaaaaa'))
    await discord.waitFor(async () => (await store.guildSettings(gone.id)).language === null)
  })
})

describe('a store that cannot be opened', () => {
  it('is named with the reason, and the program ends with 1', async () => {
    const file = freshDatabase()
    writeFileSync(file, 'This is a letter, and no database.'.repeat(200))
    const first = startBotProcess({ DATABASE_PATH: file, LANG: 'de_DE.UTF-8' })
    expect(await first.ended()).toBe(1)
    expect(first.output()).toContain(
      `${file} lässt sich nicht öffnen: file is not a database. Prüfe DATABASE_PATH`,
    )
    const second = startBotProcess({ DATABASE_PATH: `${file}/below.sqlite`, LANG: 'en_US.UTF-8' })
    expect(await second.ended()).toBe(1)
    expect(second.output()).toContain(`${dirname(`${file}/x`)}/below.sqlite cannot be opened: `)
  })
})
