// Changes the data beside the log: the board's place, the mark closed.

import type { Change, WalkthroughStore } from '../walkthroughs.ts'
import type { Driver } from './driver.ts'
import type { Slot } from './work.ts'

type Changing = Pick<WalkthroughStore, 'change' | 'closeAs' | 'closeUnseen'>

/** The part of an UPDATE that closes; what is closed already keeps its ending. */
export const closedAs = (ending: string): string =>
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
  return {
    change: (id, changed) => {
      const [sets, slots] = setsOf(changed)
      return change(id, `UPDATE walkthroughs SET ${sets} WHERE ${free}`, ...slots)
    },
    closeAs: (id, ending) => change(id, closeAs, ending),
    closeUnseen: async (id, revision) => (await ask(CLOSE_UNSEEN, id, revision)).length > 0,
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
