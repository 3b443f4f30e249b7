// What a table costs as it grows: a press, a letter and /attack table after 5, 50 and 500 attacks, over the wire.

import type { Actor, SeenMessage } from '../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../src/store/sqlite/store.ts'
import { start } from '../../src/walkthroughs/start.ts'
import {
  begin,
  openProcessTable,
  type ProcessTable,
  pressAll,
  SPIDER_MAN,
  stored,
} from '../../test/end-to-end/attack/table.ts'
import { playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { newId } from '../../test/support/walkthroughs/presses.ts'
import { inTurn, median, ratioOf, took } from '../rounds.ts'
import { goal, type Row, type Table } from '../table.ts'

const SIZES = {
  full: { rounds: 100, chapters: [5, 50, 500] },
  light: { rounds: 2, chapters: [2, 4] },
}

/** A press on a long table divided by one on a short one, and a letter at a table divided by one in a channel. */
const MOST_RATIO = 1.1
/** Milliseconds. */
const MOST_TABLE = 20

type Round = {
  readonly press: number
  readonly letter: number
  readonly outside: number
  readonly table: number
}

export async function lasting(scale: keyof typeof SIZES): Promise<Table[]> {
  const { rounds, chapters } = SIZES[scale]
  const table = await openProcessTable()
  const results = await inTurn(rounds, await grown(table, chapters))
  await table.close()
  const [shortest = []] = results
  const p50 = (own: readonly Round[], what: keyof Round) => median(own.map(one => one[what]))
  const rows = results.flatMap((own, at): Row[] => {
    const press = ratioOf(own, shortest, one => one.press)
    const letter = median(own.map(one => one.letter / one.outside))
    const row = (what: 'press' | 'letter' | 'table', ratio: number, reached: Row): Row => ({
      ...{ '': `${chapters[at]} attacks`, what, 'p50, ms': p50(own, what), ratio },
      ...reached,
    })
    return [
      row('press', press, goal(press, 'most', MOST_RATIO)),
      row('letter', letter, goal(letter, 'most', MOST_RATIO)),
      row(
        'table',
        ratioOf(own, shortest, one => one.table),
        goal(p50(own, 'table'), 'most', MOST_TABLE),
      ),
    ]
  })
  const about = `A press that answers, a letter of \`/attack enemy\` and \`/attack table\` in the thread of a table with so many attacks, over the wire; both sides of a round trip are measured. A press and \`/attack table\` are compared with those at the shortest table, a letter with the same in a channel without a table, in the same round. Medians of ${rounds} rounds in turn.`
  return [{ title: 'Tables that grow', about, rows }]
}

/**
 * Two tables of so many attacks each: one whose newest attack is open and is pressed, one at which all are over, where somebody types.
 * @returns what measures a round at each two
 */
async function grown(table: ProcessTable, chapters: readonly number[]): Promise<(() => Promise<Round>)[]> {
  const { discord, ana } = table
  const outside = ana.in(discord.addChannel({ name: 'outside' }))
  const firsts: SeenMessage[] = []
  for (const at of [...chapters, ...chapters].keys()) {
    const place = ana.in(discord.addChannel({ name: `growing-${at}` }))
    const board = await begin(table, place, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
    firsts.push(await pressAll(place, board, 'Nobody', '0', 'Deal 3 damage', 'Finish'))
  }
  await table.bot().stop()
  const ids: string[] = []
  for (const [at, count] of [...chapters, ...chapters.map(count => count + 1)].entries())
    ids.push(await filled(table.database, firsts[at], count - 2))
  await table.restart()
  const rounds: (() => Promise<Round>)[] = []
  for (const at of chapters.keys()) {
    const there = placeOf(ana, firsts[at])
    const more = { enemy: 'Rhino', hero: 'Spider-Man', table: ids[at] ?? '' }
    const next = await begin(table, there, 'attack enemy', more)
    rounds.push(roundAt({ there, typing: placeOf(ana, firsts[at + chapters.length]), outside }, next))
  }
  return rounds
}

const placeOf = (ana: Actor, board: SeenMessage | undefined): Actor => ana.in({ id: board?.channel_id ?? '' })

/** Goes on at the table of this board with so many attacks that are over, past the bot, which does not run. @returns its id */
async function filled(database: string, board: SeenMessage | undefined, count: number): Promise<string> {
  const store = await openSqlite(database)
  let on = board && (await stored(store, board))
  for (let left = count; left > 0 && on; left--) {
    const { flow, setUp, names, seats, guild, channel, language, isPrivate, starter } = on
    const answers = on.rows.flatMap(row => ('answer' in row ? [row.answer] : []))
    const told = {
      ...{ guild, channel, language, isPrivate, starter: starter ?? '', at: Date.now(), claim: newId() },
      prepared: { flow, setUp, names, seats, on, answers },
    }
    const started = await start(playedFrom(store), told, newId)
    if (started.result !== 'started') throw new Error(started.result)
    on = started.scene.walkthrough
  }
  await store.close()
  return on?.table ?? ''
}

/** What somebody types for the enemy, letter by letter. */
const TYPED = ['r', 'rh', 'rhi', 'rhin', 'rhino']

type Where = Readonly<Record<'there' | 'typing' | 'outside', Actor>>

function roundAt({ there, typing, outside }: Where, board: SeenMessage): () => Promise<Round> {
  const letter = async (where: Actor) => {
    const all = await took(async () => {
      for (const enemy of TYPED) await where.autocomplete('attack enemy', { enemy }, 'enemy')
    })
    return all / TYPED.length
  }
  return async () => {
    const press = await took(() => there.press(board, 'Nobody'))
    await there.press(board, 'Undo')
    const letters = { letter: await letter(typing), outside: await letter(outside) }
    return { press, ...letters, table: await took(() => there.command('attack table', {})) }
  }
}
