// Changes the data beside the log: the board's place, the mark closed.
import type { Change, Store } from '../store.ts'
import type { Driver } from './driver.ts'
import { BATCH } from './sweeping.ts'
import type { Slot } from './work.ts'

type Changing = Pick<Store, 'change' | 'closeAs' | 'closeUnseen' | 'closeIn'>

/** The part of an UPDATE that closes; what is closed already keeps its ending. */
const closedAs = (ending: string): string =>
  `closed = TRUE, ending = CASE WHEN closed THEN ending ELSE ${ending} END`

/** It waits for an answer that is being saved, and then finds the walkthrough moved on. */
const CLOSE_UNSEEN = `
  UPDATE walkthroughs SET ${closedAs("'stopped'")}
  WHERE id = $1 AND revision = $2 AND thread IS NULL AND board IS NULL RETURNING id`

export function changingIn({ sql, ask, change }: Driver): Changing {
  /** The one walkthrough, unless another transaction is writing to it. */
  const free = `
    id = (SELECT id FROM walkthroughs WHERE id = $1 ${sql.locks('FOR NO KEY UPDATE SKIP LOCKED')}) RETURNING id`
  const closeAs = `UPDATE walkthroughs SET ${closedAs('$2')} WHERE ${free}`
  const closeIn = `
    UPDATE walkthroughs SET ${closedAs("'manager'")}
    WHERE id IN (
      SELECT id FROM walkthroughs WHERE guild = $1 AND closed = FALSE AND touched < $2
      LIMIT ${BATCH} ${sql.locks('FOR UPDATE')})
    RETURNING id`
  return {
    change: (id, changed) => {
      const [sets, slots] = setsOf(changed)
      return change(id, `UPDATE walkthroughs SET ${sets} WHERE ${free}`, ...slots)
    },
    closeAs: (id, ending) => change(id, closeAs, ending),
    closeUnseen: async (id, revision) => (await ask(CLOSE_UNSEEN, id, revision)).length > 0,
    closeIn: async (guild, idle) => (await ask(closeIn, guild, idle)).length,
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
