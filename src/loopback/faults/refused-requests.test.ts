// The loopback refuses chosen requests with any code of Discord's list, and lets all others through.
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Wire, wire } from '../../../test/support/loopback/rest-by-hand.ts'
import { type Discord, startDiscord } from '../start-loopback.ts'
import { ALL_CODES, statusOf } from './refused-requests.ts'

let discord: Discord
let bot: Wire
let rules: string

beforeEach(async () => {
  discord = await startDiscord({ token: 'secret' })
  bot = wire(discord)
  rules = discord.channel('rules').id
})
afterEach(() => discord.close())

const say = (content: string) => bot.call('POST', `/channels/${rules}/messages`, { content })

test('every code of the list is a refusal of the client, never of the server', async () => {
  expect(ALL_CODES.length).toBeGreaterThan(200)
  for (const code of ALL_CODES) {
    const again = discord.faults.refuse({ method: 'POST', path: /\/messages$/, code })
    const { status, body } = await say('Hi')
    expect([status, body]).toEqual([statusOf(code), { message: 'Refused', code }])
    expect(status >= 400 && status < 429).toBe(true)
    again()
  }
  expect((await say('Hi')).status).toBe(200)
  expect(
    [Code.UnknownChannel, Code.MissingPermissions, Code.Unauthorized, Code.GeneralError].map(statusOf),
  ).toEqual([404, 403, 401, 400])
})

test('only what says a word is refused, as AutoMod does, until nothing is to fail any more', async () => {
  discord.faults.refuse({ method: 'POST', path: /\/messages$/, code: 200_000, body: /darn/ })
  expect((await say('darn it')).body).toMatchObject({ code: 200_000 })
  expect(await say('dear me')).toMatchObject({ status: 200 })
  discord.faults.stopFailing()
  expect((await say('darn it')).status).toBe(200)
})

test('too many requests are refused with the time after which they are not', async () => {
  discord.faults.refuse({ method: 'POST', path: /\/messages$/, code: 0, retryAfter: 3_600 })
  const { status, headers, body } = await say('Hi')
  expect([status, headers.get('retry-after'), body]).toMatchObject([429, '3600', { retry_after: 3_600 }])
})
