// A starting bot answers at once, whatever else it still waits for.

import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, describe, expect, it, type TestContext } from 'vitest'
import {
  type Actor,
  type Discord,
  messageOf,
  plainTextOf,
  startDiscord,
} from '../../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { freshDatabase } from '../fresh-database.ts'
import { type BotHere, startBotHere } from '../in-process-bot.ts'
import { beginTrial, says, startTrial } from './trial-command.ts'

let discord: Discord
/** The starting or started bot. */
let bot: Promise<BotHere>
let isReady: boolean

const start = (environment = {}) => {
  isReady = false
  bot = startBotHere({ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api, ...environment })
  bot.then(
    () => {
      isReady = true
    },
    () => {},
  )
}

const close = async () => {
  await (await bot).stop()
  await discord.close()
}

const answered = async (actor: Actor) =>
  plainTextOf(messageOf(await actor.command('rule', { query: 'retaliate' }))).includes('Retaliate')

/** Counts the READY events that Discord has sent to the bot's shards. */
const greeted = () => discord.frames.filter(({ event }) => event === 'READY').length

/** Starts and stops the bot, so that Discord knows its commands. */
async function once(database: string): Promise<void> {
  start({ DATABASE_PATH: database })
  await (await bot).stop()
}

describe('a server that does not come when the bot starts', () => {
  afterEach(close)

  it('keeps nobody waiting: what is asked as soon as Discord greets the bot is answered', async () => {
    discord = await startDiscord({ answerWithin: PATIENCE })
    const database = freshDatabase()
    await once(database)
    discord.beginOutage(discord.addGuild({ name: 'Out of order', channels: ['quiet'] }))
    const before = greeted()
    start({ DATABASE_PATH: database })
    await discord.waitFor(() => greeted() > before)
    expect(await answered(discord.user('Ana'))).toBe(true)
    expect(await answered(discord.user('Ana').dm())).toBe(true)
    await bot
  })

  it('is not taken for left, neither while it is out nor when it comes late', async () => {
    discord = await startDiscord({ answerWithin: PATIENCE })
    const database = freshDatabase()
    const guild = discord.addGuild({ name: 'Out of order', channels: ['quiet'] })
    const store = await openSqlite(database)
    await store.setGuildSettings(guild.id, { language: 'de' })
    discord.beginOutage(guild)
    start({ DATABASE_PATH: database })
    await bot
    const left = async () => (await store.guilds()).filter(one => one.left !== null)
    expect(await left()).toEqual([])
    discord.endOutage(guild)
    expect(await answered(discord.user('Ana').in('quiet'))).toBe(true)
    expect(await left()).toEqual([])
    await store.close()
  })

  it('still knows who may start attacks there', async () => {
    discord = await startDiscord({ answerWithin: PATIENCE })
    const database = freshDatabase()
    const guild = discord.guild('Riposte')
    const role = discord.addRole({ name: 'Judges' })
    discord.giveRole('Ana', role)
    const store = await openSqlite(database)
    await store.setGuildSettings(guild.id, { starters: role.id })
    await store.close()
    await once(database)
    discord.beginOutage(guild)
    start({ DATABASE_PATH: database })
    await bot
    const attack = { enemy: 'Rhino II', hero: 'card:01001a' }
    const refused = messageOf(
      await discord
        .user('Ben')
        .command('angriff gegner', { table: 'new', gegner: 'Rhino II', held: 'card:01001a' }),
    )
    expect(plainTextOf(refused)).toContain(role.id)
    const begun = messageOf(await discord.user('Ana').command('attack enemy', { table: 'new', ...attack }))
    expect(plainTextOf(begun)).toContain('Rhino II attacks')
  })
})

describe('several shards', () => {
  afterEach(close)

  it('answer one by one, as soon as each is greeted, and not when the last of them is', async () => {
    discord = await startDiscord({ shards: 3, answerWithin: PATIENCE })
    const database = freshDatabase()
    await once(database)
    const { gateway } = discord.loopback
    gateway.identifies.splice(0)
    gateway.concurrency = 1 // one shard in five seconds
    const before = greeted()
    start({ DATABASE_PATH: database })
    await discord.waitFor(() => greeted() > before)
    const turns = gateway.identifies.splice(0)
    gateway.identifies.push({ shard: 0, at: Number.POSITIVE_INFINITY }) // no other shard for now
    expect(await answered(discord.user('Ana').dm())).toBe(true)
    expect([greeted() - before, isReady]).toEqual([1, false])
    gateway.identifies.splice(0, 1, ...turns)
    await bot
    expect(greeted() - before).toBe(3)
  })
})

describe('what is asked before the data is read', () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: line => void lines.push(JSON.parse(line)) })

  async function reading({ onTestFinished }: TestContext) {
    lines.splice(0)
    discord = await startDiscord()
    await (await startTrial(discord, log)).stop()
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
    const before = greeted()
    const trial = await beginTrial(discord, log, isRead)
    onTestFinished(async () => {
      await trial.stop()
      await discord.close()
    })
    await discord.waitFor(() => greeted() > before)
    return { trial, read }
  }

  const asks = (count: number) => discord.user('Ana').command('try deep down', { count })

  it('waits, and is answered in its order', async context => {
    const { trial, read } = await reading(context)
    const begun: unknown[] = []
    trial.now.ask = ({ options }) => {
      begun.push(options.get('count'))
      return says('asked')
    }
    const order = Array.from({ length: 20 }, (_, number) => number)
    const asked = order.map(asks)
    await pause(300)
    expect(begun).toEqual([])
    read()
    const outcomes = await Promise.all(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(order.map(() => 'answered'))
    expect(begun).toEqual(order)
    expect(await trial.ready).toBe(null)
  })

  it('is told to be too late if it has waited for longer than Discord', async context => {
    const { trial, read } = await reading(context)
    trial.now.ask = () => expect.unreachable()
    expect((await asks(1)).status).toBe('failed')
    read()
    await trial.ready
    await discord.waitFor(() => lines.some(({ outcome }) => outcome === 'too late'))
  })
})
