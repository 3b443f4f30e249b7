// Who is told what when Discord's answers to requests, servers and kinds of interactions cannot be read.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Frame } from '../../../../src/loopback/gateway/gateway-state.ts'
import { type Actor, messageOf, plainTextOf } from '../../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../../src/store/sqlite/store.ts'
import { openTable, SPIDER_MAN, type Table } from '../../attack/table.ts'
import { damaged, damagesOf, inWords, sampled } from './damages.ts'

let table: Table
let ana: Actor
let ben: Actor
let number = 0

beforeAll(async () => {
  table = await openTable({ answerWithin: 3_000 })
  ;({ ana, ben } = table)
})
afterEach(() => table.discord.faults.stopFailing())
afterAll(() => table.close())

const fatal = () =>
  table
    .bot()
    .log()
    .filter(({ level }) => level === 'fatal')

/** Ana begins an attack in a channel of its own. @returns all that she sees there */
async function beginIn(channel: string): Promise<string> {
  const there = ana.in(table.discord.addChannel({ name: channel }))
  const reply = messageOf(
    await there.command('attack enemy', { table: 'new', enemy: 'Rhino II', hero: SPIDER_MAN }),
  )
  const threads = () =>
    [...table.discord.world.channels.values()].filter(({ thread }) => thread?.parentId === reply.channel_id)
  const seen = () =>
    [...there.sees(), ...threads().flatMap(one => there.sees(one))].map(plainTextOf).join('\n')
  await table.discord.waitFor(() => /Who defends|went wrong on my side/.test(seen()))
  return seen()
}

describe('what Discord answers to a request', () => {
  const ANSWERS = {
    thread: [
      /^\/channels\/\d+\/messages\/\d+\/threads$/,
      { id: '', type: 11, thread_metadata: { archived: false } },
    ],
    message: [/^\/channels\/\d+\/messages$/, { id: '', channel_id: '', author: { id: '' } }],
    answer: [
      /^\/interactions\/.*\/callback$/,
      { interaction: { id: '', response_message_id: '' }, resource: {} },
    ],
  } as const

  it.each(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])(
    'about a %s may lack each field: the board stands somewhere, or the person is told',
    async what => {
      const [path, shape] = ANSWERS[what]
      for (const how of sampled(damagesOf(shape), 0.1)) {
        table.discord.faults.wire.changeBodies(path, body => damaged(body, how))
        expect(await beginIn(`${what}-${number++}`), inWords(what, how)).not.toBe('')
        table.discord.faults.stopFailing()
      }
      expect(fatal()).toEqual([])
    },
  )

  it('about an answer and its message: what was begun counts, and the person hears that nothing follows', async () => {
    const { wire } = table.discord.faults
    wire.changeBodies(/^\/interactions\/.*\/callback$/, () => null)
    wire.changeBodies(/^\/webhooks\/.*@original$/, () => null)
    expect(await beginIn('nothing-known')).toContain('What you did counts')
  })

  it('about the commands may be anything: nobody reads it', async () => {
    table.discord.faults.wire.changeBodies(/^\/applications\/\d+\/commands$/, () => null)
    await table.restart()
    expect(plainTextOf(messageOf(await ana.command('rule', { query: 'retaliate' })))).toContain('Retaliate')
  })
})

describe('a kind of interaction that nobody knows', () => {
  const unknown = (change: (sent: object) => object) =>
    table.discord.faults.changeFrames(frame =>
      frame.t === 'INTERACTION_CREATE' ? { ...frame, d: change(frame.d as object) } : frame,
    )
  const dataWith = (more: object) => (sent: object) => ({
    ...sent,
    data: { ...(sent as { data: object }).data, ...more },
  })

  it.for<readonly [string, (sent: object) => object, RegExp]>([
    ['type of interaction', sent => ({ ...sent, type: 99 }), /^Was Discord mir geschickt hat/],
    ['type of command', dataWith({ type: 99 }), /^Was Discord mir geschickt hat/],
    [
      'command in the menu of a person',
      dataWith({ type: 2, target_id: '1', resolved: {} }),
      /^Da ist bei mir/,
    ],
  ])('gets an apology in the language of its person: a %s', async ([, change, words]) => {
    const end = unknown(change)
    const told = messageOf(await ben.command('rule', { query: 'retaliate' }))
    end()
    expect([told.ephemeral, plainTextOf(told)]).toEqual([true, expect.stringMatching(words)])
  })

  it('gets an empty list while somebody types, and a line in the log: a letter without its channel', async () => {
    const end = unknown(sent => ({ ...sent, channel: null }))
    expect(await ana.autocomplete('rule', { query: 'retal' }, 'query')).toEqual([])
    end()
    const line = () =>
      table
        .bot()
        .log()
        .find(({ outcome, kind }) => outcome === 'failed' && kind === 'autocomplete')
    await table.discord.waitFor(() => line() !== undefined)
    expect(line()).toMatchObject({ level: 'error', command: 'rule' })
  })
})

describe('a server that cannot be read', () => {
  const noFlags = (frame: Frame) =>
    frame.t === 'GUILD_CREATE'
      ? { ...frame, d: { ...(frame.d as object), system_channel_flags: null } }
      : frame
  const noted = async () => {
    const store = await openSqlite(table.database)
    const guilds = await store.guilds()
    await store.close()
    return guilds
  }

  it('is served all the same, from the start of the bot on', async () => {
    const end = table.discord.faults.changeFrames(noFlags)
    await table.restart()
    expect(await beginIn('unread-server')).toContain('Who defends')
    end()
  })

  it('counts as present when the bot joins it again, and after a start', async () => {
    const guild = table.discord.addGuild({ name: 'Twice', channels: ['twice'] })
    table.discord.addBot(guild)
    await ana.in('twice').command('attack enemy', { table: 'new', enemy: 'Rhino II', hero: SPIDER_MAN })
    const left = async () => (await noted()).find(one => one.guild === guild.id)?.left
    table.discord.removeBot(guild)
    await table.discord.waitFor(async () => typeof (await left()) === 'number')
    const end = table.discord.faults.changeFrames(noFlags)
    table.discord.addBot(guild)
    await table.discord.waitFor(async () => (await left()) === null)
    await table.restart()
    expect(await left()).toBe(null)
    end()
  })
})
