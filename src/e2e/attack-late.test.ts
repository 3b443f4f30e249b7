// Presses that do not count, or count once: outdated boards, deliveries twice, several people at once, boards grown old.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Actor, messageOf, modalOf, type SeenMessage, text } from '../playground/actor.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store, Walkthrough } from '../store/store.ts'
import {
  begin,
  boardsIn,
  hasControls,
  openTable,
  pressAll,
  privately,
  SPIDER_MAN,
  type Table,
  untilSays,
} from './attack-table.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const DEFEND = 'Spider-Man (basic, DEF 3)'
const MINUTE = 60_000

let table: Table
let store: Store
let ana: Actor
let ben: Actor
/** How far Discord's clock is ahead. */
let ahead = 0

beforeAll(async () => {
  table = await openTable(() => Date.now() + ahead)
  store = await openSqlite(table.database)
  ;({ ana, ben } = table)
})
afterAll(async () => {
  await store.close()
  await table.close()
})

let known = 0
/** What Discord has refused since this was last looked at. */
function refusals(): number[] {
  const fresh = table.discord.refused.slice(known)
  known += fresh.length
  return fresh.map(({ code }) => code)
}
afterEach(() => expect(refusals()).toEqual([]))

/** An attack on Ben's hero that Ana leads: both may decide everything. */
const start = (actor = ana): Promise<SeenMessage> =>
  begin(table, actor, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN, player: ben.id })

/** The walkthrough of a board, as it is in the file. */
async function stored(board: SeenMessage): Promise<Walkthrough> {
  const id = /atk1\|\w+\|([a-z0-9]{10})\|/.exec(JSON.stringify(board.components))?.[1] ?? 'none'
  const walkthrough = await store.read(id)
  if (!walkthrough) throw new Error(`there is no walkthrough ${id}`)
  return walkthrough
}

/** The latest private message to somebody in the thread of a board. */
const told = (actor: Actor, { channel_id }: SeenMessage): string => {
  const last = actor
    .in(channel_id)
    .sees()
    .findLast(({ ephemeral }) => ephemeral)
  return last ? text(last) : ''
}

describe('a press on an outdated board', () => {
  it('brings the current board, and says privately who was faster and with what', async () => {
    const board = await start()
    const stale = customIdOf(board, 'Nobody')
    await pressAll(ben, board, DEFEND)
    const now = messageOf(await ana.pressRaw(board, stale))
    expect([now.id, text(now)]).toEqual([board.id, expect.stringContaining('**Boost card 1 of 1')])
    await table.discord.waitFor(() => told(ana, board) !== '')
    expect(told(ana, board)).toBe(
      'Ben was faster: Spider-Man (basic, DEF 3). The board shows where the attack stands now.',
    )
    expect((await stored(board)).rows).toHaveLength(1)
  })

  it('that one has changed oneself says only that it was out of date', async () => {
    const board = await start()
    const stale = customIdOf(board, 'Nobody')
    await pressAll(ben, board, DEFEND)
    await ben.pressRaw(board, stale)
    await table.discord.waitFor(() => told(ben, board) !== '')
    expect(told(ben, board)).toContain('Diese Tafel war veraltet')
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

  it('for a form, a preview or an undo does the same', async () => {
    const board = await start()
    const ids = ['Something happens first…', 'Preview', 'An ally…'].map(label => customIdOf(board, label))
    const after = await pressAll(ben, board, DEFEND)
    for (const id of [...ids, customIdOf(after, 'Undo').replace(/\|1$/, '|0')]) {
      const now = messageOf(await ana.pressRaw(board, id))
      expect([now.id, text(now)]).toEqual([board.id, text(after)])
    }
    await table.discord.waitFor(() => table.bot().log().at(-1)?.outcome === 'behind')
  })

  it('in a form that was opened before, too', async () => {
    const board = await start()
    const form = modalOf(await ana.press(board, 'Something happens first…'))
    await pressAll(ben, board, DEFEND)
    const now = messageOf(await ana.submit(form, { what: 'Gets tough', whom: 'Spider-Man' }))
    expect(now.id).toBe(board.id)
    expect(text(now)).not.toContain('tough')
  })
})

describe('a press that is delivered twice', () => {
  it('counts once, and shows the board', async () => {
    const board = await start()
    table.discord.faults.deliverTwice(1)
    const now = await pressAll(ben, board, DEFEND)
    await table.discord.waitFor(() => refusals().includes(40_060))
    expect((await stored(board)).rows).toHaveLength(1)
    expect(text(now)).toContain('**Boost card 1 of 1')
  })

  it('later still changes nothing', async () => {
    const board = await start()
    const outcome = await ben.press(board, DEFEND)
    table.discord.redeliver(outcome)
    await table.discord.waitFor(() => refusals().includes(40_060))
    expect((await stored(board)).rows).toHaveLength(1)
    await pressAll(ana, board, '1')
  })
})

describe('two people at once', () => {
  it('have one winner each time, hundreds of times', async () => {
    const [attacks, rounds] = [20, 10]
    const inThread = ana.in(ben.openThread('Races'))
    const race = async () => {
      let board = await start(inThread)
      for (let round = 0; round < rounds; round += 1) {
        const ids = [customIdOf(board, 'Nobody'), customIdOf(board, DEFEND)] as const
        const both = await Promise.all([ana.pressRaw(board, ids[0]), ben.pressRaw(board, ids[1])])
        for (const outcome of both) expect(text(messageOf(outcome))).toContain('**Boost card 1 of 1')
        board = await pressAll(ana, messageOf(both[0]), 'Undo')
      }
      return stored(board)
    }
    const behind = () =>
      table
        .bot()
        .log()
        .filter(({ outcome }) => outcome === 'behind').length
    const before = behind()
    const raced = await Promise.all(Array.from({ length: attacks }, race))
    for (const { rows, revision } of raced) {
      // One answer and one undo for each round: the answer of whoever lost is nowhere.
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
    expect((await stored(board)).rows).toHaveLength(1)
  })
})

describe('buttons of no use', () => {
  it.each([
    ['atk0|answer|aaaaaaaaaa|0|defend|nobody', 'older version'],
    ['atk1|burn|aaaaaaaaaa|0', 'does not belong'],
    ['atk1|answer|AAAA|0', 'does not belong'],
    ['atk1|answer|aaaaaaaaaa|0|defend|nobody', 'This attack has been deleted'],
    ['atk1|form|aaaaaaaaaa|0|nonsense', 'This attack has been deleted'],
  ])('are explained: %s', async (id, said) => {
    const board = await start()
    expect(privately(await ana.pressRaw(board, id))).toContain(said)
  })

  it('with answers that nobody is asked for are refused', async () => {
    const board = await start()
    const { id } = await stored(board)
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
    expect((await stored(board)).rows).toEqual([])
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
    expect(privately(await chris.pressRaw(other, foreign))).toContain('you take no part in it')
  })

  it('on a board that has been deleted meanwhile are answered, and resume brings it back', async () => {
    const board = await start()
    const pressing = ana.press(board, DEFEND)
    table.discord.deleteMessage(board)
    expect(privately(await pressing)).toContain('has been deleted')
    expect(refusals()).toEqual([10_008])
    const back = messageOf(await ana.in(board.channel_id).command('attack resume'))
    expect(text(back)).toContain('**Boost card 1 of 1')
    await table.discord.waitFor(() => refusals().includes(10_008))
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
    const { id, revision } = await stored(board)
    for (const [index, choice] of ['removed', 'later'].entries()) {
      const row = { by: ana.id, at: Date.now(), answer: { question: `old#${index}`, choice } }
      await store.append(id, revision + index, row, `old rules ${id} ${index}`)
    }
    const now = messageOf(await ana.press(board, '1'))
    expect(text(now)).toContain('answers that no longer fit and are left out: 2.')
    expect(text(now)).toContain('**Boost card 1 of 1')
    const after = await pressAll(ana, now, '1')
    expect(text(after)).not.toContain('left out')
    expect(text(after)).toContain('**4 ATK − 3 DEF = 1 damage')
  })
})

describe('a board that has grown old', () => {
  let board: SeenMessage
  beforeEach(async () => {
    board = await start()
  })
  /** The requests that this causes. */
  async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
    const { requests } = table.discord
    const last = requests.at(-1)
    await work()
    return requests
      .slice(last ? requests.indexOf(last) + 1 : 0)
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
      expect(text(story)).toContain('- Spider-Man is the defender.')
      await table.discord.waitFor(() => boardsIn(ana, { id: board.channel_id }).length === 1)
    })
    expect(requests).toEqual(['POST interactions', 'POST webhooks'])
    const [next] = boardsIn(ana, { id: board.channel_id })
    if (!next) throw new Error('there is a new board')
    expect(text(next)).toContain('**Boost card 1 of 1')
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

/** The custom id behind the words of a button. */
function customIdOf(board: SeenMessage, label: string): string {
  const found = JSON.stringify(board.components).match(/\{[^{}]*\}/g) ?? []
  const button = found.map(one => JSON.parse(one)).find(one => one.label === label)
  if (!button) throw new Error(`there is no ${label}`)
  return String(button.custom_id)
}
