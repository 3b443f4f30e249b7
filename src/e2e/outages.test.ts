// Outages of Discord while it waits for answers: what is answered all the same, and what is taken back. The real process, over the wire.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Discord, type Outcome, startDiscord, text } from '../playground/actor.ts'
import { openSqlite } from '../store/sqlite.ts'
import { boardsIn, environmentOf, openTable, SPIDER_MAN, type Table } from './attack-table.ts'
import { freshDatabase, startBotProcess } from './bot-process.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const CALLBACK = /callback$/
const ATTACK = { enemy: 'Rhino II', hero: SPIDER_MAN }
const HOUR = 3_600_000
const FOR_GOOD = 60_000

let table: Table
afterEach(() => table.close())

const answered = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ status }) => status === 'answered').length
const lookUps = (count: number) =>
  Promise.all(Array.from({ length: count }, () => table.ana.command('rule', { query: 'retaliate' })))
const said = (outcome: string) =>
  table.discord.waitFor(
    () =>
      table
        .bot()
        .log()
        .some(line => line.outcome === outcome),
    15_000,
  )

/** How many attacks are open, as the file says. */
async function open(): Promise<number> {
  const store = await openSqlite(table.database)
  const count = await store.countOpen()
  await store.close()
  return count
}
const isTakenBack = () => table.discord.waitFor(async () => (await open()) === 0, 15_000)

/** Makes every answer fail in this way for so long. */
function fail({ faults }: Discord, kind: 502 | 503 | 'cut' | 'silence', milliseconds: number): void {
  if (kind === 'cut') faults.wire.fail(milliseconds, kind, CALLBACK)
  else faults.failFor(milliseconds, kind, CALLBACK)
}

describe('an outage of two of the three seconds', () => {
  it('costs no answer, whatever becomes of the requests', async () => {
    table = await openTable()
    await lookUps(3)
    for (const kind of [502, 503, 'cut', 'silence'] as const) {
      fail(table.discord, kind, 2_000)
      expect([kind, answered(await lookUps(20))]).toEqual([kind, 20])
      table.discord.faults.stopFailing()
    }
  })

  it.each([HOUR, -HOUR])('costs none on a machine whose clock is wrong (by %i ms)', async wrong => {
    table = await openTable(() => Date.now() - wrong)
    fail(table.discord, 502, 2_000)
    expect(answered(await lookUps(20))).toBe(20)
  })

  it('costs none where nobody says what time it is', async () => {
    table = await withoutDates(HOUR)
    fail(table.discord, 502, 2_000)
    expect(answered(await lookUps(20))).toBe(20)
  })
})

/** Discord sends no Date, and its clock is that far ahead of the machine's. */
async function withoutDates(ahead: number): Promise<Table> {
  const discord = await startDiscord({ now: () => Date.now() + ahead })
  discord.faults.wire.setDate(null)
  const database = freshDatabase()
  const bot = startBotProcess(environmentOf(discord, database))
  await discord.waitFor(() => bot.log().some(({ msg }) => msg === 'ready'), 25_000)
  const [ana, ben] = [discord.user('Ana'), discord.user('Ben')]
  const close = () => bot.stop().then(discord.close)
  const restart = () => Promise.reject(new Error('it is not started again'))
  return { discord, ana, ben, database, bot: () => bot, restart, refusals: () => [], close }
}

describe('an attack whose answer Discord never took', () => {
  it.each([
    ['because it was down', ({ discord }: Table) => fail(discord, 502, 4_000), 'unanswered'],
    ['because it said nothing', ({ discord }: Table) => fail(discord, 'silence', 5_000), 'unanswered'],
    [
      'because it came too late',
      ({ discord }: Table) => discord.faults.wire.fail(FOR_GOOD, 3_500, CALLBACK),
      'too late',
    ],
  ])('%s does not stay open', async (_, befall, outcome) => {
    table = await openTable()
    befall(table)
    const { status } = await table.ana.command('attack enemy', ATTACK)
    expect(status).toBe('failed')
    await said(outcome)
    await isTakenBack()
  })

  it('stays open if Discord shows it after all, and gets its thread and board', async () => {
    table = await openTable()
    table.discord.faults.wire.fail(6_000, 'lost', CALLBACK)
    const { status } = await table.ana.command('attack enemy', ATTACK)
    expect(status).toBe('answered')
    await said('unanswered')
    const board = await table.discord.waitFor(oneBoard, 15_000)
    expect(text(board)).toContain('Who defends?')
    expect(await open()).toBe(1)
  })
})

/** The board in the only thread there is. */
function oneBoard() {
  const threads = [...table.discord.world.channels.values()].filter(({ thread }) => thread)
  expect(threads.length).toBeLessThanOrEqual(1)
  return threads.flatMap(thread => boardsIn(table.ana, thread))[0]
}

it('an answer whose first try comes last, and finds itself answered, is followed by what should follow', async () => {
  table = await openTable()
  const { faults } = table.discord
  // The first try is on its way for two seconds; the second is taken, and nothing is said to it.
  faults.wire.fail(1_000, 2_000, CALLBACK)
  faults.failRequest({ method: 'POST', path: CALLBACK, status: 'silence', carriedOut: true })
  const { status } = await table.ana.command('attack enemy', ATTACK)
  expect(status).toBe('answered')
  const board = await table.discord.waitFor(oneBoard, 15_000)
  expect(text(board)).toContain('Who defends?')
  expect(await open()).toBe(1)
})

it('choices that Discord has taken, though it has not said so, are no fault', async () => {
  table = await openTable()
  table.discord.faults.failRequest({ method: 'POST', path: CALLBACK, status: 502, carriedOut: true })
  expect(await table.ana.autocomplete('rule', { query: 'retal' }, 'query')).not.toEqual([])
  await said('offered')
  expect(
    table
      .bot()
      .log()
      .filter(({ level }) => level === 'error'),
  ).toEqual([])
})

describe('an attack that comes too late for an answer', () => {
  it.each([0, HOUR, -HOUR])('is not begun, whatever the machine’s clock says (%i ms)', async wrong => {
    table = await openTable(() => Date.now() - wrong)
    await table.bot().kill()
    const outcome = await table.ana.command('attack enemy', ATTACK)
    expect(outcome.status).toBe('failed')
    await table.restart()
    table.discord.redeliver(outcome)
    await said('too late')
    const store = await openSqlite(table.database)
    expect(await store.of(table.ana.id, 10)).toEqual([])
    await store.close()
    expect(answered(await lookUps(3))).toBe(3)
  })
})
