// Checks the health endpoint and the metrics for operators.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Discord, messageOf, plainTextOf, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
import { type BotProcess, startBotProcess, untilReady } from '../bot-process.ts'
import { freePort } from '../free-port.ts'

let discord: Discord
let bot: BotProcess
let at: string

beforeAll(async () => {
  discord = await startDiscord({ answerWithin: PATIENCE })
  const port = await freePort()
  at = `http://127.0.0.1:${port}`
  const where = { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api }
  bot = startBotProcess({ ...where, HEALTH_PORT: String(port) })
  await untilReady(bot)
})
afterAll(async () => {
  await bot.kill()
  await discord.close()
})

async function health(): Promise<[number, unknown]> {
  const response = await fetch(`${at}/healthz`)
  return [response.status, await response.json()]
}
const metrics = async () => (await fetch(`${at}/metrics`)).text()

it('does not work while Discord refuses authorised requests', async () => {
  discord.faults.failFor(PATIENCE, 502, /^\/users/)
  expect(await health()).toEqual([503, { gateway: true, discord: false, store: true, interactions: true }])
  discord.faults.stopFailing()
  await discord.waitFor(async () => (await health())[0] === 200)
})

it('counts what it cannot read, and does not work once half of the interactions cannot be read', async () => {
  const retaliate = () => discord.user('Ana').command('rule', { query: 'retaliate' })
  await retaliate()
  const end = discord.faults.changeFrames(frame =>
    frame.t === 'INTERACTION_CREATE'
      ? { ...frame, d: { ...(frame.d as object), entitlements: null } }
      : frame,
  )
  const told = messageOf(await retaliate())
  expect([told.ephemeral, plainTextOf(told)]).toEqual([
    true,
    'What Discord sent me cannot be read, so nothing has happened. It has been logged. Please try again.',
  ])
  expect(await health()).toEqual([503, { gateway: true, discord: true, store: true, interactions: false }])
  for (const query of ['secretword', 'another']) await discord.user('Ana').command('rule', { query })
  end()
  expect(await metrics()).toContain('riposte_unread_packets_total{kind="INTERACTION_CREATE"} 3')
  const lines = bot.log().filter(({ msg }) => msg === 'a packet could not be read')
  expect(lines).toMatchObject([{ level: 'error', kind: 'INTERACTION_CREATE', count: 1, error: 'TypeError' }])
  expect(JSON.stringify(lines)).not.toMatch(/retaliate|secretword|Ana/)
  for (let i = 0; i < 4; i += 1) await retaliate()
  expect((await health())[0]).toBe(200)
})

it('that has no port runs all the same, and says so', async () => {
  const where = { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api }
  const second = startBotProcess({ ...where, HEALTH_PORT: new URL(at).port })
  await untilReady(second)
  expect(second.log().find(({ level }) => level === 'error')).toMatchObject({
    msg: 'health cannot be asked for',
    err: { code: 'EADDRINUSE' },
  })
  expect(await second.stop()).toBe(0)
})

it('counts interactions, searches, open attacks and lost connections, and nothing that somebody typed', async () => {
  const ana = discord.user('Ana')
  for (const query of ['retaliate', 'retaliate', 'qqqqqqqqqqqqqqq']) await ana.command('rule', { query })
  const reply = messageOf(
    await ana.command('attack enemy', { table: 'new', enemy: 'Rhino II', hero: 'name:Somebody new' }),
  )
  expect(plainTextOf(reply)).toContain('Rhino II')
  discord.faults.dropConnections()
  await discord.waitFor(() => bot.log().some(({ msg }) => msg === 'connected to Discord again'))
  const numbers = await metrics()
  expect(numbers).toContain('riposte_interactions_total{kind="command",command="rule",outcome="answered"} 7')
  expect(numbers).toContain('riposte_searches_total{tier="miss"} 1')
  expect(numbers).toContain('riposte_open_walkthroughs 1')
  expect(numbers).toContain('riposte_reconnects_total 1')
  expect(numbers).toMatch(/riposte_interaction_seconds_count\{stage="answer",kind="command"\} 9/)
  expect(numbers).toContain('nodejs_eventloop_lag_seconds')
  expect(numbers).not.toMatch(/qqqq|Somebody|Rhino/)
  for (const { id } of [ana, discord.guild('Riposte'), reply]) expect(numbers).not.toContain(id)
})

it('works, and says so; without a connection it says that', async () => {
  expect(await health()).toEqual([200, { gateway: true, discord: true, store: true, interactions: true }])
  expect((await fetch(`${at}/else`)).status).toBe(404)
  await discord.close()
  await discord.waitFor(async () => (await health())[0] === 503)
  expect(await health()).toEqual([503, { gateway: false, discord: true, store: true, interactions: true }])
  discord = await startDiscord({ answerWithin: PATIENCE })
})
