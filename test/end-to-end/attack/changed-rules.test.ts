// A table of which today's rules refuse a chapter, tell one otherwise, cannot read an end and cannot play the open one.
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { begin, openTable, pressAll, pressOrChoose, privately, stored, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor
beforeAll(async () => {
  table = await openTable()
  ;({ ana, ben } = table)
})
afterAll(() => table.close())

const HERE = { enemy: 'Rhino II', hero: 'She-Hulk' }
const NEXT = 'Rhino II attacks Ana'
const NOT_SHOWN =
  'This attack was started with rules data that no longer exist, so it cannot be shown. Start it again with /attack.'

const over = async (board: SeenMessage): Promise<SeenMessage> =>
  pressAll(ana.in(board.channel_id), board, 'Nobody', '0', 'Deal 3 damage', 'Finish')

const begins = async (board: SeenMessage): Promise<SeenMessage> =>
  await pressAll(ana.in(board.channel_id), board, NEXT)

/** Writes into the database what an earlier program has left, while no bot runs. */
async function whileStopped(change: (database: DatabaseSync) => void): Promise<void> {
  await table.bot().stop()
  const database = new DatabaseSync(table.database)
  change(database)
  database.close()
  await table.restart()
}

async function chapters(id: string) {
  const store = await openSqlite(table.database)
  const now = await store.table(id)
  await store.close()
  return (now?.chapters ?? []).map(({ number, state, counts }) => [number, state, counts])
}

const OUTCOME = 'UPDATE walkthroughs SET outcome = ? WHERE game_table = ? AND number = ?'

/** The table of a board. */
async function idOf(board: SeenMessage): Promise<string> {
  const store = await openSqlite(table.database)
  const { table: id } = await stored(store, board)
  await store.close()
  return id
}

/** Makes the set-up one of an edition that no program has. */
const OF_MADE_UP_EDITION = `
  UPDATE walkthroughs SET set_up = json_set(set_up, '$.edition', 'made-up') WHERE game_table = ? AND number = ?`

/** Makes it an attack of nobody, which rules refuse. */
const OF_NOBODY = `
  UPDATE walkthroughs SET set_up = json_set(set_up, '$.attacker', 'nobody') WHERE game_table = ? AND number = ?`

it('goes on, in words', async () => {
  const one = await over(await begin(table, ana, 'attack enemy', HERE))
  const two = await over(await begins(one))
  const three = await over(await begins(two))
  const four = await over(await begins(three))
  const five = await begins(four)
  const id = await idOf(five)
  const there = ana.in(five.channel_id)
  await whileStopped(database => {
    database.prepare(OF_MADE_UP_EDITION).run(id, 2)
    database.prepare(OF_NOBODY).run(id, 5)
    database.prepare(OUTCOME).run('{"dealt":"many"}', id, 4)
    database
      .prepare(
        `UPDATE walkthroughs SET outcome = json_set(outcome, '$.summary.dealt', 7) WHERE game_table = ? AND number = ?`,
      )
      .run(id, 3)
  })
  expect(privately(await there.select(two, 'More…', 'Earlier steps'))).toBe(NOT_SHOWN)
  expect(privately(await there.select(three, 'More…', 'Deutsch'))).toContain('ginge es anders aus')
  expect(privately(await there.select(four, 'More…', 'Deutsch'))).toContain(
    'wie die Regeln heute gelesen werden',
  )

  expect(privately(await ben.in(five.channel_id).press(five, 'Nobody'))).not.toContain('[')
  const said = messageOf(await there.command('attack enemy', HERE))
  expect(plainTextOf(said)).toBe(`${NOT_SHOWN}\n[End it early]`)
  const ended = messageOf(await there.press(said, 'End it early'))
  expect(plainTextOf(ended)).toBe(
    'It has ended early. The next attack begins on the table as it was before it.',
  )
  expect((await chapters(id)).at(-1)).toEqual([5, 'stopped', true])

  const six = messageOf(await there.command('attack enemy', HERE))
  expect(plainTextOf(six)).toContain('cannot be shown by today’s rules, so it is not counted.')
  expect(plainTextOf(six)).toContain('**She-Hulk** · DEF 2 · 3 of 15 HP')
  expect(await chapters(id)).toEqual([
    ...[1, 2, 3, 4].map(number => [number, 'over', true]),
    [5, 'stopped', true],
    [6, 'open', true],
  ])
  expect(plainTextOf(await pressAll(there, six, 'Nobody'))).toContain('how many icons?')
  expect(table.refusals()).toEqual([])
})

it('and one whose end nobody can read leaves it as it was before, which the next board says', async () => {
  const one = await over(await begin(table, ana, 'attack enemy', { ...HERE, table: 'new' }))
  const two = await over(await begins(one))
  const id = await idOf(two)
  await whileStopped(database => database.prepare(OUTCOME).run('{"dealt":"many"}', id, 2))
  const three = await begins(two)
  const text = plainTextOf(three)
  expect(text).toContain('is not counted: the table is as it was before it.')
  expect(text).toContain('12 of 15 HP')
})

it('and one whose edition no program has any more asks its lead for another one, by which it goes on', async () => {
  const one = await over(await begin(table, ana, 'attack enemy', { ...HERE, table: 'new' }))
  const two = await over(await begins(one))
  const id = await idOf(two)
  const [there, other] = [ana.in(two.channel_id), ben.in(two.channel_id)]
  await whileStopped(database => {
    for (const number of [1, 2]) database.prepare(OF_MADE_UP_EDITION).run(id, number)
  })
  const said = privately(await pressOrChoose(other, two, NEXT))
  expect(said).toBe(
    'Dieser Tisch wurde nach den Regeln made-up gespielt, die ich nicht mehr habe. Ana leitet ihn und wählt, nach welchen Regeln es weitergeht.',
  )
  expect(privately(await there.command('attack enemy', HERE))).toContain('rules made-up')
  const asked = messageOf(await there.command('attack table', {}))
  expect(plainTextOf(asked)).toBe(
    'This table was played by rules made-up, which I no longer have. Choose the rules by which it goes on, then try again.\n[Rules ▾ Rules 1.8 ✓ · Rules 1.7 · Rules 1.6 (German)]',
  )
  await there.select(asked, 'Rules', 'Rules 1.7')
  const shown = plainTextOf(messageOf(await there.command('attack table', {})))
  expect(shown).toContain('rules 1.7')
  expect(shown).toContain('**Ana** · She-Hulk, 9 of 15 HP')
  const three = await begins(two)
  const text = plainTextOf(three)
  expect(text).toContain('From here on: rules 1.7.')
  expect(text).toContain('9 of 15 HP')
  expect(await chapters(id)).toEqual([1, 2].map(number => [number, 'over', true]).concat([[3, 'open', true]]))
})

it('and one that is open then ends early, and does not count', async () => {
  const two = await begins(await over(await begin(table, ana, 'attack enemy', { ...HERE, table: 'new' })))
  const id = await idOf(two)
  const there = ana.in(two.channel_id)
  await whileStopped(database => {
    for (const number of [1, 2]) database.prepare(OF_MADE_UP_EDITION).run(id, number)
  })
  await there.press(messageOf(await there.command('attack enemy', HERE)), 'End it early')
  await there.select(messageOf(await there.command('attack enemy', HERE)), 'Rules', 'Rules 1.8')
  const three = plainTextOf(messageOf(await there.command('attack enemy', HERE)))
  expect(three).toContain('cannot be shown by today’s rules, so it is not counted. From here on: rules 1.8.')
  expect(three).toContain('**She-Hulk** · DEF 2 · 12 of 15 HP')
})
