// Changes the data beside the log: the board's place, the mark closed.
import { CLOSED_AS } from '../closing.ts'
import type { Change, Store } from '../store.ts'
import { BATCH } from '../sweeping.ts'
import { lockTaken } from './append.ts'
import type { Connection, Statement, Way } from './connection.ts'
import { preparedStatement, type Value } from './pool.ts'
import { walkthrough } from './reader.ts'

type Changing = Pick<Store, 'change' | 'closeAs' | 'closeUnseen' | 'closeIn'>

/** It waits for an answer that is being saved, and then finds the walkthrough moved on. */
const CLOSE_UNSEEN = preparedStatement(`
  UPDATE walkthroughs SET ${CLOSED_AS("'stopped'")}
  WHERE id = $1 AND revision = $2 AND thread IS NULL AND board IS NULL RETURNING id`)
const CLOSE = preparedStatement(`
  UPDATE walkthroughs SET ${CLOSED_AS("'manager'")}
  WHERE id IN (SELECT id FROM walkthroughs WHERE guild = $1 AND NOT closed AND touched < $2 LIMIT ${BATCH} FOR UPDATE)
  RETURNING id`)

export const changingIn = ({ patiently, ask }: Connection): Changing => ({
  change: (id, change) => patiently(way => changed(way, id, updateOf(change))),
  closeAs: (id, ending) => patiently(way => changed(way, id, [CLOSE_AS, [ending]])),
  closeUnseen: async (id, revision) => (await ask(CLOSE_UNSEEN, id, revision)).length > 0,
  closeIn: async (guild, idle) => (await ask(CLOSE, guild, idle)).length,
})

/** Retries a little later instead of waiting for the lock of another transaction. */
async function changed(
  { inLine, read, ask }: Way,
  id: string,
  [statement, values]: readonly [Statement, Value[]],
): Promise<boolean> {
  const changed = await inLine(id, () => ask(statement, id, ...values))
  if (changed.length === 0 && (await walkthrough(read, id))) throw lockTaken()
  return changed.length > 0
}

/** The one walkthrough, unless another transaction is writing to it. */
const FREE = 'id = (SELECT id FROM walkthroughs WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED) RETURNING id'

const CLOSE_AS = preparedStatement(`UPDATE walkthroughs SET ${CLOSED_AS('$2')} WHERE ${FREE}`)

const COLUMNS = { thread: 'thread', board: 'board', boardPosted: 'board_posted' } as const

/** Writes only the given fields, so that two simultaneous changes of different fields do not undo each other. */
function updateOf(change: Change): [Statement, Value[]] {
  const fields = (Object.keys(COLUMNS) as (keyof Change)[]).filter(field => change[field] !== undefined)
  const sets = fields.map((field, index) => `${COLUMNS[field]} = $${index + 2}`)
  const posted = fields.indexOf('boardPosted') + 2
  if (change.boardPosted != null) sets.push(`touched = greatest(touched, $${posted})`)
  const text = `
    UPDATE walkthroughs SET ${['id = id', ...sets].join(', ')} WHERE ${FREE}`
  return [{ text }, fields.map(field => change[field] ?? null)]
}
