// Tables: reading them with their chapters, changing, ending and finding them.
import { chainFrom, forwardFrom, type GameTable, type TableChange, type TableStore } from '../game-tables.ts'
import { readAs, tableShape } from '../row-shapes.ts'
import { closedAs } from './board.ts'
import { LISTING_COLUMNS } from './columns.ts'
import type { Driver } from './driver.ts'
import type { StoreParts } from './parts.ts'
import { forgottenOf, listingFrom, type listReader, seatsOf } from './reader.ts'
import { holdTable, tipMover } from './tips.ts'
import { query, type Slot, type Work } from './work.ts'

function* hasEnded(id: string): Work<boolean> {
  return (yield query('SELECT id FROM game_tables WHERE id = $1 AND ended IS NOT NULL', id)).length > 0
}

type Tables = Omit<TableStore, 'takeBackChapter'>

export function gameTablesIn(
  driver: Driver,
  parts: StoreParts,
  lists: ReturnType<typeof listReader>,
): Tables {
  const { sql, read, write, ask } = driver
  const tableOf = tableReader(driver)
  const end = enderIn(driver)
  const moveTip = tipMover(sql, parts)
  return {
    table: id => read(() => tableOf(id)),
    hasEnded: id => read(() => hasEnded(id)),
    changeTable: async (id, user, change) => {
      const [sets, slots] = setsOf(change)
      const changed = `UPDATE game_tables SET ${sets} WHERE id = $1 AND (lead = $2 OR lead IS NULL) RETURNING id`
      return (await ask(changed, id, user, ...slots)).length > 0
    },
    endTable: (id, at) => write(() => end(id, at)),
    tablesAt: (...asked) => read(() => lists.sittingAt(...asked)),
    moveTip: (move, mayMove) => write(() => moveTip(move, mayMove)),
  }
}

function tableReader({ sql }: Driver) {
  const byId = `
    SELECT id, last_number AS "lastNumber", language, edition, ended, ${seatsOf(sql, 'game_tables.id')},
      ${forgottenOf(sql)}
    FROM game_tables WHERE id = $1`
  const chaptersOf = `SELECT ${LISTING_COLUMNS} FROM walkthroughs WHERE game_table = $1 ORDER BY number`
  return function* (id: string): Work<GameTable | null> {
    const [row] = yield query(byId, id)
    if (!row) return null
    const { seats, offers, forgotten } = row
    const chapters = (yield query(chaptersOf, id)).map(one =>
      listingFrom({ ...one, seats, offers, forgotten }),
    )
    const tip = chapters.find(({ isTip }) => isTip)
    if (!tip) return null
    const counting = new Set(chainFrom(chapters, tip.id).map(one => one.id))
    return {
      ...readAs(tableShape, row, `table ${id}`),
      ...{ starter: tip.starter, seats: tip.seats, offers: tip.offers, tip: tip.id },
      forward: forwardFrom(chapters),
      chapters: chapters.map(one => ({ ...one, counts: counting.has(one.id) })),
    }
  }
}

function enderIn({ sql }: Driver) {
  const hold = holdTable(sql)
  const stop = `UPDATE walkthroughs SET ${closedAs("'stopped'")} WHERE game_table = $1 AND NOT closed`
  return function* (id: string, at: number | null): Work<boolean> {
    const there = yield query(hold, id)
    if (at !== null) {
      yield query(stop, id)
      yield query('DELETE FROM offers WHERE game_table = $1', id)
    }
    yield query('UPDATE game_tables SET ended = $2 WHERE id = $1', id, at)
    return there.length > 0
  }
}

const FIELDS = ['language', 'edition'] as const satisfies readonly (keyof TableChange)[]

/** Sets only the given fields, so that two simultaneous changes of different fields do not undo each other. */
function setsOf(change: TableChange): readonly [string, readonly Slot[]] {
  const fields = FIELDS.filter(field => change[field] !== undefined)
  const sets = fields.map((field, index) => `${field} = $${index + 3}`)
  return [['id = id', ...sets].join(', '), fields.map(field => change[field] ?? null)]
}
