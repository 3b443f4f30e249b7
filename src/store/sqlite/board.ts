// Changes the data beside the log: the board's place, the mark closed.
import type { DatabaseSync } from 'node:sqlite'
import { CLOSED_AS } from '../closing.ts'
import type { Change, Head, Store } from '../store.ts'
import { BATCH } from '../sweeping.ts'
import type { Connection } from './connection.ts'
import type { RowReader } from './reader.ts'

type Changing = Pick<Store, 'change' | 'closeAs' | 'closeUnseen' | 'closeIn'>

export function changingIn({ database, write }: Connection, reader: RowReader): Changing {
  const change = changerIn(database, reader)
  const closeAs = database.prepare(`UPDATE walkthroughs SET ${CLOSED_AS(':ending')} WHERE id = :id`)
  const closeUnseen = database.prepare(`
    UPDATE walkthroughs SET ${CLOSED_AS("'stopped'")} WHERE id = ? AND revision = ? AND thread IS NULL AND board IS NULL`)
  const close = database.prepare(`
    UPDATE walkthroughs SET ${CLOSED_AS("'manager'")}
    WHERE id IN (SELECT id FROM walkthroughs WHERE guild = ? AND closed = 0 AND touched < ? LIMIT ${BATCH})`)
  return {
    change: (id, changed) => write(() => change(id, changed)),
    closeAs: (id, ending) => write(() => closeAs.run({ id, ending }).changes > 0),
    closeUnseen: (id, revision) => write(() => closeUnseen.run(id, revision).changes > 0),
    closeIn: (guild, idle) => write(() => Number(close.run(guild, idle).changes)),
  }
}

function changerIn(database: DatabaseSync, reader: RowReader) {
  const update = database.prepare(`
    UPDATE walkthroughs
    SET thread = :thread, board = :board, board_posted = :boardPosted, touched = max(touched, coalesce(:boardPosted, 0))
    WHERE id = :id`)
  return (id: string, change: Change): boolean => {
    const head = reader.head(id)
    if (!head) return false
    const { thread, board, boardPosted }: Head = { ...head, ...change }
    update.run({ id, thread, board, boardPosted })
    return true
  }
}
