// Starting walkthroughs, adding to their logs, changing what is told beside the log.
import type { DatabaseSync } from 'node:sqlite'
import type {
  Appended,
  Change,
  Head,
  NewRow,
  NewWalkthrough,
  Row,
  Seat,
  Store,
  Walkthrough,
} from '../store.ts'
import type { Connection } from './connection.ts'
import type { Reader } from './reader.ts'

type Walkthroughs = Pick<
  Store,
  'start' | 'read' | 'claimed' | 'append' | 'change' | 'at' | 'of' | 'countOpen'
>

export function walkthroughsIn({ database, read, write }: Connection, reader: Reader): Walkthroughs {
  const claims = claimsIn(database, reader)
  const start = starterIn(database, claims)
  const append = appenderIn(database, reader, claims)
  const change = changerIn(database, reader)
  return {
    start: (walkthrough, claim) => write(() => start(walkthrough, claim)),
    read: id => read(() => reader.walkthrough(id)),
    claimed: claim => read(() => claims.claimed(claim)),
    append: (id, revision, row, claim, known) => write(() => append(id, revision, row, claim, known)),
    change: (id, changed) => write(() => change(id, changed)),
    at: place => read(() => reader.at(place)),
    of: (user, limit) => read(() => reader.of(user, limit)),
    countOpen: of => read(() => reader.countOpen(of)),
  }
}

type Claims = {
  readonly claimed: (claim: string) => Walkthrough | null
  readonly claim: (claim: string, walkthrough: string, at: number) => void
}

function claimsIn(database: DatabaseSync, reader: Reader): Claims {
  const find = database.prepare('SELECT walkthrough FROM claims WHERE id = ?')
  const insert = database.prepare('INSERT INTO claims (id, walkthrough, at) VALUES (?, ?, ?)')
  return {
    claimed: claim => {
      const found = find.get(claim)
      return found ? reader.walkthrough(String(found.walkthrough)) : null
    },
    claim: (claim, walkthrough, at) => insert.run(claim, walkthrough, at),
  }
}

function starterIn(database: DatabaseSync, claims: Claims) {
  const insert = database.prepare(`
    INSERT INTO walkthroughs
      (id, flow, language, guild, channel, thread, board, board_posted, is_private, starter, names, set_up,
       created, touched)
    VALUES
      (:id, :flow, :language, :guild, :channel, :thread, :board, :boardPosted, :isPrivate, :starter, :names, :setUp,
       :created, max(:created, coalesce(:boardPosted, 0)))`)
  const seat = seaterIn(database)
  return ({ seats, names, setUp, isPrivate, ...told }: NewWalkthrough, claim: string): boolean => {
    if (claims.claimed(claim)) return false
    insert.run({
      ...told,
      isPrivate: Number(isPrivate),
      names: JSON.stringify(names),
      setUp: JSON.stringify(setUp),
    })
    seat(told.id, seats)
    claims.claim(claim, told.id, told.created)
    return true
  }
}

/** Gives a walkthrough these seats in place of those that it had. */
function seaterIn(database: DatabaseSync) {
  const clear = database.prepare('DELETE FROM seats WHERE walkthrough = ?')
  const insert = database.prepare(
    'INSERT INTO seats (walkthrough, position, player, user, name) VALUES (?, ?, ?, ?, ?)',
  )
  return (walkthrough: string, seats: readonly Seat[]): void => {
    clear.run(walkthrough)
    for (const [position, { player, user, name }] of seats.entries())
      insert.run(walkthrough, position, player, user, name)
  }
}

function appenderIn(database: DatabaseSync, reader: Reader, claims: Claims) {
  const advance = database.prepare(`
    UPDATE walkthroughs SET revision = revision + 1, touched = max(touched, :at)
    WHERE id = :id AND revision = :revision`)
  const insert = database.prepare(
    'INSERT INTO log (walkthrough, number, by, at, answer, takes_back) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const name = database.prepare('UPDATE walkthroughs SET names = ? WHERE id = ?')
  const rename = (id: string, names: Head['names'] = {}): void => {
    if (Object.keys(names).length === 0) return
    const before = reader.head(id)?.names
    name.run(JSON.stringify({ ...before, ...names }), id)
  }
  const log = (id: string, number: number, row: NewRow): void => {
    const [answer, takesBack] = 'answer' in row ? [JSON.stringify(row.answer), null] : [null, row.takesBack]
    insert.run(id, number, row.by, row.at, answer, takesBack)
  }
  const told = (result: 'saved' | 'behind', id: string, known?: readonly Row[]): Appended => {
    const walkthrough = reader.walkthrough(id, known)
    return walkthrough ? { result, walkthrough } : { result: 'gone' }
  }
  return (id: string, revision: number, row: NewRow, claim: string, known?: readonly Row[]): Appended => {
    const before = claims.claimed(claim)
    if (before) return { result: 'repeated', walkthrough: before }
    if (advance.run({ id, revision, at: row.at }).changes === 0) return told('behind', id)
    log(id, revision + 1, row)
    rename(id, row.names)
    claims.claim(claim, id, row.at)
    return told('saved', id, known)
  }
}

function changerIn(database: DatabaseSync, reader: Reader) {
  const update = database.prepare(`
    UPDATE walkthroughs
    SET thread = :thread, board = :board, board_posted = :boardPosted, starter = :starter, names = :names,
      closed = :closed, touched = max(touched, coalesce(:boardPosted, 0))
    WHERE id = :id`)
  const seat = seaterIn(database)
  return (id: string, change: Change): boolean => {
    const head = reader.head(id)
    if (!head) return false
    const { thread, board, boardPosted, starter, seats, names, closed }: Head = { ...head, ...change }
    update.run({
      id,
      thread,
      board,
      boardPosted,
      starter,
      names: JSON.stringify(names),
      closed: Number(closed),
    })
    if (change.seats) seat(id, seats)
    return true
  }
}
