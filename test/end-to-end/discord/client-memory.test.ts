// Checks that discord.js keeps no more in memory after hundreds of people than after a few.
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../../src/discord/gateway/client.ts'
import { createLoss } from '../../../src/discord/gateway/connection.ts'
import { createRouter } from '../../../src/discord/interaction/router.ts'
import { createClock } from '../../../src/discord/request/clock.ts'
import { type Discord, messageOf, plainTextOf, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { Store } from '../../../src/store/store.ts'
import { freshDatabase } from '../fresh-database.ts'
import { says } from './trial-command.ts'

const log = pino({ level: 'silent' })
const clock = createClock()
let discord: Discord
let client: ReturnType<typeof createClient>
let store: Store
const warnings: string[] = []

beforeAll(async () => {
  process.on('warning', ({ message }) => warnings.push(message))
  discord = await startDiscord()
  store = await openSqlite(freshDatabase())
  const parts = {
    apiUrl: discord.api,
    shards: 'auto',
    processes: 1,
    log,
    clock,
    identified: () => {},
  } as const
  client = createClient(parts, createLoss(), ({ error }) => expect(error).toBeUndefined())
  const command = { definition: { name: 'try', description: 'Try it', options: OPTIONS }, prefix: 'try' }
  const ask = () => says('asked')
  const press = () => says('pressed', { as: 'update' })
  const route = createRouter({
    commands: [{ ...command, ask, press }],
    store,
    fallback: 'en',
    log,
    counts: null,
    clock,
    isTooLate: async () => false,
  })
  client.on('interactionCreate', route)
  const ready = new Promise(resolve => client.once('clientReady', resolve))
  await client.login(discord.token)
  await ready
  await client.application?.commands.set([
    { ...command.definition, contexts: [0, 1, 2], integrationTypes: [0, 1] },
  ])
})

afterAll(async () => {
  await client.destroy()
  await store.close()
  await discord.close()
})

const OPTIONS = [{ type: 6, name: 'whom', description: 'Whom' }]

/** Counts the entries in each collection of the client, its servers and its channels, by name. */
function kept(): Record<string, number> {
  const sizes: Record<string, number> = {}
  const holders = [
    client,
    client.application,
    ...client.guilds.cache.values(),
    ...client.channels.cache.values(),
  ]
  for (const holder of holders)
    for (const [name, manager] of Object.entries(holder ?? {}))
      if (manager instanceof Object && 'cache' in manager && manager.cache instanceof Map)
        sizes[name] = (sizes[name] ?? 0) + manager.cache.size
  return sizes
}

/** Lets each person ask about another and press, in the server and in a direct message. */
async function visited(first: number, last: number): Promise<void> {
  const other = discord.user('Ben').id
  for (let i = first; i < last; i += 1) {
    const user = discord.addUser({ name: `Guest ${i}`, locale: 'en-US' })
    for (const actor of [user, user.dm()]) {
      const asked = messageOf(await actor.command('try', actor === user ? { whom: other } : {}))
      expect(plainTextOf(messageOf(await actor.press(asked, 'Press')))).toContain('pressed')
    }
  }
}

it('does not grow with the people who ask, neither in a server nor in direct messages', async () => {
  await visited(0, 20)
  const few = kept()
  await visited(20, 320)
  expect(kept()).toEqual(few)
  expect(few).toMatchObject({ users: 0, members: 0, emojis: 0, stickers: 0 })
  expect(few.channels).toBeGreaterThan(0)
  expect(warnings.filter(message => message.includes('cache'))).toEqual([])
})
