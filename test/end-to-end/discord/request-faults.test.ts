// Checks requests: outages of Discord, lost answers, and clocks that differ.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import {
  begin,
  boardsIn,
  openTable,
  pressAll,
  type Setting,
  SPIDER_MAN,
  type Table,
} from '../attack/table.ts'

const CALLBACK = /callback$/
const ATTACK = { enemy: 'Rhino II', hero: SPIDER_MAN }
let table: Table

const opened = async (setting?: Setting) => {
  table = await openTable(setting)
}

afterEach(() => table.close())

const said = (message: string) =>
  table
    .bot()
    .log()
    .filter(({ msg }) => msg === message)
const attacked = (actor: Actor): Promise<SeenMessage> => begin(table, actor, 'attack enemy', ATTACK)
const lookUps = (count: number) =>
  Promise.all(Array.from({ length: count }, () => table.ana.command('rule', { query: 'retaliate' })))

describe('an outage', () => {
  beforeEach(() => opened())

  it.each([100, 500, 1_500])('of %i ms costs no answer', async milliseconds => {
    table.discord.faults.failFor(milliseconds, 502, CALLBACK)
    const outcomes = await lookUps(20)
    expect(outcomes.map(({ status }) => status)).toEqual(Array(20).fill('answered'))
  })

  it('that lasts is in the log once, however many have asked', async () => {
    table.discord.loopback.interactions.answerWithin = 3_000
    table.discord.faults.failFor(60_000, 502, CALLBACK)
    const outcomes = await lookUps(20)
    expect(outcomes.map(({ status }) => status)).toEqual(Array(20).fill('failed'))
    const lines = () =>
      table
        .bot()
        .log()
        .filter(({ outcome }) => outcome === 'unanswered')
    await table.discord.waitFor(() => lines().length === 20)
    expect(said('Discord does not answer')).toMatchObject([{ level: 'error' }])
    expect(
      table
        .bot()
        .log()
        .filter(({ level }) => level === 'error'),
    ).toHaveLength(1)
    table.discord.faults.stopFailing()
    expect((await lookUps(1))[0]?.status).toBe('answered')
  })

  it.each([503, 429] as const)('of one request (%i) costs nothing', async status => {
    table.discord.faults.failCallbacks(1, status)
    expect((await lookUps(1))[0]?.status).toBe('answered')
    expect(said('Discord does not answer')).toEqual([])
  })
})

describe('an answer that Discord says nothing to', () => {
  beforeEach(() => opened())

  it('is given again in time', async () => {
    const fault = { method: 'POST', path: CALLBACK, status: 'silence', carriedOut: false } as const
    table.discord.faults.failRequest(fault)
    expect((await lookUps(1))[0]?.status).toBe('answered')
  })

  it.each(['silence', 502] as const)(
    'though it was taken (%s) is followed by what should follow, once',
    async status => {
      table.discord.faults.failRequest({ method: 'POST', path: CALLBACK, status, carriedOut: true })
      const board = await attacked(table.ana)
      expect(plainTextOf(board)).toContain('Who defends?')
      const threads = [...table.discord.world.channels.values()].filter(({ thread }) => thread)
      expect(threads.map(({ id }) => id)).toEqual([board.channel_id])
      expect(boardsIn(table.ana, { id: board.channel_id })).toHaveLength(1)
    },
  )
})

describe('what follows an answer', () => {
  beforeEach(() => opened())

  it.each([
    ['a thread', /threads$/],
    ['a board', /^\/channels\/\d+\/messages$/],
  ])('(%s) is made once, though Discord answers with an error', async (_, path) => {
    table.discord.faults.failRequest({ method: 'POST', path, status: 502, carriedOut: true })
    const board = await attacked(table.ana)
    const threads = [...table.discord.world.channels.values()].filter(({ thread }) => thread)
    expect(threads).toHaveLength(1)
    expect(boardsIn(table.ana, { id: board.channel_id })).toHaveLength(1)
  })

  it('comes from the press that counts, if one is delivered twice', async () => {
    const board = await attacked(table.ana)
    table.discord.faults.deliverTwice(1)
    const next = messageOf(await table.ana.press(board, 'Spider-Man (basic, DEF 3)'))
    expect(plainTextOf(next)).toContain('how many icons?')
    const store = await openSqlite(table.database)
    const [head] = await store.at([board.channel_id], table.ana.id, 1)
    expect(head?.revision).toBe(1)
    await store.close()
  })
})

describe('a clock that is wrong by twenty minutes', () => {
  it.each([20, -20])(
    '(Discord says %i more) changes nothing: rows and boards have Discord’s times',
    async minutes => {
      const ahead = minutes * 60_000
      let passed = 0
      await opened({ now: () => Date.now() + ahead + passed })
      const board = await attacked(table.ana)
      const next = await pressAll(table.ana, board, 'Spider-Man (basic, DEF 3)')
      const store = await openSqlite(table.database)
      const [head] = await store.at([board.channel_id], table.ana.id, 1)
      const stored = head && (await store.read(head.id))
      await store.close()
      for (const time of [stored?.created, stored?.rows[0]?.at, stored?.boardPosted])
        expect(Math.abs((time ?? 0) - (Date.now() + ahead))).toBeLessThan(30_000)
      passed = 30 * 60_000
      const young = await pressAll(table.ana, next, '1')
      expect(young.id).toBe(board.id)
      passed = 46 * 60_000
      await table.ana.press(young, 'Undo')
      const boards = () => boardsIn(table.ana, { id: board.channel_id })
      await table.discord.waitFor(() => boards().some(({ id }) => id !== board.id))
    },
  )
})
