// Reads what earlier versions have left: a folder each, with databases, attacks and presses.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../src/store/sqlite/store.ts'
import type { Store } from '../../src/store/store.ts'
import type { Control } from './controls.ts'
import type { Standing } from './recording-results.ts'

/** A press, with its result in the version that recorded it. */
export type Recorded = Control & { readonly seen: string }

/** A message with all presses on it, as one line of the file. */
type Message = Pick<Control, 'by' | 'at' | 'message' | 'isPrivate' | 'isForOthers'> & {
  readonly presses: readonly (Pick<Recorded, 'customId' | 'seen'> & Partial<Recorded>)[]
}

function messagesIn(all: readonly Recorded[]): Message[] {
  const messages = Object.groupBy(all, ({ by, at, message, isPrivate, isForOthers }) =>
    JSON.stringify({ by, at, message, isPrivate, isForOthers }),
  )
  return Object.entries(messages).map(([message, presses = []]) => ({
    ...JSON.parse(message),
    presses: presses.map(({ customId, values, fields, seen }) => ({
      customId,
      ...(values.length > 0 && { values }),
      ...(fields && { fields }),
      seen,
    })),
  }))
}

export const VERSIONS = readdirSync(import.meta.dirname).filter(name => /^\d+\.\d+\.\d+$/.test(name))

const textOf = (version: string, file: string): string =>
  readFileSync(join(import.meta.dirname, version, file), 'utf8')

const readLines = <T>(version: string, file: string): T[] =>
  textOf(version, file)
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))

export const linesOf = (all: readonly unknown[]): string =>
  `${all.map(one => JSON.stringify(one)).join('\n')}\n`

export const attacksOf = (version: string): Standing[] => readLines(version, 'attacks.jsonl')
export const pressesOf = (version: string): Recorded[] =>
  readLines<Message>(version, 'presses.jsonl').flatMap(({ presses, ...message }) =>
    presses.map(press => ({ values: [], ...message, ...press })),
  )
export const writePresses = (version: string, all: readonly Recorded[]): void =>
  writeFileSync(join(import.meta.dirname, version, 'presses.jsonl'), linesOf(messagesIn(all)))
export const postgresOf = (version: string): string => textOf(version, 'postgres.sql')

/** A folder in memory where there is one: these tests need no disk that survives a power cut. */
const DISK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** Makes copies of a version's SQLite file, and opens each as it was left. */
export function freshCopies(version: string): { sqlite: () => Promise<Store>; remove: () => void } {
  const folder = mkdtempSync(join(DISK, 'riposte-past-'))
  let count = 0
  return {
    sqlite: () => {
      const path = join(folder, `${++count}.sqlite`)
      cpSync(join(import.meta.dirname, version, 'riposte.sqlite'), path)
      return openSqlite(path)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
