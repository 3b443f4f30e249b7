// An unmodified discord.js client survives every upset of the gateway and gets only its intents' events.
import { Client, GatewayIntentBits } from 'discord.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HASTY, startBot, type TrialBot } from '../../../test/support/loopback/bot.ts'
import { type Discord, messageOf, plainTextOf, startDiscord } from '../start-loopback.ts'

let discord: Discord
let bot: TrialBot

beforeEach(async () => {
  discord = await startDiscord()
  bot = await startBot(discord, HASTY)
  await discord.botIsReady()
})

afterEach(async () => {
  await bot.stop()
  await discord.close()
  expect(bot.errors).toEqual([])
})

const heard = (event: string) => bot.events.filter(one => one === event).length

describe('a connection that breaks', () => {
  test.each(['dropConnections', 'askToReconnect'] as const)(
    '%s: resumed, and what was missed is replayed',
    async upset => {
      discord.faults[upset]()
      const outcome = await discord.user('Ana').command('rule', { query: 'meanwhile' })
      expect(outcome.status).toBe('answered')
      await discord.waitFor(() => heard('RESUMED') === 1)
      expect([heard('READY'), heard('INTERACTION_CREATE')]).toEqual([1, 1])
    },
  )

  test('killSessions: the client identifies anew', async () => {
    discord.faults.killSessions()
    await discord.waitFor(() => heard('READY') === 2)
    const outcome = await discord.user('Ana').command('rule', { query: 'again' })
    expect([outcome.status, heard('RESUMED')]).toEqual(['answered', 0])
  })

  test('a client that says goodbye leaves no session behind, one that is cut off does', async () => {
    const { sessions } = discord.loopback.gateway
    expect(sessions.size).toBe(1)
    discord.faults.dropConnections()
    await discord.waitFor(() => heard('RESUMED') === 1)
    expect(sessions.size).toBe(1)
    await bot.stop()
    await discord.waitFor(() => sessions.size === 0)
  })

  test('a wrong token closes with 4004', async () => {
    const socket = new WebSocket(
      `${discord.api.replace('http', 'ws').replace('/api', '/gateway')}?v=10&encoding=json`,
    )
    const closed = new Promise<number>(resolve =>
      socket.addEventListener('close', event => resolve(event.code)),
    )
    socket.addEventListener(
      'message',
      () => socket.send(JSON.stringify({ op: 2, d: { token: 'x', intents: 1 } })),
      { once: true },
    )
    expect(await closed).toBe(4004)
  })

  test('discord.js says that the token is wrong', async () => {
    const client = new Client({ intents: [], rest: { api: discord.api } })
    await expect(client.login('wrong')).rejects.toThrow('invalid token')
  })
})

describe('callbacks that fail', () => {
  test.each([502, 503, 429] as const)('%i once: the client tries again', async status => {
    discord.faults.failCallbacks(1, status)
    const outcome = await discord.user('Ana').command('rule', { query: 'retry' })
    expect(outcome.status).toBe('answered')
    const last = await discord.waitFor(
      () => discord.requests.at(-1)?.status === 200 && discord.requests.slice(-2),
    )
    expect(last.map(request => request.status)).toEqual([status, 200])
    expect(discord.refused).toEqual([])
  })

  test('an interaction that arrives twice is answered once', async () => {
    discord.faults.deliverTwice(1)
    const outcome = await discord.user('Ana').command('rule', { query: 'twice' })
    await discord.waitFor(() => discord.refused.length > 0)
    expect([outcome.status, discord.refused[0]?.code]).toEqual(['answered', 40060])
    discord.redeliver(outcome)
    await discord.waitFor(() => discord.refused.length === 2)
    // The bot's error arrives shortly after the refusal.
    await discord.waitFor(() => bot.errors.length === 2)
    bot.errors.splice(0)
  })
})

test('two processes with one token both get the interaction, and one answer counts', async () => {
  const other = await startBot(discord)
  const outcome = await discord.user('Ana').command('rule', { query: 'both' })
  await discord.waitFor(() => other.errors.length + bot.errors.length > 0)
  expect([outcome.status, discord.refused.map(one => one.code)]).toEqual(['answered', [40060]])
  bot.errors.splice(0)
  await other.stop()
})

describe('what a client hears', () => {
  test('with the Guilds intent alone: guilds, channels and threads, but no messages', async () => {
    const ben = discord.user('Ben')
    ben.in('rules').say('Hello')
    messageOf(await ben.command('attack'))
    const guild = discord.addGuild({ name: 'Second' })
    const channel = discord.addChannel({ name: 'more' })
    await discord.waitFor(
      () => bot.client.guilds.cache.has(guild.id) && bot.client.channels.cache.has(channel.id),
    )
    expect(heard('THREAD_CREATE')).toBe(1)
    expect(bot.events.filter(event => event.startsWith('MESSAGE'))).toEqual([])
  })

  test('with the message intents: what is said, but nobody’s private replies', async () => {
    const { Guilds, GuildMessages, DirectMessages } = GatewayIntentBits
    const client = new Client({
      intents: [Guilds, GuildMessages, DirectMessages],
      rest: { api: discord.api },
    })
    const said: string[] = []
    client.on('raw', ({ t, d }: { t: string; d: { content: string } }) => {
      if (t === 'MESSAGE_CREATE') said.push(d.content)
    })
    await client.login(discord.token)
    await discord.waitFor(() => client.isReady())
    const ana = discord.user('Ana')
    ana.say('Hello')
    await ana.command('settings language', { to: 'de' })
    expect(plainTextOf(messageOf(await ana.contextMenu('Find rules', ana.say('Psst'))))).toBe('About: Psst')
    ana.dm().say('Direct')
    await discord.waitFor(() => said.includes('Direct'))
    expect(said).toEqual(['Hello', 'language de', 'Psst', 'Direct'])
    await client.destroy()
  })

  test('a thread that is archived is known to be', async () => {
    await discord.user('Ben').command('attack')
    const thread = bot.client.channels.cache.find(channel => channel.isThread())
    if (!thread?.isThread()) throw new Error('no thread')
    await thread.setArchived(true)
    expect(discord.channel(thread.id).thread?.archived).toBe(true)
    const ben = discord.user('Ben').in(thread.id)
    const [board] = ben.sees()
    expect((await ben.press(board ?? thread, 'Next')).status).toBe('answered')
    expect(discord.channel(thread.id).thread?.archived).toBe(false)
    await discord.waitFor(() => thread.archived === false)
  })
})
