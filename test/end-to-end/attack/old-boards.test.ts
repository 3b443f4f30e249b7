// Old boards and buttons of no use: whatever has become of them, there is an answer, and the attack goes on.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { Store } from '../../../src/store/store.ts'
import { appendTo } from '../../support/store/append-to.ts'
import {
  begin,
  boardsIn,
  customIdOf,
  hasControls,
  openTable,
  pressAll,
  privately,
  SPIDER_MAN,
  stored,
  type Table,
  untilSays,
} from './table.ts'

const MINUTE = 60_000
const DEFEND = 'Spider-Man (basic, DEF 3)'

let table: Table
let store: Store
let ana: Actor
let ben: Actor
/** How far Discord's clock is ahead. */
let ahead = 0

beforeAll(async () => {
  table = await openTable({ now: () => Date.now() + ahead })
  store = await openSqlite(table.database)
  ;({ ana, ben } = table)
})
afterAll(async () => {
  await store.close()
  await table.close()
})
afterEach(() => expect(table.refusals()).toEqual([]))

/** Starts an attack on Ben's hero that Ana leads: both may decide everything. */
const start = (): Promise<SeenMessage> =>
  begin(table, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN, player: ben.id })

describe('buttons of no use', () => {
  it.each([
    ['atk0|answer|aaaaaaaaaa|0|defend|nobody', 'older version'],
    ['atk1|burn|aaaaaaaaaa|0', 'does not belong'],
    ['atk1|answer|AAAA|0', 'does not belong'],
    ['atk1|answer|aaaaaaaaaa|0|defend|nobody', 'This attack was deleted'],
    ['atk1|form|aaaaaaaaaa|0|nonsense', 'This attack was deleted'],
  ])('are explained: %s', async (id, said) => {
    const board = await start()
    expect(privately(await ana.pressRaw(board, id))).toContain(said)
  })

  it('with answers that nobody is asked for are refused', async () => {
    const board = await start()
    const { id } = await stored(store, board)
    for (const rest of [
      'defend|enemy',
      'nothing|at all',
      'boost#1|flip|abc',
      'defend|hero|1e9',
      '|',
      'finish|finish',
    ]) {
      const said = privately(await ana.pressRaw(board, `atk1|answer|${id}|0|${rest}`))
      expect(said).not.toMatch(/undefined|NaN|\{\{/)
    }
    expect((await stored(store, board)).rows).toEqual([])
    expect(privately(await ana.pressRaw(board, `atk1|form|${id}|0|nonsense`))).toContain('does not belong')
    await pressAll(ana, board, DEFEND)
  })

  it('of an attack somewhere else are for those who take part in it', async () => {
    const board = await start()
    table.discord.addChannel({ name: 'elsewhere' })
    const other = await begin(table, table.discord.user('Chris').in('elsewhere'), 'attack hero', {
      attacker: SPIDER_MAN,
      target: 'Rhino II',
    })
    const foreign = customIdOf(board, 'Nobody')
    const chris = table.discord.user('Chris')
    expect(privately(await chris.pressRaw(other, foreign))).toContain('you are not part of it')
  })

  it('on a board that has been deleted meanwhile are answered, and resume brings it back', async () => {
    const board = await start()
    const pressing = ana.press(board, DEFEND)
    table.discord.deleteMessage(board)
    expect(privately(await pressing)).toContain('has been deleted')
    expect(table.refusals()).toEqual([10_008])
    const back = messageOf(await ana.in(board.channel_id).command('attack resume'))
    expect(plainTextOf(back)).toContain('**Boost card 1 of 1')
    await table.discord.waitFor(() => table.refusals().includes(10_008))
    await pressAll(ana, back, '1')
  })
})

describe('an attack', () => {
  it('whose thread was archived goes on with the next press', async () => {
    const board = await start()
    table.discord.shutThread({ id: board.channel_id }, { archived: true, locked: false })
    await pressAll(ben, board, DEFEND, '1')
  })

  it('whose answers do not fit the rules any more goes on before them, and says so', async () => {
    const board = await pressAll(ben, await start(), DEFEND)
    const { id, revision } = await stored(store, board)
    for (const [index, choice] of ['removed', 'later'].entries()) {
      const row = { by: ana.id, at: Date.now(), answer: { question: `old#${index}`, choice } }
      await appendTo(store, id, revision + index, row, `old rules ${id} ${index}`)
    }
    const now = messageOf(await ana.press(board, '1'))
    expect(plainTextOf(now)).toContain(
      'The attack picks up just before that one, and the next answer replaces them all.',
    )
    expect(plainTextOf(now)).toContain('**Boost card 1 of 1')
    const after = await pressAll(ana, now, '1')
    expect(plainTextOf(after)).not.toContain('no longer fit')
    expect(plainTextOf(after)).toContain('**4 ATK − 3 DEF = 1 damage')
  })
})

describe('a board that has grown old', () => {
  let board: SeenMessage
  beforeEach(async () => {
    board = await start()
  })
  /** Lists the requests that this causes, without answers that a busy machine's bot sent a second time. */
  async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
    const { requests } = table.discord
    const last = requests.at(-1)
    await work()
    return requests
      .slice(last ? requests.indexOf(last) + 1 : 0)
      .filter(({ refused }) => refused === null)
      .map(({ method, path }) => `${method} ${path.split('/')[1]}`)
  }

  it('is changed in place for 44 minutes', async () => {
    ahead += 44 * MINUTE
    expect((await pressAll(ben, board, DEFEND)).id).toBe(board.id)
  })

  it('after 45 minutes becomes a story, and a new one follows: two requests', async () => {
    ahead += 45 * MINUTE
    const requests = await requestsOf(async () => {
      const story = await pressAll(ben, board, DEFEND)
      expect(hasControls(story)).toBe(false)
      expect(plainTextOf(story)).toContain('- Spider-Man exhausts and defends.')
      await table.discord.waitFor(() => boardsIn(ana, { id: board.channel_id }).length === 1)
    })
    expect(requests).toEqual(['POST interactions', 'POST webhooks'])
    const [next] = boardsIn(ana, { id: board.channel_id })
    if (!next) throw new Error('there is a new board')
    expect(plainTextOf(next)).toContain('**Boost card 1 of 1')
    expect((await pressAll(ana, next, '1')).id).toBe(next.id)
  })

  it('in a direct message is followed there', async () => {
    const own = await begin(table, ben.dm(), 'angriff gegner', { gegner: 'Rhino II', held: SPIDER_MAN })
    ahead += 50 * MINUTE
    await pressAll(ben.dm(), own, 'Niemand')
    await untilSays(table, ben.dm(), own, 'Weiter geht es unten.')
    const next = await table.discord.waitFor(() => ben.dm().sees().find(hasControls))
    await pressAll(ben.dm(), next, '0')
  })
})
