// The bot survives every frame that Discord's gateway may send or withhold: it reconnects and answers.
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, type TestContext, vi } from 'vitest'
import type { SurpriseMoment, Upset } from '../../../src/loopback/gateway/gateway-state.ts'
import { type Discord, messageOf, plainTextOf, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { addressedTo, startBotProcess, untilReady } from '../bot-process.ts'
import { type BotHere, startBotHere } from '../in-process-bot.ts'
import { knocked } from './cut-connections.ts'

// These tests wait most of the time, so many may run at once.
vi.setConfig({ maxConcurrency: 15 })

type Connected = { readonly discord: Discord; readonly bot: Pick<BotHere, 'log'> }

async function connected({ onTestFinished }: TestContext): Promise<Connected> {
  const discord = await startDiscord()
  const bot = await startBotHere(addressedTo(discord))
  onTestFinished(async () => {
    await bot.stop()
    await discord.close()
  })
  return { discord, bot }
}

const said = ({ bot }: Pick<Connected, 'bot'>, message: string) =>
  bot.log().filter(({ msg }) => msg === message).length
const sessionsBegun = ({ frames }: Discord) =>
  frames.filter(({ event }) => event === 'READY' || event === 'RESUMED').length

const isAnswered = async (discord: Discord) =>
  plainTextOf(messageOf(await discord.user('Ana').command('rule', { query: 'retaliate' }))).includes(
    'Retaliate',
  )

/**
 * Longer than a shard's pause before it connects again, in milliseconds: until then it may disconnect once
 * more. Timers of one process end in order, even on a busy machine.
 */
const SETTLED = 1_200

/** Waits until the bot is connected again and stays so. If it ends the process, the test fails. */
async function comesBack(context: TestContext, upset: (discord: Discord) => void): Promise<void> {
  const { discord, bot } = await connected(context)
  const before = sessionsBegun(discord)
  upset(discord)
  await discord.waitFor(() => sessionsBegun(discord) > before)
  await pause(SETTLED)
  await discord.waitFor(() => isAnswered(discord).catch(() => false))
  expect(bot.log().filter(({ level }) => level === 'fatal')).toEqual([])
  const sessions = new Set(discord.loopback.gateway.sockets.values())
  expect([...sessions].filter(session => session?.write)).toHaveLength(1)
}

describe.concurrent('a bot comes back, and stays,', () => {
  it.for<readonly [string, readonly Upset[]]>([
    ['two reconnects', ['reconnect', 'reconnect']],
    ['two lost sessions', ['invalid', 'invalid']],
    ['a reconnect and a lost session', ['reconnect', 'invalid']],
    ['a lost session and a reconnect', ['invalid', 'reconnect']],
    ['a reconnect and a close', ['reconnect', 4000]],
    ['a lost session and a close', ['invalid', 4000]],
    ['a session to resume and a lost one', ['resumable', 'invalid']],
    ['a reconnect by a server that then hears nothing more', ['deaf', 'reconnect']],
  ])('after %s in one breath', async ([, upsets], context) => {
    await comesBack(context, discord => discord.faults.upset(...upsets))
  })

  it.for<readonly [string, SurpriseMoment, readonly Upset[]]>([
    ['a session is lost in the same breath as it was resumed', 'resumed', ['invalid']],
    ['a session is lost twice in the same breath as it was resumed', 'resumed', ['invalid', 'invalid']],
    ['it is to reconnect in the same breath as it has resumed', 'resumed', ['reconnect', 4000]],
    ['a session that it resumes is lost', 'resume', ['invalid']],
    ['a session that it resumes is lost, twice', 'resume', ['invalid', 'invalid']],
    ['a session that it resumes is to be resumed elsewhere', 'resume', ['reconnect', 'invalid']],
    ['a greeting never comes', 'hello', []],
    ['a connection is closed instead of a greeting', 'hello', [4000]],
  ])('when %s', async ([, moment, upsets], context) => {
    await comesBack(context, discord => {
      discord.faults.surprise(moment, ...upsets)
      discord.faults.dropConnections()
    })
  })

  it.for<readonly [string, readonly Upset[]]>([
    ['refused', ['invalid']],
    ['refused twice', ['invalid', 'invalid']],
    ['closed', [4009]],
  ])('when its login is %s', async ([, upsets], context) => {
    await comesBack(context, discord => {
      discord.faults.surprise('identify', ...upsets)
      discord.faults.killSessions()
    })
  })

  it.for([1000, 1001, 1011, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009])(
    'after a close with code %i',
    async (code, context) => {
      await comesBack(context, discord => discord.faults.closeConnections(code))
    },
  )
})

describe('a goodbye', () => {
  async function started({ onTestFinished }: TestContext) {
    const discord = await startDiscord()
    const bot = startBotProcess(addressedTo(discord))
    onTestFinished(async () => {
      await bot.kill()
      await discord.close()
    })
    await untilReady(bot)
    return { discord, bot, isLost: () => said({ bot }, 'connecting to Discord again') > 0 }
  }

  it.for<readonly [string, SurpriseMoment, readonly Upset[]]>([
    ['has lost its connection', 'resumed', []],
    ['is not greeted', 'hello', []],
    ['is to log in again', 'identify', ['invalid']],
  ])('of a bot that %s ends it, with code 0', async ([, moment, upsets], context) => {
    const { discord, bot, isLost } = await started(context)
    discord.faults.surprise(moment, ...upsets)
    if (moment === 'identify') discord.faults.killSessions()
    else discord.faults.dropConnections()
    await discord.waitFor(isLost)
    expect(await bot.stop()).toBe(0)
    expect(bot.log().filter(({ level }) => level === 'fatal' || level === 'error')).toEqual([])
  })

  it('of a bot whose Discord is away ends it, with code 0', async context => {
    const { discord, bot, isLost } = await started(context)
    await discord.close()
    await discord.waitFor(isLost)
    await knocked(Number(new URL(discord.api).port), 1)
    expect(await bot.stop()).toBe(0)
  })
})
