// Outages of Discord while it waits for answers: some are answered all the same, some are taken back.
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { type Discord, type Outcome, plainTextOf } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { boardsIn, openTable, type Setting, SPIDER_MAN, type Table } from '../attack/table.ts'

const CALLBACK = /callback$/
const ATTACK = { enemy: 'Rhino II', hero: SPIDER_MAN }
const HOUR = 3_600_000
const FOR_GOOD = 60_000
/** Discord's own limit. */
const WAITS = { answerWithin: 3_000 }

async function opened(
  setting: Setting = {},
  finished: TestContext['onTestFinished'] = onTestFinished,
): Promise<Table> {
  const table = await openTable(setting)
  finished(table.close)
  return table
}

const answered = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ status }) => status === 'answered').length
const lookUps = ({ ana }: Table, count: number) =>
  Promise.all(Array.from({ length: count }, () => ana.command('rule', { query: 'retaliate' })))
const said = ({ discord, bot }: Table, outcome: RegExp) =>
  discord.waitFor(() =>
    bot()
      .log()
      .some(line => outcome.test(String(line.outcome))),
  )

/** Counts the open attacks in the store. */
async function open({ database }: Table): Promise<number> {
  const store = await openSqlite(database)
  const count = await store.countOpen()
  await store.close()
  return count
}
const isTakenBack = (table: Table) => table.discord.waitFor(async () => (await open(table)) === 0)

/** Makes every answer fail in this way for so many milliseconds. */
function fail({ faults }: Discord, kind: 502 | 503 | 'cut' | 'silence', milliseconds: number): void {
  if (kind === 'cut') faults.wire.fail(milliseconds, kind, CALLBACK)
  else faults.failFor(milliseconds, kind, CALLBACK)
}

const silenceDates = ({ faults }: Discord) => faults.wire.setDate(null)

describe('an outage of two of the three seconds', () => {
  it('costs no answer, whatever becomes of the requests', async () => {
    const table = await opened()
    await lookUps(table, 3)
    for (const kind of [502, 503, 'cut', 'silence'] as const) {
      fail(table.discord, kind, 2_000)
      expect([kind, answered(await lookUps(table, 8))]).toEqual([kind, 8])
      table.discord.faults.stopFailing()
    }
  })

  it.each([HOUR, -HOUR])('costs none on a machine whose clock is wrong (by %i ms)', async wrong => {
    const table = await opened({ now: () => Date.now() - wrong })
    fail(table.discord, 502, 2_000)
    expect(answered(await lookUps(table, 20))).toBe(20)
  })

  it('costs none where nobody says what time it is', async () => {
    const table = await opened({ now: () => Date.now() + HOUR, prepare: silenceDates })
    fail(table.discord, 502, 2_000)
    expect(answered(await lookUps(table, 20))).toBe(20)
  })
})

describe.concurrent('an attack whose answer Discord never took', () => {
  it.for<readonly [string, (table: Table) => void, RegExp]>([
    ['because it was down', ({ discord }: Table) => fail(discord, 502, 4_000), /^unanswered$/],
    ['because it said nothing', ({ discord }: Table) => fail(discord, 'silence', 5_000), /^unanswered$/],
    [
      'because it came too late',
      ({ discord }: Table) => discord.faults.wire.fail(FOR_GOOD, 3_500, CALLBACK),
      // On a busy machine the bot gives up before it gets this answer.
      /^(too late|unanswered)$/,
    ],
  ])('%s does not stay open', async ([, befall, outcome], { onTestFinished: finished }) => {
    const table = await opened(WAITS, finished)
    befall(table)
    const { status } = await table.ana.command('attack enemy', { table: 'new', ...ATTACK })
    expect(status).toBe('failed')
    await said(table, outcome)
    await isTakenBack(table)
  })

  it('stays open if Discord shows it after all, and gets its thread and board', async ({
    onTestFinished: finished,
  }) => {
    const table = await opened(WAITS, finished)
    table.discord.faults.wire.fail(6_000, 'lost', CALLBACK)
    const { status } = await table.ana.command('attack enemy', { table: 'new', ...ATTACK })
    expect(status).toBe('answered')
    await said(table, /^unanswered$/)
    const board = await table.discord.waitFor(() => oneBoard(table))
    expect(plainTextOf(board)).toContain('Who defends?')
    expect(await open(table)).toBe(1)
  })
})

/** Gives the board in the only thread. */
function oneBoard({ discord, ana }: Table) {
  const threads = [...discord.world.channels.values()].filter(({ thread }) => thread)
  expect(threads.length).toBeLessThanOrEqual(1)
  return threads.flatMap(thread => boardsIn(ana, thread))[0]
}

it.concurrent('an answer whose first try comes last, and finds itself answered, is followed by what should follow', async ({
  onTestFinished: finished,
}) => {
  const table = await opened({}, finished)
  const { faults } = table.discord
  // The first try takes two seconds; the second is carried out and gets no answer.
  faults.wire.fail(1_000, 2_000, CALLBACK)
  faults.failRequest({ method: 'POST', path: CALLBACK, status: 'silence', carriedOut: true })
  const { status } = await table.ana.command('attack enemy', { table: 'new', ...ATTACK })
  expect(status).toBe('answered')
  const board = await table.discord.waitFor(() => oneBoard(table))
  expect(plainTextOf(board)).toContain('Who defends?')
  expect(await open(table)).toBe(1)
})

it('choices that Discord has taken, though it has not said so, are no fault', async () => {
  const table = await opened({ told: { LOG_LEVEL: 'debug' } })
  table.discord.faults.failRequest({ method: 'POST', path: CALLBACK, status: 502, carriedOut: true })
  expect(await table.ana.autocomplete('rule', { query: 'retal' }, 'query')).not.toEqual([])
  await said(table, /^offered$/)
  const errors = table
    .bot()
    .log()
    .filter(({ level }) => level === 'error')
  expect(errors).toEqual([])
})

describe('an attack that comes too late for an answer', () => {
  it.each([0, HOUR, -HOUR])('is not begun, whatever the machine’s clock says (%i ms)', async wrong => {
    let passed = 0
    const table = await opened({ ...WAITS, now: () => Date.now() - wrong + passed })
    await table.bot().stop()
    const asking = table.ana.command('attack enemy', { table: 'new', ...ATTACK })
    // The bot knows Discord's clock only to the second.
    passed = 5_000
    const outcome = await asking
    expect(outcome.status).toBe('failed')
    await table.restart()
    table.discord.redeliver(outcome)
    await said(table, /^too late$/)
    const store = await openSqlite(table.database)
    expect(await store.of(table.ana.id, 10)).toEqual([])
    await store.close()
    expect(answered(await lookUps(table, 3))).toBe(3)
  })
})
