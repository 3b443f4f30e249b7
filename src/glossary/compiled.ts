// Keeps what was worked out of data files between two starts, so that a start need not read and check each file again.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Keep } from '../search/once.ts'

/** Beside the code that Node keeps there (`src/node-24.js`). */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/riposte')

const SOURCE = join(import.meta.dirname, '..')
/** The code from which the kept data follows, below `src/`, and the versions of the packages, such as the stemmers. */
const CODE = ['glossary', 'search', 'cards', 'language.ts', '../package-lock.json']

/**
 * Data that is kept as long as neither the data files nor the code that reads them differ by a letter: the kept file begins
 * with a fingerprint of all of them. Where nothing can be written or read, everything is made anew each time.
 */
export function compiledFrom(data: string, folder = FOLDER): Keep {
  const fingerprint = fingerprintOf([data, ...CODE.map(path => join(SOURCE, path))])
  return (name, make) => {
    const file = join(folder, `${name}.compiled`)
    const kept = keptIn(file, fingerprint)
    if (kept) return kept.value as ReturnType<typeof make>
    const made = make()
    keepIn(folder, file, fingerprint, serialize(made))
    return made
  }
}

/** A fingerprint of this version of Node and of all data and code below these paths. */
function fingerprintOf(paths: readonly string[]): Buffer {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths) for (const file of filesBelow(path)) hash.update(file).update(readFileSync(file))
  return hash.digest()
}

/**
 * In the same order each time; links are followed. Reading a folder with all below it at once would ask about each file,
 * which takes ten times as long.
 */
function filesBelow(path: string): string[] {
  if (/\.(ts|json)$/.test(path)) return existsSync(path) ? [path] : []
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const below = join(path, entry.name)
      const is = entry.isSymbolicLink() ? statSync(below, { throwIfNoEntry: false }) : entry
      if (is?.isDirectory()) return filesBelow(below)
      return /\.(yaml|json|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [below] : []
    })
}

/** The kept value; null if there is none of this fingerprint, or it is damaged. */
function keptIn(file: string, fingerprint: Buffer): { readonly value: unknown } | null {
  try {
    const bytes = readFileSync(file)
    const content = bytes.subarray(2 * fingerprint.length)
    const head = Buffer.concat([fingerprint, createHash('sha256').update(content).digest()])
    return bytes.subarray(0, head.length).equals(head) ? { value: deserialize(content) } : null
  } catch {
    return null
  }
}

/** Writes the file as a whole: another process may read it meanwhile. A disk that is full or read-only is no fault here. */
function keepIn(folder: string, file: string, fingerprint: Buffer, content: Buffer): void {
  const whole = `${file}-${process.pid}`
  const head = [fingerprint, createHash('sha256').update(content).digest()]
  try {
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(whole, Buffer.concat([...head, content]))
      renameSync(whole, file)
    } finally {
      rmSync(whole, { force: true })
    }
  } catch {
    // The next start makes it anew.
  }
}
