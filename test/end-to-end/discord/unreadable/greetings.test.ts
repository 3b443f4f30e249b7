// A bot that cannot read what Discord sends at the start says so and ends; it does not wait. Later it goes on.
import { describe, expect, it, type TestContext } from 'vitest'
import type { Frame } from '../../../../src/loopback/gateway/gateway-state.ts'
import {
  type Discord,
  messageOf,
  plainTextOf,
  startDiscord,
} from '../../../../src/loopback/start-loopback.ts'
import { addressedTo, startBotProcess } from '../../bot-process.ts'
import { startBotHere } from '../../in-process-bot.ts'
import { type Damage, damaged, damagesOf, inWords, sampled } from './damages.ts'

async function discordFor({ onTestFinished }: TestContext): Promise<Discord> {
  const discord = await startDiscord()
  onTestFinished(() => discord.close())
  return discord
}

const GATEWAY = /^\/gateway\/bot/
const isHello = ({ op }: Frame) => op === 10
const isKind = (kind: string) => (frame: Frame) => frame.t === kind

/** Damages each frame of a kind from now on. */
const damage = (discord: Discord, fits: (frame: Frame) => boolean, how: Damage) =>
  discord.faults.changeFrames(frame => (fits(frame) ? damaged(frame, how) : frame))

const NULL = (...path: Damage['path']): Damage => ({ path, how: 'null' })

/** How a start in this process ends: it connects, or says why not. */
async function started(discord: Discord): Promise<string> {
  try {
    const bot = await startBotHere(addressedTo(discord))
    await bot.stop()
    return 'connected'
  } catch (error) {
    return String(error)
  }
}
const UNREADABLE = 'Error: the bot could not connect: unreadable'

describe.concurrent('a start does not wait', () => {
  it.for<readonly [string, (discord: Discord) => unknown]>([
    ['HELLO is null', discord => damage(discord, isHello, NULL('d'))],
    ['HELLO has no interval', discord => damage(discord, isHello, NULL('d', 'heartbeat_interval'))],
    ['READY is null', discord => damage(discord, isKind('READY'), NULL('d'))],
    ['READY has no flags', discord => damage(discord, isKind('READY'), NULL('d', 'application', 'flags'))],
    ['READY is not called so', discord => damage(discord, isKind('READY'), NULL('t'))],
    ['the gateway is null', ({ faults }) => faults.wire.changeBodies(GATEWAY, () => null)],
  ])('if %s', async ([, harm], context) => {
    const discord = await discordFor(context)
    harm(discord)
    expect(await started(discord)).toBe(UNREADABLE)
  })

  it('if the connection is lost meanwhile and RESUMED cannot be read', async context => {
    const discord = await discordFor(context)
    discord.faults.failFor(60_000, 'silence', /^\/applications/)
    damage(discord, isKind('RESUMED'), NULL('t'))
    const end = started(discord)
    await discord.waitFor(() => discord.frames.some(({ event }) => event === 'GUILD_CREATE'))
    discord.faults.dropConnections()
    expect(await end).toBe(UNREADABLE)
  })
})

describe('the process', () => {
  it('says in words what it cannot read, and ends with code 1', async context => {
    const discord = await discordFor(context)
    damage(discord, isKind('READY'), NULL('d', 'guilds'))
    const bot = startBotProcess({ ...addressedTo(discord), LANG: 'de_DE.UTF-8' })
    expect(await bot.ended()).toBe(1)
    expect(bot.output()).toContain(
      `Was ${discord.api} beim Start schickt (READY), kann diese Version nicht lesen.`,
    )
    expect(bot.log().filter(({ level }) => level === 'fatal')).toEqual([])
  })
})

describe('whatever of READY or of the address of the gateway is null or missing', () => {
  /** What discord.js reads of READY decides whether it can be read: the start ends either way, and soon. */
  it('the bot starts, or says what it cannot read', async () => {
    const frame: Frame[] = []
    const first = await startDiscord()
    const end = first.faults.changeFrames(one => {
      if (one.t === 'READY') frame.push(one)
      return one
    })
    await (await startBotHere(addressedTo(first))).stop()
    end()
    const bodies = {
      url: '',
      shards: 1,
      session_start_limit: { total: 1, remaining: 1, reset_after: 1, max_concurrency: 1 },
    }
    await first.close()
    const cases = [
      ...damagesOf(frame[0]).map(how => ({ how, at: 'READY' })),
      ...damagesOf(bodies).map(how => ({ how, at: '/gateway/bot' })),
    ].filter(({ how }) => how.path[0] !== 's')
    expect(cases.length).toBeGreaterThan(60)
    for (const { how, at } of sampled(cases, 0.1)) {
      const discord = await startDiscord()
      if (at === 'READY') damage(discord, isKind('READY'), how)
      else discord.faults.wire.changeBodies(GATEWAY, body => damaged(body, how))
      expect(['connected', UNREADABLE], inWords(at, how)).toContain(await started(discord))
      await discord.close()
    }
  })
})

describe.concurrent('a bot that runs', () => {
  it.for<readonly [string, (frame: Frame) => boolean, Damage, 'dropConnections' | 'killSessions']>([
    ['HELLO', isHello, NULL('d'), 'dropConnections'],
    ['RESUMED', isKind('RESUMED'), NULL('t'), 'dropConnections'],
    ['READY', isKind('READY'), NULL('d'), 'killSessions'],
    ['INVALID_SESSION', ({ op }) => op === 9, NULL('d'), 'killSessions'],
  ])(
    'outlives a %s that it cannot read when it connects again',
    async ([kind, fits, how, upset], context) => {
      const discord = await discordFor(context)
      const bot = await startBotHere(addressedTo(discord))
      context.onTestFinished(() => bot.stop())
      const end = damage(discord, fits, how)
      discord.faults[upset]()
      await discord.waitFor(() => bot.log().some(({ msg }) => msg === 'a packet could not be read'))
      end()
      const query = { query: 'retaliate' }
      const isAnswered = async () => plainTextOf(messageOf(await discord.user('Ana').command('rule', query)))
      await discord.waitFor(() => isAnswered().catch(() => false))
      expect(bot.log().filter(({ level }) => level === 'fatal')).toEqual([])
      expect(bot.log().find(({ msg }) => msg === 'a packet could not be read')).toMatchObject({
        kind: kind === 'RESUMED' ? 'unknown' : kind,
        count: 1,
      })
    },
  )
})
