// Checks how the bot starts: its words when it cannot, and the page without Discord.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { PermissionFlagsBits as P } from 'discord-api-types/v10'
import { describe, expect, it, vi } from 'vitest'
import riposte from '../../../package.json' with { type: 'json' }
import { startDiscord } from '../../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
import { type BotProcess, PROGRAM, startBotProcess, UNSET, untilReady } from '../bot-process.ts'
import { refusedBy } from '../refusals.ts'

const root = join(import.meta.dirname, '../../..')
const OTHER_TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789ab'

describe('starting', () => {
  it('connects, writes its commands and logs the invite link, which asks for what threads need', async () => {
    const discord = await startDiscord()
    const bot = startBotProcess({ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api })
    await discord.botIsReady()
    await untilReady(bot)
    const invite = new URL(String(bot.log().find(({ msg }) => msg === 'ready')?.invite))
    expect(invite.searchParams.get('client_id')).toBe(discord.applicationId)
    const asked = BigInt(invite.searchParams.get('permissions') ?? 0)
    expect(asked).toBe(P.ViewChannel | P.CreatePublicThreads | P.SendMessagesInThreads)
    expect(await bot.stop()).toBe(0)
    expect(refusedBy(discord)).toEqual([])
    await discord.close()
  })

  it('with a wrong token says so in words, without it, and ends with 1', async () => {
    const discord = await startDiscord()
    const bot = startBotProcess({
      DISCORD_TOKEN: OTHER_TOKEN,
      DISCORD_API_URL: discord.api,
      LANG: 'de_DE.UTF-8',
    })
    expect(await bot.ended()).toBe(1)
    expect(bot.output()).toContain('Discord nimmt DISCORD_TOKEN nicht an.')
    expect(bot.output()).not.toContain(OTHER_TOKEN)
    await discord.close()
  })

  it('without a way to Discord names the address and the reason, and ends with 1', async () => {
    const bot = startBotProcess({ DISCORD_TOKEN: OTHER_TOKEN, DISCORD_API_URL: 'http://127.0.0.1:9/api' })
    expect(await bot.ended()).toBe(1)
    expect(bot.output()).toContain('http://127.0.0.1:9/api cannot be reached: ECONNREFUSED')
  })

  it('while Discord is down names the address and the status, and ends with 1', async () => {
    const discord = await startDiscord()
    discord.faults.failFor(60_000, 502, /^\/gateway/)
    const bot = startBotProcess({ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api })
    expect(await bot.ended()).toBe(1)
    expect(bot.output()).toContain(`${discord.api} cannot be reached: HTTP 502`)
    await discord.close()
  })

  it('with a bad variable names it and ends with 1', async () => {
    const bot = startBotProcess({ LOG_LEVEL: 'loud' })
    expect(await bot.ended()).toBe(1)
    expect(bot.output()).toContain('LOG_LEVEL: got "loud"; allowed: one of trace')
  })
})

describe('without a token', () => {
  const page = (environment: Record<string, string>) =>
    startBotProcess({ LANG: 'en_US.UTF-8', PLAYGROUND_PORT: '18884', ...environment })
  const urlOf = (program: BotProcess) => /http:\/\/127\.0\.0\.1:\d+\//.exec(program.output())?.[0]
  const served = (program: BotProcess) => vi.waitUntil(() => urlOf(program), { timeout: PATIENCE })

  it('says in the operator’s language where the page is, serves it on the next port that is free, and ends with 0 on a signal', async () => {
    const first = page({ LANG: 'de_DE.UTF-8' })
    const taken = await served(first)
    const second = page({ LANG: 'de_DE.UTF-8', PLAYGROUND_PORT: new URL(taken).port })
    const next = await served(second)
    expect(Number(new URL(next).port)).toBeGreaterThan(Number(new URL(taken).port))
    for (const [program, url, signal] of [
      [first, taken, 'SIGINT'],
      [second, next, 'SIGTERM'],
    ] as const) {
      expect(program.output()).toBe(
        `Riposte läuft hier ohne Discord. Öffne ${url} im Browser; Strg+C beendet es.\nLieber im Terminal: npm start -- --terminal\n`,
      )
      expect(await (await fetch(url)).text()).toContain(
        `<title>Riposte ${riposte.version} Playground</title>`,
      )
      expect(await program.stop(signal)).toBe(0)
    }
  })

  it('says so when no port is free, and ends with 1', async () => {
    const other = createServer().listen(65_535, '127.0.0.1')
    await once(other, 'listening')
    const program = page({ PLAYGROUND_PORT: '65535' })
    expect(await program.ended()).toBe(1)
    expect(program.output()).toBe(
      'None of the ports 65535 to 65535 is free. Set PLAYGROUND_PORT to another one.\n',
    )
    other.close()
  })

  it('takes no argument but --terminal', () => {
    const { stderr, status } = spawnSync(process.execPath, [...PROGRAM, '--terminl'], {
      cwd: root,
      env: { PATH: process.env.PATH, ...UNSET, LANG: 'de_DE.UTF-8' },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([
      1,
      'Das Argument „--terminl“ gibt es nicht. Es gibt nur --terminal: npm start -- --terminal\n',
    ])
  })
})

describe('an older Node', () => {
  it('is told in one line which one is needed', () => {
    const guard = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); await import('./src/node-24.js')`
    const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', guard], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Riposte needs Node 24 or newer, this is 20\.20\.2: .*\n$/)
  })
})
