// What happens to the connection with Discord: the real process comes back, or ends with words and a code.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Discord, messageOf, startDiscord, text } from '../playground/actor.ts'
import { type BotProcess, startBotProcess, untilReady } from './bot-process.ts'

let discord: Discord
let bot: BotProcess

const start = async (environment = {}) => {
  bot = startBotProcess({ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api, ...environment })
  await untilReady(bot)
}

beforeEach(async () => {
  discord = await startDiscord()
})

afterEach(async () => {
  await bot.kill()
  await discord.close()
})

/** The lines of the log that are more than information. */
const trouble = () => bot.log().filter(({ level }) => level !== 'info')
const said = (message: string) => bot.log().filter(({ msg }) => msg === message).length

async function lookUp(): Promise<string> {
  return text(messageOf(await discord.user('Ana').command('rule', { query: 'retaliate' })))
}

describe('a connection that is lost', () => {
  it.each(['dropConnections', 'askToReconnect', 'killSessions'] as const)(
    '(%s) comes back, and the log says so once',
    async upset => {
      await start()
      discord.faults[upset]()
      await discord.waitFor(() => said('connected to Discord again') === 1)
      expect(await lookUp()).toContain('Retaliate')
      expect(trouble()).toMatchObject([{ level: 'warn', shard: 0, msg: 'connecting to Discord again' }])
      expect(await bot.stop()).toBe(0)
    },
  )

  it('whose heartbeats are not answered is given up and resumed', async () => {
    discord.faults.heartbeatEvery(1_000)
    await start()
    discord.faults.answerHeartbeats(false)
    await discord.waitFor(() => said('connecting to Discord again') === 1)
    discord.faults.answerHeartbeats(true)
    await discord.waitFor(() => said('connected to Discord again') === 1)
    expect(await lookUp()).toContain('Retaliate')
    expect(trouble()).toHaveLength(1)
  })

  it('to a server that is away, and has forgotten everything, is tried until it is back', async () => {
    await start()
    const { api, token } = discord
    await discord.close()
    await discord.waitFor(() => said('connecting to Discord again') === 1)
    await new Promise(resolve => setTimeout(resolve, 4_000))
    discord = await startDiscord({ port: Number(new URL(api).port), token })
    await discord.waitFor(() => said('connected to Discord again') === 1)
    expect(trouble()).toMatchObject([{ msg: 'connecting to Discord again' }])
  })

  it('in the same breath as it was resumed is made anew, and nothing that was saved is lost', async () => {
    await start()
    const ana = discord.user('Ana')
    const shown = messageOf(await ana.command('attack enemy', ATTACK))
    const inThread = () => ana.in({ id: shown.id }).sees().at(-1)
    const board = await discord.waitFor(() => (discord.world.channels.has(shown.id) ? inThread() : undefined))
    const before = messageOf(await ana.in(board.channel_id).press(board, 'Spider-Man (basic, DEF 3)'))
    discord.faults.loseResumed()
    discord.faults.dropConnections()
    await discord.waitFor(() => discord.loopback.gateway.identified === 2)
    await discord.waitFor(() => lookUp().catch(() => ''))
    const after = messageOf(await ana.in(board.channel_id).press(before, '1'))
    expect(text(after)).toContain('✓ 3 · ● **4 Damage**')
    expect(trouble().filter(({ level }) => level !== 'warn')).toEqual([])
  })
})

describe('a close for good', () => {
  it.each([
    [4004, 'Discord does not accept DISCORD_TOKEN.'],
    [4010, 'for good (code 4010)'],
    [4011, 'for good (code 4011)'],
    [4012, 'for good (code 4012)'],
    [4013, 'for good (code 4013)'],
    [4014, 'for good (code 4014)'],
  ])('(%i) ends the process within two seconds, in words, whatever it is at', async (code, words) => {
    await start()
    discord.faults.failFor(60_000, 'silence', /callback$/)
    void lookUp().catch(() => {})
    await discord.waitFor(() => discord.frames.some(({ event }) => event === 'INTERACTION_CREATE'))
    const since = performance.now()
    discord.faults.closeConnections(code)
    expect(await bot.ended()).toBe(1)
    expect(performance.now() - since).toBeLessThan(2_000)
    expect(bot.output()).toContain(words)
  })
})

describe('the token', () => {
  it('refused once is used all the same', async () => {
    await start()
    discord.faults.failRequest({ method: 'POST', path: /threads$/, status: 401, carriedOut: false })
    const shown = messageOf(await discord.user('Ana').command('attack enemy', ATTACK))
    const thread = await discord.waitFor(() => [...discord.world.channels.values()].find(one => one.thread))
    expect(thread.id).toBe(shown.id)
    expect(trouble()).toMatchObject([{ level: 'warn', msg: 'Discord refused the token once' }])
    await discord.user('Ana').command('attack enemy', ATTACK)
    await discord.waitFor(() => [...discord.world.channels.values()].filter(one => one.thread).length === 2)
  })

  it('that Discord takes no more is said in words, and the process ends', async () => {
    await start({ LANG: 'de_DE.UTF-8' })
    discord.faults.failFor(60_000, 401, /^\/(channels|users)/)
    await discord.user('Ana').command('attack enemy', ATTACK)
    expect(await bot.ended()).toBe(1)
    expect(trouble()).toContainEqual(expect.objectContaining({ level: 'fatal', problem: 'tokenInvalid' }))
    expect(bot.output()).toContain('Discord nimmt DISCORD_TOKEN nicht an.')
    expect(bot.output()).not.toContain(discord.token)
  })
})

const ATTACK = { enemy: 'Rhino II', hero: 'card:01001a' }
