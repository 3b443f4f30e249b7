// Checks the bot's connection with Discord: it returns, or the process ends with words and a code.
import { describe, expect, it, type TestContext } from 'vitest'
import { lostText } from '../../../src/discord/gateway/connection.ts'
import { type Discord, messageOf, plainTextOf, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { wordsIn } from '../../../src/words/words.ts'
import { addressedTo, startBotProcess, untilReady } from '../bot-process.ts'
import { type BotHere, startBotHere } from '../in-process-bot.ts'
import { knocked } from './cut-connections.ts'

const ATTACK = { enemy: 'Rhino II', hero: 'card:01001a' }

type Connected = { readonly discord: Discord; readonly bot: Pick<BotHere, 'log' | 'lost'> }

/** Starts a Discord, prepares it, and starts the bot in this process. */
async function connected(
  { onTestFinished }: TestContext,
  prepare: (discord: Discord) => void = () => {},
): Promise<Connected> {
  const discord = await startDiscord()
  prepare(discord)
  const bot = await startBotHere(addressedTo(discord))
  onTestFinished(async () => {
    await bot.stop()
    await discord.close()
  })
  return { discord, bot }
}

/** Starts a Discord, and the bot as a process of its own. */
async function withProcess({ onTestFinished }: TestContext, environment = {}) {
  const discord = await startDiscord()
  const bot = startBotProcess({ ...addressedTo(discord), ...environment })
  onTestFinished(async () => {
    await bot.kill()
    await discord.close()
  })
  await untilReady(bot)
  return { discord, bot }
}

/** Lists the log lines above the level of information. */
const trouble = ({ bot }: { readonly bot: Pick<BotHere, 'log'> }) =>
  bot.log().filter(({ level }) => level !== 'info')
const isLost = ({ bot }: Connected) => bot.log().some(({ msg }) => msg === 'connecting to Discord again')
const isBack = ({ bot }: Connected) => bot.log().some(({ msg }) => msg === 'connected to Discord again')

const lookUp = async (discord: Discord): Promise<string> =>
  plainTextOf(messageOf(await discord.user('Ana').command('rule', { query: 'retaliate' })))

describe.concurrent('a connection that is lost', () => {
  it.for(['dropConnections', 'askToReconnect', 'killSessions'] as const)(
    '(%s) comes back, and the log says so once',
    async (upset, context) => {
      const { discord, bot } = await connected(context)
      discord.faults[upset]()
      await discord.waitFor(() => isBack({ discord, bot }))
      expect(await lookUp(discord)).toContain('Retaliate')
      expect(trouble({ bot })).toMatchObject([
        { level: 'warn', shard: 0, msg: 'connecting to Discord again' },
      ])
    },
  )

  it('whose heartbeats are not answered is given up and resumed', async context => {
    const { discord, bot } = await connected(context, ({ faults }) => faults.heartbeatEvery(1_000))
    discord.faults.answerHeartbeats(false)
    await discord.waitFor(() => isLost({ discord, bot }))
    discord.faults.answerHeartbeats(true)
    await discord.waitFor(() => isBack({ discord, bot }))
    expect(await lookUp(discord)).toContain('Retaliate')
    expect(trouble({ bot })).toHaveLength(1)
  })

  it('to a server that is away, and has forgotten everything, is tried until it is back', async context => {
    const { discord, bot } = await connected(context)
    const port = Number(new URL(discord.api).port)
    await discord.close()
    await discord.waitFor(() => isLost({ discord, bot }))
    await knocked(port, 4)
    const other = await startDiscord({ port, token: discord.token })
    context.onTestFinished(other.close)
    await discord.waitFor(() => isBack({ discord, bot }))
    expect(trouble({ bot })).toMatchObject([{ msg: 'connecting to Discord again' }])
  })

  it('in the same breath as it was resumed is made anew, and nothing that was saved is lost', async context => {
    const { discord, bot } = await connected(context)
    const ana = discord.user('Ana')
    const shown = messageOf(await ana.command('attack enemy', { table: 'new', ...ATTACK }))
    const inThread = () => ana.in({ id: shown.id }).sees().at(-1)
    const board = await discord.waitFor(() => (discord.world.channels.has(shown.id) ? inThread() : undefined))
    const before = messageOf(await ana.in(board.channel_id).press(board, 'Spider-Man (basic, DEF 3)'))
    discord.faults.loseResumed()
    discord.faults.dropConnections()
    await discord.waitFor(() => discord.loopback.gateway.identified === 2)
    await discord.waitFor(() => lookUp(discord).catch(() => ''))
    const after = messageOf(await ana.in(board.channel_id).press(before, '1'))
    expect(plainTextOf(after)).toContain('✓ 3 · ● **4\u00a0Damage**')
    expect(trouble({ bot }).filter(({ level }) => level !== 'warn')).toEqual([])
  })
})

describe('a close for good', () => {
  it.for<readonly [number, string]>([
    [4004, 'Discord does not accept DISCORD_TOKEN.'],
    [4014, 'for good (code 4014)'],
  ])(
    '(%i) ends the process, in words, after it has tried to finish what it is at',
    async ([code, words], context) => {
      const { discord, bot } = await withProcess(context)
      discord.faults.failFor(60_000, 'silence', /callback$/)
      void lookUp(discord).catch(() => {})
      await discord.waitFor(() => discord.frames.some(({ event }) => event === 'INTERACTION_CREATE'))
      discord.faults.closeConnections(code)
      expect(await bot.ended()).toBe(1)
      expect(bot.output()).toContain(words)
      expect(bot.log().filter(({ outcome }) => outcome === 'unanswered')).toHaveLength(1)
    },
  )

  it.for([4010, 4011, 4012, 4013])('(%i) is told in words', async (code, context) => {
    const { discord, bot } = await connected(context)
    discord.faults.closeConnections(code)
    expect(lostText(await bot.lost, discord.api, wordsIn('en'))).toContain(`for good (code ${code})`)
  })
})

describe('the token', () => {
  it('refused once is used all the same', async context => {
    const { discord, bot } = await connected(context)
    discord.faults.failRequest({ method: 'POST', path: /threads$/, status: 401, carriedOut: false })
    const shown = messageOf(await discord.user('Ana').command('attack enemy', { table: 'new', ...ATTACK }))
    const threads = () => [...discord.world.channels.values()].filter(one => one.thread)
    const [thread] = await discord.waitFor(() => threads().length === 1 && threads())
    expect(thread?.id).toBe(shown.id)
    expect(trouble({ bot })).toMatchObject([{ level: 'warn', msg: 'Discord refused the token once' }])
    await discord.user('Ana').command('attack enemy', { table: 'new', ...ATTACK })
    await discord.waitFor(() => threads().length === 2)
  })

  it('that Discord takes no more is said in words, and the process ends', async context => {
    const { discord, bot } = await withProcess(context, { LANG: 'de_DE.UTF-8' })
    discord.faults.failFor(60_000, 401, /^\/(channels|users)/)
    await discord.user('Ana').command('attack enemy', { table: 'new', ...ATTACK })
    expect(await bot.ended()).toBe(1)
    expect(trouble({ bot })).toContainEqual(
      expect.objectContaining({ level: 'fatal', problem: 'tokenInvalid' }),
    )
    expect(bot.output()).toContain('Discord nimmt DISCORD_TOKEN nicht an.')
    expect(bot.output()).not.toContain(discord.token)
  })
})
