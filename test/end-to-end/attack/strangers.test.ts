// Strangers to a server or thread can neither read nor change its attacks.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { wire } from '../../support/loopback/rest-by-hand.ts'
import {
  begin,
  customIdOf,
  hasControls,
  openTable,
  pressAll,
  privately,
  SPIDER_MAN,
  stored,
  type Table,
} from './table.ts'

const ATTACK = { enemy: 'Rhino II', hero: SPIDER_MAN }
const NOT_HERE = 'This attack belongs to another server or channel'
const PRIVATE_THREAD = 12
let table: Table
let chris: Actor
let board: SeenMessage
let id: string

beforeAll(async () => {
  table = await openTable()
  chris = table.discord.user('Chris')
  table.discord.addGuild({ name: 'Elsewhere', channels: ['elsewhere'] })
})
afterAll(() => table.close())

/** Opens a private thread for Ana, Ben and the bot. */
async function secretThread(): Promise<string> {
  const { call } = wire(table.discord)
  const body = { name: 'Secret', type: PRIVATE_THREAD }
  const thread = (await call('POST', `/channels/${table.ana.channelId}/threads`, body)).body as { id: string }
  for (const actor of [table.ana, table.ben])
    await call('PUT', `/channels/${thread.id}/thread-members/${actor.id}`)
  return thread.id
}

/** Counts the rows of the attack. */
async function revision(): Promise<number | undefined> {
  const store = await openSqlite(table.database)
  const found = await store.read(id)
  await store.close()
  return found?.revision
}

/** Posts a copy of the message with its buttons into another channel, like a forged one. */
async function forgedIn(channel: string, { components, flags }: SeenMessage): Promise<SeenMessage> {
  const { call } = wire(table.discord)
  const posted = await call('POST', `/channels/${channel}/messages`, { components, flags })
  return posted.body as SeenMessage
}

const named = { walkthrough: '' }
const resumed = (actor: Actor) => actor.command('attack resume', { walkthrough: `attack:${id}` })
const offered = (actor: Actor) => actor.autocomplete('attack resume', named, 'walkthrough')

describe('an attack in a private thread', () => {
  beforeEach(async () => {
    const thread = await secretThread()
    board = await begin(table, table.ana.in(thread), 'attack enemy', ATTACK)
    const store = await openSqlite(table.database)
    id = (await store.at([thread], table.ana.id, 1))[0]?.id ?? ''
    await store.close()
  })

  it('is played and read by those in it', async () => {
    const next = await pressAll(table.ana.in(board.channel_id), board, 'Spider-Man (basic, DEF 3)')
    expect(plainTextOf(next)).toContain('how many icons?')
    expect(privately(await table.ben.in(board.channel_id).select(next, 'More…', 'Preview'))).toContain(
      'Spider-Man',
    )
  })

  it('is not found, named, read or moved from the channel above it', async () => {
    expect(() => chris.in(board.channel_id)).toThrow('cannot see')
    expect(privately(await chris.command('attack resume'))).toContain('There is no attack here.')
    expect(privately(await resumed(chris))).toContain(NOT_HERE)
    expect(await offered(chris)).toEqual([])
    expect(privately(await chris.command('attack list'))).not.toContain('Rhino II')
    const forged = await forgedIn(chris.channelId, board)
    for (const label of ['Spider-Man (basic, DEF 3)', 'Nobody', 'Something happens first…'])
      expect(privately(await chris.press(forged, label))).toContain(NOT_HERE)
    expect(await revision()).toBe(0)
  })
})

describe('an attack of a server', () => {
  beforeEach(async () => {
    const { ana } = table
    board = await begin(table, ana, 'attack enemy', ATTACK)
    const store = await openSqlite(table.database)
    id = (await store.at([board.channel_id], table.ana.id, 1))[0]?.id ?? ''
    await store.close()
  })

  it.each(['another server', 'a direct message'])(
    'is not there in %s, not even for its starter',
    async where => {
      for (const actor of [table.ana, chris]) {
        const there = where === 'another server' ? actor.in('elsewhere') : actor.dm()
        expect(privately(await resumed(there))).toContain(NOT_HERE)
        expect(await offered(there)).toEqual([])
        const forged = await forgedIn(there.channelId, board)
        expect(privately(await there.press(forged, 'Spider-Man (basic, DEF 3)'))).toContain(NOT_HERE)
      }
      expect(await revision()).toBe(0)
    },
  )

  it('is there for its starter in every channel of it', async () => {
    table.discord.addChannel({ name: 'beside' })
    const choices = await offered(table.ana.in('beside'))
    expect(choices.map(({ value }) => value)).toContain(`attack:${id}`)
    expect(
      privately(await chris.in('beside').command('attack resume', { walkthrough: `attack:${id}` })),
    ).toContain(NOT_HERE)
    expect(messageOf(await resumed(table.ana.in('beside'))).ephemeral).toBe(true)
  })
})

describe('the next attack, begun where others are not', () => {
  it('is neither shown nor moved to whoever presses Next where the one before it stands', async () => {
    const { ana, ben } = table
    const begun = await begin(table, ana, 'attack enemy', ATTACK)
    const before = await pressAll(ana, begun, 'Spider-Man (basic, DEF 3)', '2', 'Deal 2 damage', 'Finish')
    const secret = ana.in(await secretThread())
    const list = messageOf(await secret.command('attack list'))
    const [option] = (list.components?.at(-1)?.components?.[0]?.options ?? []).filter(
      ({ description }) => description === 'over',
    )
    const looked = messageOf(await secret.select(list, 'Open one…', option?.value ?? ''))
    // The table moves there, because its own thread takes no board.
    const path = new RegExp(`^/channels/${before.channel_id}/messages$`)
    table.discord.faults.refuse({ method: 'POST', path, code: 50_001 })
    await secret.press(looked, 'Rhino II attacks Ana')
    const hidden = await table.discord.waitFor(() =>
      secret.sees().find(one => !one.ephemeral && hasControls(one)),
    )

    table.discord.faults.stopFailing()
    expect(privately(await chris.press(before, 'Rhino II attacks Ana'))).toContain(NOT_HERE)
    const store = await openSqlite(table.database)
    const next = await table.discord.waitFor(async () => {
      const now = await stored(store, hidden)
      return now.board !== null && now
    })
    await store.close()
    expect([next.thread, next.board, next.starter]).toEqual([secret.channelId, hidden.id, ana.id])

    const again = messageOf(await ben.in(secret.channelId).command('attack resume'))
    expect(customIdOf(again, 'Nobody').split('|')[2]).toBe(next.id)
  })
})
