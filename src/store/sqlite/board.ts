// Changes the data beside the log: the board's place, the mark closed.
import type { DatabaseSync } from 'node:sqlite'
import type { Change, Head, Store } from '../store.ts'
import type { Connection } from './connection.ts'
import type { RowReader } from './reader.ts'

type Changing = Pick<Store, 'change' | 'closeUnseen' | 'closeIn'>

export function changingIn({ database, write }: Connection, reader: RowReader): Changing {
  const change = changerIn(database, reader)
  const closeUnseen = database.prepare(`
    UPDATE walkthroughs SET closed = 1 WHERE id = ? AND revision = ? AND thread IS NULL AND board IS NULL`)
  const close = database.prepare(
    'UPDATE walkthroughs SET closed = 1 WHERE guild = ? AND closed = 0 AND touched < ?',
  )
  return {
    change: (id, changed) => write(() => change(id, changed)),
    closeUnseen: (id, revision) => write(() => closeUnseen.run(id, revision).changes > 0),
    closeIn: (guild, idle) => write(() => Number(close.run(guild, idle).changes)),
  }
}

function changerIn(database: DatabaseSync, reader: RowReader) {
  const update = database.prepare(`
    UPDATE walkthroughs
    SET thread = :thread, board = :board, board_posted = :boardPosted, closed = :closed,
      touched = max(touched, coalesce(:boardPosted, 0))
    WHERE id = :id`)
  return (id: string, change: Change): boolean => {
    const head = reader.head(id)
    if (!head) return false
    const { thread, board, boardPosted, closed }: Head = { ...head, ...change }
    update.run({ id, thread, board, boardPosted, closed: Number(closed) })
    return true
  }
}
