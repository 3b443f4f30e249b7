// A bot that ends answers all that Discord has delivered, whatever ends it. All of its cases: npm run test:soak.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { type Discord, type Options, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { runs } from '../../runs.ts'
import { type Server, startServer } from '../../support/store/postgres-server.ts'
import { type BotProcess, startBotProcess, untilReady } from '../bot-process.ts'
import { freshDatabase } from '../fresh-database.ts'

/** Docker kills after 10 seconds; in milliseconds. */
const LONGEST = 8_000
const ATTACK = { enemy: 'Rhino II', hero: 'card:01001a' }
/** One of so many of a crowd begins an attack, whose thread needs the token. */
const ATTACKS = 40

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const STORES = {
  SQLite: async () => ({ DATABASE_PATH: freshDatabase() }),
  PostgreSQL: async () => ({ DATABASE_URL: await server.newDatabase() }),
}

async function onDiscord({ onTestFinished }: TestContext, options: Options = {}): Promise<Discord> {
  const discord = await startDiscord(options)
  discord.loopback.isChecking = false // or Discord would be busy while it has to listen
  onTestFinished(discord.close)
  return discord
}

function started({ onTestFinished }: TestContext, { token, api }: Discord, told: Record<string, string>) {
  const environment = {
    DISCORD_TOKEN: token,
    DISCORD_API_URL: api,
    MOST_OPEN_PER_PERSON: '1000',
    LOG_LEVEL: 'debug',
    ...told,
  }
  const bot = startBotProcess(environment)
  onTestFinished(bot.kill)
  return bot
}

async function ready(context: TestContext, discord: Discord, told: Record<string, string>) {
  const bot = started(context, discord, told)
  await untilReady(bot)
  return bot
}

/** Asks one thing of the bot. @returns whether it is answered within Discord's three seconds */
async function isAnswered(discord: Discord, number: number): Promise<boolean> {
  const ana = discord.user('Ana')
  try {
    if (number % 4 === 1) return (await ana.autocomplete('rule', { query: 'ret' }, 'query')).length > 0
    const isAttack = number % ATTACKS === 0
    const { status } = await (isAttack
      ? ana.command('attack enemy', { table: 'new', ...ATTACK })
      : ana.command('rule', { query: 'retaliate' }))
    return status === 'answered'
  } catch {
    return false
  }
}

const crowd = (discord: Discord, size: number, first = 0) =>
  Array.from({ length: size }, (_, number) => isAnswered(discord, first + number))

const unanswered = async (asked: readonly Promise<boolean>[]) =>
  (await Promise.all(asked)).filter(is => !is).length

/** What a busy machine needs more than three seconds for. The bot has heard it all the same, and says so in its log. */
const LATE = ['too late', 'unanswered']

/** Counts what is not answered, and of which the bot does not say that it came too late to it. */
const lost = async (asked: readonly Promise<boolean>[], bot: BotProcess) =>
  (await unanswered(asked)) - bot.log().filter(({ outcome }) => LATE.includes(String(outcome))).length

/** Asks `size` things at random moments within so many milliseconds. */
const scattered = (discord: Discord, size: number, within: number) =>
  Array.from({ length: size }, async () => {
    const at = Math.random() * within
    await pause(at)
    return isAnswered(discord, 2)
  })

/** Asks one thing after the other, as long as Discord holds a connection of the bot open. */
async function stream(discord: Discord, isOver = () => false): Promise<Promise<boolean>[]> {
  const asked: Promise<boolean>[] = []
  const isOpen = () =>
    [...discord.loopback.gateway.sockets.keys()].some(socket => socket.readyState === socket.OPEN)
  while (isOpen() && !isOver()) {
    asked.push(isAnswered(discord, asked.length + 1))
    await pause(4)
  }
  return asked
}

/** Lets every callback arrive so much later. */
function delay(discord: Discord, milliseconds: number): void {
  if (milliseconds > 0) discord.faults.wire.fail(600_000, milliseconds, /callback$/)
}

/** Ends the bot. @returns its exit code and the milliseconds until it has ended */
async function ended(bot: BotProcess, signal?: NodeJS.Signals) {
  const since = performance.now()
  const code = await (signal ? bot.stop(signal) : bot.ended())
  return { code, ms: performance.now() - since }
}

const threads = ({ world }: Discord) => [...world.channels.values()].filter(({ thread }) => thread).length

const CASES = (['SQLite', 'PostgreSQL'] as const).flatMap(store =>
  ([0, 700] as const).map(late => ({ store, late })),
)
/** A short run tries one case of each test. */
const tried = (first: number) => (runs() >= 1_000 ? CASES : CASES.slice(first, first + 1))

describe('a signal', () => {
  it.for(tried(3))(
    'loses none of 400 that came just before ($store, callbacks $late ms late)',
    async (one, context) => {
      const discord = await onDiscord(context)
      const bot = await ready(context, discord, await STORES[one.store]())
      delay(discord, one.late)
      // As if it were busy: it finds all of them and the signal at once.
      void bot.stop('SIGSTOP')
      const asked = crowd(discord, 400)
      await pause(12)
      void bot.stop('SIGCONT')
      const { code, ms } = await ended(bot, one.late === 0 ? 'SIGTERM' : 'SIGINT')
      expect([await lost(asked, bot), code]).toEqual([0, 0])
      const attacks = asked.filter((_, number) => number % ATTACKS === 0)
      expect(threads(discord)).toBe(attacks.length - (await unanswered(attacks)))
      expect(ms).toBeLessThan(LONGEST)
      expect(bot.log().at(-1)).toMatchObject({ msg: 'stopped' })
    },
  )

  it.for(tried(0).flatMap(one => Array.from({ length: Math.min(20, runs(1 / 100)) }, () => one)))(
    'loses none of ten that come within 200 ms of it ($store, callbacks $late ms late)',
    async (one, context) => {
      const discord = await onDiscord(context)
      const bot = await ready(context, discord, await STORES[one.store]())
      delay(discord, one.late)
      const asked = scattered(discord, 10, 200)
      const { code, ms } = await ended(bot, 'SIGTERM')
      expect([await lost(asked, bot), code]).toEqual([0, 0])
      expect(ms).toBeLessThan(LONGEST)
    },
  )

  it('loses nothing of a stream that does not end, up to the last that Discord has sent', async context => {
    const discord = await onDiscord(context)
    const told = { ...(await STORES.SQLite()), npm_lifecycle_event: 'start' }
    const bot = await ready(context, discord, told)
    const asking = stream(discord)
    await pause(100)
    const since = performance.now()
    void bot.stop('SIGTERM') // npm passes on what the terminal has sent to both
    const ending = ended(bot, 'SIGTERM')
    const asked = await asking
    const open = performance.now() - since
    const { code, ms } = await ending
    expect([await lost(asked, bot), code]).toEqual([0, 0])
    expect(open).toBeGreaterThan(250)
    expect(ms).toBeLessThan(LONGEST)
  })

  it('that comes a second time ends it at once', async context => {
    const discord = await onDiscord(context)
    const bot = await ready(context, discord, await STORES.SQLite())
    delay(discord, 60_000)
    void unanswered(crowd(discord, 5, 1))
    void ended(bot, 'SIGTERM')
    await pause(200)
    const { code, ms } = await ended(bot, 'SIGINT')
    expect(code).toBe(1)
    expect(ms).toBeLessThan(1_000)
    expect(bot.log().at(-1)).toMatchObject({ signal: 'SIGINT', msg: 'stopped at once' })
  })

  it('ends it in time even if Discord takes no answer and does not close the connection', async context => {
    const discord = await onDiscord(context)
    const bot = await ready(context, discord, await STORES.SQLite())
    delay(discord, 60_000)
    void unanswered(crowd(discord, 40, 1))
    await pause(50)
    discord.faults.upset('deaf')
    const { code, ms } = await ended(bot, 'SIGTERM')
    expect(code).toBe(0)
    expect(ms).toBeLessThan(LONGEST)
  })
})

describe('a signal before the bot is ready', () => {
  it('loses nothing that Discord has delivered', async context => {
    const discord = await onDiscord(context)
    const told = await STORES.SQLite()
    await (await ready(context, discord, told)).stop()
    discord.faults.wire.fail(600_000, 60_000, /commands$/)
    const bot = started(context, discord, told)
    const { gateway } = discord.loopback
    await discord.waitFor(() => gateway.identified === 2)
    const asked = crowd(discord, 10, 1)
    const later = scattered(discord, 10, 200)
    const { code, ms } = await ended(bot, 'SIGTERM')
    expect([await lost([...asked, ...later], bot), code]).toEqual([0, 0])
    expect(ms).toBeLessThan(LONGEST)
    expect(bot.log().map(({ msg }) => msg)).not.toContain('ready')
  })

  it('ends it without a word of trouble while Discord does not greet it yet', async context => {
    const discord = await onDiscord(context)
    discord.faults.surprise('hello', 'deaf')
    const bot = started(context, discord, await STORES.SQLite())
    await discord.waitFor(() => discord.loopback.gateway.sockets.size > 0)
    const { code, ms } = await ended(bot, 'SIGTERM')
    expect(code).toBe(0)
    expect(ms).toBeLessThan(LONGEST)
    expect(bot.log().map(({ msg }) => msg)).toEqual(['stopped'])
  })
})

describe('the end for another reason', () => {
  it('loses nothing where Discord has shut out one shard: the others still deliver', async context => {
    const discord = await onDiscord(context, { shards: 2 })
    const bot = await ready(context, discord, await STORES.SQLite())
    delay(discord, 700)
    const dm = discord.user('Ana').dm() // direct messages come to shard 0
    const ask = async () => (await dm.command('rule', { query: 'retaliate' })).status === 'answered'
    const asked = Array.from({ length: 10 }, ask)
    await discord.waitFor(() => bot.log().length > 1)
    for (const [socket, session] of discord.loopback.gateway.sockets)
      if (session?.shard[0] === 1) socket.close(4014)
    const later = Array.from({ length: 10 }, () => pause(Math.random() * 150).then(ask))
    const { code, ms } = await ended(bot)
    expect([await lost([...asked, ...later], bot), code]).toEqual([0, 1])
    expect(ms).toBeLessThan(LONGEST)
  })

  it('loses nothing of a stream while one process takes over from another', async context => {
    const discord = await onDiscord(context)
    const told = await STORES.SQLite()
    const old = await ready(context, discord, told)
    let isOver = false
    const asking = stream(discord, () => isOver)
    const young = await ready(context, discord, told)
    expect((await ended(old, 'SIGTERM')).code).toBe(0)
    await pause(200)
    isOver = true
    // What the old process has answered is too late in the log of the young one, so its log says nothing here.
    expect(await unanswered(await asking)).toBe(0)
    await young.stop()
  })
})
