// Undo of a chapter on which others rest: the table goes back to before it and forward again, for whoever may, and whoever is
// late, presses twice or has no right hears why nothing changes.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { DEFEND, inNewChannel, startRhino } from './channel.ts'
import { boardsIn, customIdOf, openTable, pressAll, privately, stored, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table))
})
afterEach(() => expect(table.refusals()).toEqual([]))

const NEXT = 'Rhino II attacks Ana'
const REST = ['Nobody', '0', 'Deal 3 damage', 'Finish']

const seen = (actor: Actor, { id, channel_id }: SeenMessage): string =>
  actor
    .in(channel_id)
    .sees()
    .filter(one => one.id === id)
    .map(plainTextOf)
    .join()

const isRead = (board: SeenMessage): Promise<true> =>
  table.discord.waitFor(() => !seen(ana, board).includes(`[${NEXT}]`))

/** Three attacks, each finished; the boards of the first two are there to be read. */
async function three(): Promise<readonly [SeenMessage, SeenMessage, SeenMessage]> {
  const first = await pressAll(ana, await startRhino(table, ana), DEFEND, '2', 'Deal 2 damage', 'Finish')
  const second = await pressAll(ana, first, NEXT, ...REST)
  const third = await pressAll(ana, second, NEXT, ...REST)
  await isRead(second)
  return [first, second, third]
}

const undoes = async (actor: Actor, board: SeenMessage): Promise<SeenMessage> =>
  messageOf(await actor.select(board, 'More…', 'Undo'))

/** The private message that asks, after Undo on this board. */
const asked = async (board: SeenMessage, label = 'Go back to before it…'): Promise<SeenMessage> =>
  messageOf(await ana.press(await undoes(ana, board), label))

/** The newest board in the thread that says this. */
const newest = (board: SeenMessage, words: string): Promise<SeenMessage> =>
  table.discord.waitFor(() =>
    boardsIn(ana, { id: board.channel_id })
      .filter(({ id }) => BigInt(id) > BigInt(board.id))
      .findLast(one => plainTextOf(one).includes(words)),
  )

const boardsAfter = ({ id, channel_id }: SeenMessage): (readonly [string, string])[] =>
  boardsIn(ana, { id: channel_id })
    .filter(one => BigInt(one.id) > BigInt(id) && !one.ephemeral)
    .map(one => [one.id, plainTextOf(one)])

/** The numbers of the chapters that count, and that of the tip. */
async function counting(board: SeenMessage): Promise<readonly [readonly number[], number | undefined]> {
  const store = await openSqlite(table.database)
  const now = await store.table((await stored(store, board)).table)
  await store.close()
  const chapters = now?.chapters ?? []
  return [
    chapters.filter(({ counts }) => counts).map(({ number }) => number),
    chapters.find(({ isTip }) => isTip)?.number,
  ]
}

describe('Undo of an attack that others have followed', () => {
  it('says how many, asks once with their names, goes back, and goes forward again', async () => {
    const [first, second, third] = await three()
    const said = await undoes(ana, second)
    expect([said.ephemeral, plainTextOf(said)]).toEqual([
      true,
      '1 attack has followed this one, so it cannot simply be undone.\n[Correct it by hand…] [Go back to before it…] [Show the current board]',
    ])
    const question = messageOf(await ana.press(said, 'Go back to before it…'))
    expect([question.id, plainTextOf(question).split('\n')]).toEqual([
      said.id,
      [
        'Then these no longer count:',
        '- Rhino II attacked Spider-Man: 3 damage, 2 of 10 HP left',
        '- Rhino II attacked Spider-Man: 3 damage, 5 of 10 HP left',
        'Nothing is deleted. Until something is played, “Forward again” brings them back.',
        '[Go back]',
      ],
    ])
    expect(await counting(third)).toEqual([[1, 2, 3], 3])
    await ana.press(question, 'Go back')
    const back = await newest(third, '[Forward again]')
    expect(plainTextOf(back)).toMatch(/^## Rhino II attacked Spider-Man: 2 damage, 8 of 10 HP left\n/)
    expect(plainTextOf(back)).toContain(`[${NEXT}]`)
    expect(await counting(third)).toEqual([[1], 1])
    for (const left of [second, third]) {
      const struck =
        /^## ~~Rhino II attacked Spider-Man: 3 damage, \d of 10 HP left~~\n-# This does not count any more/
      await table.discord.waitFor(() => struck.test(seen(ana, left)))
      expect(seen(ana, left)).not.toContain('[Undo]')
    }
    await table.discord.waitFor(() => seen(ana, first).includes('goes on further down'))

    await ana.press(back, 'Forward again')
    const forward = await newest(back, '3 damage, 2 of 10 HP left')
    expect(plainTextOf(forward)).not.toContain('Forward again')
    expect(await counting(third)).toEqual([[1, 2, 3], 3])
    await table.discord.waitFor(() => !seen(ana, second).includes('~~'))
  })

  it('goes back to the end of a table’s first attack, from where its own answers can be taken back', async () => {
    const [first, , third] = await three()
    const question = await asked(first, 'Go back to its end…')
    expect(plainTextOf(question)).not.toContain('2 damage, 8 of 10 HP')
    await ana.press(question, 'Go back')
    const back = await newest(third, '[Forward again]')
    const again = messageOf(await ana.press(back, 'Undo'))
    expect(plainTextOf(again)).toContain('~~Finish~~')
    expect(await counting(third)).toEqual([[1], 1])
  })

  it('is not gone forward from once something has been played, which a late press hears', async () => {
    const [, second, third] = await three()
    await ana.press(await asked(second), 'Go back')
    const back = await newest(third, '[Forward again]')
    await table.discord.waitFor(() => seen(ana, third).includes('~~'))
    const next = await pressAll(ana, back, NEXT)
    await isRead(back)
    const late = await ana.pressRaw(back, customIdOf(back, 'Forward again'))
    expect(privately(late)).toContain('The table is further on.')
    expect(await counting(next)).toEqual([[1, 4], 4])
    const left = await undoes(ana, third)
    expect(plainTextOf(left)).toBe(
      'This does not count any more: the table went back to before it.\n[Show the current board]',
    )
    expect(plainTextOf(messageOf(await ana.select(third, 'More…', 'Earlier steps')))).toContain(
      '~~Rhino II attacks',
    )
  })

  it('counts once if Discord delivers the press twice, and moves nothing for whoever presses late', async () => {
    const [, second, third] = await three()
    const [one, other] = [await asked(second), await asked(second)]
    table.discord.faults.deliverTwice(1)
    await ana.press(one, 'Go back')
    const back = await newest(third, '[Forward again]')
    expect(plainTextOf(messageOf(await ana.press(other, 'Go back')))).toContain('The table is further on.')
    expect(await counting(third)).toEqual([[1], 1])
    expect(boardsAfter(third)).toEqual([[back.id, expect.stringContaining('[Forward again]')]])
  })

  it('is not for who has neither the lead nor an answer in each of them', async () => {
    const [, second, third] = await three()
    const said = messageOf(await ben.select(second, 'More…', 'Undo'))
    const question = messageOf(await ben.press(said, 'Bis davor zurückgehen …'))
    expect(plainTextOf(messageOf(await ben.press(question, 'Zurückgehen')))).toBe(
      'Das kann nur Ana als Leitung oder wer in jedem dieser Angriffe geantwortet hat.',
    )
    expect(await counting(third)).toEqual([[1, 2, 3], 3])
  })

  it('waits until an open attack is over, and says which that is', async () => {
    const [, second, third] = await three()
    const question = await asked(second)
    const open = await pressAll(ana, third, NEXT)
    await isRead(third)
    expect(plainTextOf(messageOf(await ana.press(question, 'Go back')))).toContain('The table is further on.')
    expect(plainTextOf(await asked(second))).toBe(
      'An attack is still going on at this table: Rhino II attacks Ana. Finish it, or choose “End it early” under “More…” on its board; then the table can go back.',
    )
    expect(await counting(open)).toEqual([[1, 2, 3, 4], 4])
  })

  it('is corrected by hand in the newest chapter, as a report after all of them, which says whose attack it corrects', async () => {
    const [first, , third] = await three()
    const form = modalOf(await ana.press(await undoes(ana, first), 'Correct it by hand…'))
    expect(form.title).toBe('Something has changed')
    await ana.submit(form, { what: 'stunned', whom: 'villain-1' })
    const told = 'Rhino II’s attack is corrected by hand'
    const corrected = await newest(third, `Since then: ${told} · Rhino II gets a stunned status card\n`)
    const { attachments } = messageOf(await ana.press(corrected, 'Transcript'))
    const transcript = await fetch(attachments[0]?.url ?? '').then(file => file.text())
    expect(transcript).toContain(told)
    expect(await counting(third)).toEqual([[1, 2, 3, 4], 4])
  })
})
