// What Discord's gateway may say in one breath, or not say at all: the real process stays, is connected again, and answers.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Discord, messageOf, startDiscord, text } from '../playground/actor.ts'
import { calm } from '../playground/gateway/state.ts'
import type { Moment, Upset } from '../playground/gateway/surprises.ts'
import { type BotProcess, startBotProcess, untilReady } from './bot-process.ts'

let discord: Discord
let bot: BotProcess

const said = (message: string) => bot.log().filter(({ msg }) => msg === message).length
const sessionsBegun = () =>
  discord.frames.filter(({ event }) => event === 'READY' || event === 'RESUMED').length

async function started(): Promise<BotProcess> {
  bot = startBotProcess({ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api })
  await untilReady(bot)
  return bot
}

beforeAll(async () => {
  discord = await startDiscord()
  await started()
})
beforeEach(async () => {
  calm(discord.loopback.gateway)
  if (bot.log().some(({ level }) => level === 'fatal')) await started()
})

afterAll(async () => {
  await bot.kill()
  await discord.close()
})

const isAnswered = async () =>
  text(messageOf(await discord.user('Ana').command('rule', { query: 'retaliate' }))).includes('Retaliate')

/** Waits until all is over: it is back, once more than it was, and stays so for longer than it takes to try again. */
async function comesBack(upset: () => void): Promise<void> {
  const before = sessionsBegun()
  upset()
  await Promise.race([
    discord.waitFor(() => sessionsBegun() > before),
    bot.ended().then(code => expect.unreachable(`it has ended (${code}):\n${bot.output()}`)),
  ])
  await new Promise(resolve => setTimeout(resolve, 1_200))
  await discord.waitFor(() => isAnswered().catch(() => false))
  expect(bot.log().filter(({ level }) => level === 'fatal')).toEqual([])
  const sessions = new Set(discord.loopback.gateway.sockets.values())
  expect([...sessions].filter(session => session?.write)).toHaveLength(1)
}

describe('a bot comes back, and stays,', () => {
  it.each<readonly [string, readonly Upset[]]>([
    ['two reconnects', ['reconnect', 'reconnect']],
    ['two lost sessions', ['invalid', 'invalid']],
    ['a reconnect and a lost session', ['reconnect', 'invalid']],
    ['a lost session and a reconnect', ['invalid', 'reconnect']],
    ['a reconnect and a close', ['reconnect', 4000]],
    ['a lost session and a close', ['invalid', 4000]],
    ['a session to resume and a lost one', ['resumable', 'invalid']],
    ['a reconnect by a server that then hears nothing more', ['deaf', 'reconnect']],
  ])('after %s in one breath', async (_, upsets) => {
    await comesBack(() => discord.faults.upset(...upsets))
  })

  it.each<readonly [string, Moment, readonly Upset[]]>([
    ['a session is lost in the same breath as it was resumed', 'resumed', ['invalid']],
    ['a session is lost twice in the same breath as it was resumed', 'resumed', ['invalid', 'invalid']],
    ['it is to reconnect in the same breath as it has resumed', 'resumed', ['reconnect', 4000]],
    ['a session that it resumes is lost', 'resume', ['invalid']],
    ['a session that it resumes is lost, twice', 'resume', ['invalid', 'invalid']],
    ['a session that it resumes is to be resumed elsewhere', 'resume', ['reconnect', 'invalid']],
    ['a greeting never comes', 'hello', []],
    ['a connection is closed instead of a greeting', 'hello', [4000]],
  ])('when %s', async (_, moment, upsets) => {
    await comesBack(() => {
      discord.faults.surprise(moment, ...upsets)
      discord.faults.dropConnections()
    })
  })

  it.each<readonly [string, readonly Upset[]]>([
    ['refused', ['invalid']],
    ['refused twice', ['invalid', 'invalid']],
    ['closed', [4009]],
  ])('when its login is %s', async (_, upsets) => {
    await comesBack(() => {
      discord.faults.surprise('identify', ...upsets)
      discord.faults.killSessions()
    })
  })

  it.each([1000, 1001, 1011, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009])(
    'after a close with code %i',
    async code => {
      await comesBack(() => discord.faults.closeConnections(code))
    },
  )
})

describe('a goodbye', () => {
  const isGone = async () => {
    expect(await bot.stop()).toBe(0)
    expect(bot.log().filter(({ level }) => level === 'fatal' || level === 'error')).toEqual([])
    await started()
  }

  it.each<readonly [string, Moment, readonly Upset[]]>([
    ['has lost its connection', 'resumed', []],
    ['is not greeted', 'hello', []],
    ['is to log in again', 'identify', ['invalid']],
  ])('of a bot that %s ends it, with code 0', async (_, moment, upsets) => {
    discord.faults.surprise(moment, ...upsets)
    if (moment === 'identify') discord.faults.killSessions()
    else discord.faults.dropConnections()
    await discord.waitFor(() => said('connecting to Discord again') > 0)
    await isGone()
  })

  it('of a bot whose Discord is away ends it, with code 0', async () => {
    const { api, token } = discord
    await discord.close()
    await discord.waitFor(() => said('connecting to Discord again') > 0)
    await new Promise(resolve => setTimeout(resolve, 700))
    expect(await bot.stop()).toBe(0)
    discord = await startDiscord({ port: Number(new URL(api).port), token })
    await started()
    expect(await isAnswered()).toBe(true)
  })
})
