// Changes the data beside the log: the board's place, the mark closed.

import type { Change, WalkthroughStore } from '../walkthroughs.ts'
import type { Driver } from './driver.ts'
import { holdTable } from './tips.ts'
import { query, type Slot, type Work } from './work.ts'

type Changing = Pick<WalkthroughStore, 'change' | 'closeAs' | 'stopAt' | 'showing' | 'closeUnseen'>

/** The part of an UPDATE that closes; what is closed already keeps its ending and its outcome. */
export const closedAs = (ending: string, outcome = 'NULL'): string =>
  `closed = TRUE, ending = CASE WHEN closed THEN ending ELSE ${ending} END,
   outcome = CASE WHEN closed THEN outcome ELSE ${outcome} END`

/** Neither stands its board anywhere, nor is that on its way. */
const UNSEEN = 'board IS NULL AND board_posted IS NULL'
/** It waits for an answer that is being saved, and then finds the walkthrough moved on. */
const CLOSE_FIRST = `
  UPDATE walkthroughs SET ${closedAs("'stopped'")}
  WHERE id = $1 AND revision = $2 AND thread IS NULL AND ${UNSEEN} RETURNING id`
const DELETE_FURTHER = `DELETE FROM walkthroughs WHERE id = $1 AND revision = $2 AND ${UNSEEN} AND is_tip RETURNING id`
/** It waits as well, and so stores no table that an answer has left behind. */
const STOP = `
  UPDATE walkthroughs SET ${closedAs("'stopped'", '$3')} WHERE id = $1 AND revision = $2 RETURNING id`
/** It waits for who takes it back, and then finds nothing. */
const SHOWING = 'UPDATE walkthroughs SET board_posted = coalesce(board_posted, $2) WHERE id = $1 RETURNING id'
const IS_TIP = 'UPDATE walkthroughs SET is_tip = TRUE WHERE id = $1'
const RESTS_ON = 'SELECT game_table AS "table", rests_on AS "restsOn" FROM walkthroughs WHERE id = $1'

export function changingIn({ sql, write, change }: Driver): Changing {
  const hold = holdTable(sql)
  const closeUnseen = function* (id: string, revision: number): Work<boolean> {
    const [one] = yield query(RESTS_ON, id)
    if (!one) return false
    if (one.restsOn === null) return (yield query(CLOSE_FIRST, id, revision)).length > 0
    yield query(hold, String(one.table))
    const isDeleted = (yield query(DELETE_FURTHER, id, revision)).length > 0
    if (isDeleted) yield query(IS_TIP, String(one.restsOn))
    return isDeleted
  }
  /** The one walkthrough, unless another transaction is writing to it. */
  const free = `
    id = (SELECT id FROM walkthroughs WHERE id = $1 ${sql.locks('FOR NO KEY UPDATE SKIP LOCKED')}) RETURNING id`
  const closeAs = `UPDATE walkthroughs SET ${closedAs('$2', '$3')} WHERE ${free}`
  return {
    change: (id, changed) => {
      const [sets, slots] = setsOf(changed)
      return change(id, `UPDATE walkthroughs SET ${sets} WHERE ${free}`, ...slots)
    },
    closeAs: (id, ending, outcome = null) => change(id, closeAs, ending, outcome && JSON.stringify(outcome)),
    stopAt: (id, revision, left) =>
      write(function* () {
        return (yield query(STOP, id, revision, left && JSON.stringify(left))).length > 0
      }),
    showing: (id, at) =>
      write(function* () {
        return (yield query(SHOWING, id, at)).length > 0
      }),
    closeUnseen: (id, revision) => write(() => closeUnseen(id, revision)),
  }
}

const COLUMNS = { thread: 'thread', board: 'board', boardPosted: 'board_posted' } as const

/** Sets only the given fields, so that two simultaneous changes of different fields do not undo each other. */
function setsOf(change: Change): readonly [string, readonly Slot[]] {
  const fields = (Object.keys(COLUMNS) as (keyof Change)[]).filter(field => change[field] !== undefined)
  const sets = fields.map((field, index) => `${COLUMNS[field]} = $${index + 2}`)
  const posted = `$${fields.indexOf('boardPosted') + 2}`
  if (change.boardPosted != null)
    sets.push(`touched = CASE WHEN touched < ${posted} THEN ${posted} ELSE touched END`)
  return [['id = id', ...sets].join(', '), fields.map(field => change[field] ?? null)]
}
