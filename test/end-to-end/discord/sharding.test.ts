// Several shards and processes serve each server once, and a restart with an overlap loses nothing.

import { afterEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  type Discord,
  messageOf,
  plainTextOf,
  startDiscord,
} from '../../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
import { shardOf } from '../../../src/loopback/world/snowflake.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { type BotProcess, startBotProcess, untilReady } from '../bot-process.ts'
import { freshDatabase } from '../fresh-database.ts'
import { type BotHere, startBotHere } from '../in-process-bot.ts'
import { errorsIn } from '../logged-errors.ts'
import { refusedBy } from '../refusals.ts'

const SHARDS = 4
let discord: Discord
const bots: { readonly stop: () => Promise<unknown> }[] = []

afterEach(async () => {
  for (const bot of bots.splice(0)) await bot.stop()
  await discord.close()
})

const isReady = (bot: BotProcess) => bot.log().some(({ msg }) => msg === 'ready')

const told = (environment: Record<string, string>) => ({
  DISCORD_TOKEN: discord.token,
  DISCORD_API_URL: discord.api,
  ...environment,
})

/** Starts the bot as a process of its own. */
function start(environment: Record<string, string>): BotProcess {
  const bot = startBotProcess(told(environment))
  bots.push(bot)
  return bot
}

/** Starts the bot in this process, and waits until it is ready. */
async function startHere(environment: Record<string, string>): Promise<BotHere> {
  const bot = await startBotHere(told(environment))
  bots.push(bot)
  return bot
}

/** Adds a server for each shard number; its only channel is `shard N`. */
async function serverOnEach(): Promise<ReadonlyMap<number, string>> {
  const servers = new Map<number, string>()
  while (servers.size < SHARDS) {
    await new Promise(resolve => setTimeout(resolve, 1))
    const { id } = discord.addGuild({ name: 'Some server', channels: [] })
    const shard = shardOf(id, SHARDS)
    if (servers.has(shard)) continue
    discord.addChannel({ name: `shard ${shard}`, guildId: id })
    servers.set(shard, id)
  }
  return servers
}

const answered = async (actor: Actor) =>
  plainTextOf(messageOf(await actor.command('rule', { query: 'retaliate' }))).includes('Retaliate')

/** Counts the commands that a process has logged. */
const served = (bot: Pick<BotProcess, 'log'>) => bot.log().filter(({ kind }) => kind === 'command').length
const written = () =>
  discord.requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands'))

describe('shards', () => {
  it('are as many as Discord recommends, and all servers are served by one process', async () => {
    discord = await startDiscord({ shards: SHARDS, answerWithin: PATIENCE })
    await serverOnEach()
    await startHere({})
    const ana = discord.user('Ana')
    for (let shard = 0; shard < SHARDS; shard += 1)
      expect(await answered(ana.in(`shard ${shard}`))).toBe(true)
    expect(await answered(ana.dm())).toBe(true)
  })

  it('are divided between processes: each serves its own servers, one writes the commands', async () => {
    discord = await startDiscord({ shards: SHARDS, answerWithin: PATIENCE })
    const servers = await serverOnEach()
    const database = freshDatabase()
    const store = await openSqlite(database)
    for (const guild of servers.values()) await store.setGuildSettings(guild, { language: 'en' })
    const share = { DATABASE_PATH: database, PROCESSES: '2' }
    const shares = ['0,1/4', '2-3/4'].map(SHARDS => startHere({ ...share, SHARDS }))
    const [first, second] = (await Promise.all(shares)) as [BotHere, BotHere]
    expect(written()).toHaveLength(1)
    const ana = discord.user('Ana')
    for (let shard = 0; shard < SHARDS; shard += 1)
      expect(await answered(ana.in(`shard ${shard}`))).toBe(true)
    await discord.waitFor(() => served(first) === 2 && served(second) === 2)
    expect((await store.guilds()).filter(({ left }) => left !== null)).toEqual([])
    await store.close()
    expect(refusedBy(discord)).toEqual([])
  })

  it('that are not there end the process with words', async () => {
    discord = await startDiscord({ answerWithin: PATIENCE })
    const bot = start({ SHARDS: '4/4', LANG: 'en_US.UTF-8' })
    expect(await bot.ended()).toBe(1)
    expect(bot.output()).toContain('SHARDS: got "4/4"; allowed: auto, or this process’s numbers')
  })
})

describe('a restart in which the new process is ready before the old one stops', () => {
  it('loses nothing and does nothing twice', async () => {
    discord = await startDiscord({ answerWithin: PATIENCE })
    const database = freshDatabase()
    const old = start({ DATABASE_PATH: database })
    await untilReady(old)
    const ana = discord.user('Ana')
    let last = messageOf(
      await ana.command('attack enemy', { table: 'new', enemy: 'Rhino II', hero: 'card:01001a' }),
    )
    const thread = await discord.waitFor(() => [...discord.world.channels.values()].find(one => one.thread))
    last = await discord.waitFor(() =>
      ana
        .in(thread)
        .sees()
        .find(({ components }) => components?.length),
    )
    let presses = 0
    const play = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const label of ['Spider-Man (basic, DEF 3)', 'Undo']) {
          last = messageOf(await ana.in(thread).press(last, label))
          presses += 1
        }
        expect(await answered(ana)).toBe(true)
      }
    }
    await play(2)
    const fresh = start({ DATABASE_PATH: database })
    while (!isReady(fresh)) await play(1)
    await play(3)
    const [code] = await Promise.all([old.stop(), play(8)])
    expect(code).toBe(0)
    await play(2)
    const store = await openSqlite(database)
    const [head, ...others] = await store.at([thread.id], ana.id, 10)
    expect([head?.revision, others, await store.countOpen()]).toEqual([presses, [], 1])
    await store.close()
    const lines = [old, fresh].flatMap(bot => bot.log())
    expect([old, fresh].flatMap(errorsIn)).toEqual([])
    expect(lines.filter(({ outcome }) => outcome === 'answered elsewhere').length).toBeGreaterThan(0)
    expect(new Set(discord.refused.map(({ code }) => code))).toEqual(new Set([40060]))
  })
})
