// Presses that do not count, or count once: on outdated boards, delivered twice, several at the same time.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { Store } from '../../../src/store/store.ts'
import type { Walkthrough } from '../../../src/store/walkthroughs.ts'
import { givenTwice } from '../refusals.ts'
import { begin, customIdOf, openTable, pressAll, SPIDER_MAN, stored, type Table } from './table.ts'

const DEFEND = 'Spider-Man (basic, DEF 3)'

let table: Table
let store: Store
let ana: Actor
let ben: Actor

beforeAll(async () => {
  table = await openTable()
  store = await openSqlite(table.database)
  ;({ ana, ben } = table)
})
afterAll(async () => {
  await store.close()
  await table.close()
})
afterEach(() => expect(table.refusals()).toEqual([]))

/** Starts an attack on Ben's hero that Ana leads: both may decide everything. */
const start = (actor = ana): Promise<SeenMessage> =>
  begin(table, actor, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN, player: ben.id })

/** Gives the latest private message to a person in the thread of a board. */
const told = (actor: Actor, { channel_id }: SeenMessage): string => {
  const last = actor
    .in(channel_id)
    .sees()
    .findLast(({ ephemeral }) => ephemeral)
  return last ? plainTextOf(last) : ''
}

describe('a press on an outdated board', () => {
  it('brings the current board, and says privately who was faster and with what', async () => {
    const board = await start()
    const stale = customIdOf(board, 'Nobody')
    await pressAll(ben, board, DEFEND)
    const now = messageOf(await ana.pressRaw(board, stale))
    expect([now.id, plainTextOf(now)]).toEqual([board.id, expect.stringContaining('**Boost card 1 of 1')])
    await table.discord.waitFor(() => told(ana, board) !== '')
    expect(told(ana, board)).toBe(
      'Ben was faster: Spider-Man (basic, DEF 3). The board shows where the attack stands now.',
    )
    expect((await stored(store, board)).rows).toHaveLength(1)
  })

  it('that one has changed oneself says only that it was out of date', async () => {
    const board = await start()
    const stale = customIdOf(board, 'Nobody')
    await pressAll(ben, board, DEFEND)
    await ben.pressRaw(board, stale)
    await table.discord.waitFor(() => told(ben, board) !== '')
    expect(told(ben, board)).toContain('Dieser Spielstand war veraltet')
  })

  it('whose last answer was taken back says so', async () => {
    const board = await start()
    const after = await pressAll(ana, board, DEFEND)
    const stale = customIdOf(after, '1')
    await pressAll(ana, after, 'Undo')
    await ben.pressRaw(board, stale)
    await table.discord.waitFor(() => told(ben, board) !== '')
    expect(told(ben, board)).toContain(`<@${ana.id}> war schneller und hat eine Antwort zurückgenommen.`)
  })

  it('of an attack from which the table has gone on changes nothing, and says where the table stands', async () => {
    const board = await start()
    const over = await pressAll(ana, board, DEFEND, '2', 'Deal 2 damage', 'Finish')
    const before = await stored(store, over)
    const undo = customIdOf(over, 'Undo')
    await ana.press(over, 'Rhino II attacks Ben')
    const next = await table.discord.waitFor(async () => {
      const { chapters, tip } = (await store.table(before.table)) ?? {}
      return chapters?.length === 2 && tip
    })
    await ana.pressRaw(over, undo)
    await table.discord.waitFor(() => told(ana, over) !== '')
    expect(told(ana, over)).toContain('1 attack has followed this one, so it cannot simply be undone.')
    expect(await store.read(before.id)).toEqual({ ...before, isTip: false })
    expect(await store.read(next)).toMatchObject({
      number: 2,
      restsOn: before.id,
      revision: 0,
      closed: false,
    })
  })

  it('for a form, a preview or an undo does the same', async () => {
    const board = await start()
    const ids = ['Something happens first…', 'An ally…'].map(label => customIdOf(board, label))
    ids.push(customIdOf(board, 'Nobody').replace('|answer|', '|preview|'))
    const after = await pressAll(ben, board, DEFEND)
    for (const id of [...ids, customIdOf(after, 'Undo').replace(/\|1$/, '|0')]) {
      const now = messageOf(await ana.pressRaw(board, id))
      expect([now.id, plainTextOf(now)]).toEqual([board.id, plainTextOf(after)])
    }
    await table.discord.waitFor(() => table.bot().log().at(-1)?.outcome === 'behind')
  })

  it('in a form that was opened before, too', async () => {
    const board = await start()
    const form = modalOf(await ana.press(board, 'Status or keyword…'))
    await pressAll(ben, board, DEFEND)
    const now = messageOf(await ana.submit(form, { what: 'Gets tough', whom: 'Spider-Man' }))
    expect(now.id).toBe(board.id)
    expect(plainTextOf(now)).not.toContain('tough')
  })
})

describe('a press that is delivered twice', () => {
  it('counts once, and shows the board', async () => {
    const board = await start()
    const before = givenTwice(table.discord)
    table.discord.faults.deliverTwice(1)
    const now = await pressAll(ben, board, DEFEND)
    await table.discord.waitFor(() => givenTwice(table.discord) > before)
    expect((await stored(store, board)).rows).toHaveLength(1)
    expect(plainTextOf(now)).toContain('**Boost card 1 of 1')
  })

  it('later still changes nothing', async () => {
    const board = await start()
    const outcome = await ben.press(board, DEFEND)
    const before = givenTwice(table.discord)
    table.discord.redeliver(outcome)
    await table.discord.waitFor(() => givenTwice(table.discord) > before)
    expect((await stored(store, board)).rows).toHaveLength(1)
    await pressAll(ana, board, '1')
  })
})

describe('two people at once', () => {
  it('have one winner each time, hundreds of times', async () => {
    const [attacks, rounds] = [20, 10]
    // So few at once that a busy machine answers each in time.
    const atOnce = 4
    const race = async (_: unknown, lane: number) => {
      let board = await start(ana.in(ben.openThread(`Races ${lane}`)))
      for (let round = 0; round < rounds; round += 1) {
        const ids = [customIdOf(board, 'Nobody'), customIdOf(board, DEFEND)] as const
        const both = await Promise.all([ana.pressRaw(board, ids[0]), ben.pressRaw(board, ids[1])])
        for (const outcome of both) expect(plainTextOf(messageOf(outcome))).toContain('**Boost card 1 of 1')
        board = await pressAll(ana, messageOf(both[0]), 'Undo')
      }
      return stored(store, board)
    }
    const behind = () =>
      table
        .bot()
        .log()
        .filter(({ outcome }) => outcome === 'behind').length
    const before = behind()
    const raced: Walkthrough[] = []
    for (let begun = 0; begun < attacks; begun += atOnce)
      raced.push(...(await Promise.all(Array.from({ length: atOnce }, race))))
    for (const { rows, revision } of raced) {
      // One answer and one undo per round: the slower person's answer is not in the log.
      expect(rows.map(row => 'takesBack' in row)).toEqual(
        Array.from({ length: 2 * rounds }, (_, i) => i % 2 === 1),
      )
      expect(revision).toBe(2 * rounds)
    }
    await table.discord.waitFor(() => behind() - before === attacks * rounds)
  })

  it('of many who press at once one wins', async () => {
    const board = await begin(table, ana, 'attack unit', { unit: 'card:ST01-001', target: 'card:ST03-008' })
    const chris = table.discord.user('Chris')
    const id = customIdOf(board, 'Nobody')
    await Promise.all(Array.from({ length: 30 }, (_, i) => [ana, ben, chris][i % 3]?.pressRaw(board, id)))
    expect((await stored(store, board)).rows).toHaveLength(1)
  })
})
