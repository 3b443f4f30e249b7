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
import { dirname, join, sep } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Keep } from '../kept.ts'

/** Beside the code that Node keeps there (`src/node-24.js`). */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/riposte')

type How = { readonly folder?: string; readonly versions?: Readonly<Record<string, string | undefined>> }

/**
 * Data that is kept as long as nothing that it follows from differs by a letter: the kept file begins with a fingerprint of
 * all of it. Where nothing can be written or read, everything is made anew each time.
 * @param data the folder of the data files
 * @param maker the file of the program that makes what is kept, `src/program-data.ts`
 */
export function compiledFrom(
  data: string,
  maker: string,
  { folder = FOLDER, versions = process.versions }: How = {},
): Keep {
  const program = join(dirname(maker), '..')
  const files = [
    ...filesBelow(data),
    ...filesBelow(join(program, 'locales')),
    join(program, 'package-lock.json'),
  ]
  const fingerprint = fingerprintOf(versions, maker, files)
  return (name, make) => {
    const file = join(folder, `${name}.compiled`)
    const kept = keptIn(file, fingerprint)
    if (kept) return kept.value as ReturnType<typeof make>
    const made = make()
    keepIn(folder, file, fingerprint, serialize(made))
    return made
  }
}

/** A fingerprint of the versions of Node and its parts, of these files, and of `maker` with all that it imports. */
function fingerprintOf(versions: object, maker: string, files: readonly string[]): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(versions))
  const add = (file: string): Buffer => {
    const content = existsSync(file) ? readFileSync(file) : Buffer.of()
    hash.update(`${file} ${content.length} `).update(content)
    return content
  }
  for (const file of files) add(file)
  const faces = join(dirname(maker), 'discord', sep)
  const added = new Set<string>()
  const follow = (file: string): void => {
    if (added.has(file) || file.startsWith(faces)) return
    added.add(file)
    for (const [, path = ''] of add(file).toString('latin1').matchAll(IMPORT))
      follow(join(dirname(file), path))
  }
  follow(maker)
  return hash.digest()
}

/**
 * An import of a file of ours, of types alone as well. Not followed are those of faces, which `src/played-games.ts` lists
 * beside the games: a face shows what is kept, and makes none of it.
 */
const IMPORT = /(?:\bfrom|\bimport\(?) ?'(\.[^'\n]+)'/g

/**
 * In the same order each time; links are followed. Reading a folder with all below it at once would ask about each file,
 * which takes ten times as long.
 */
function filesBelow(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const below = join(path, entry.name)
      const is = entry.isSymbolicLink() ? statSync(below, { throwIfNoEntry: false }) : entry
      if (is?.isDirectory()) return filesBelow(below)
      return /\.(yaml|json)$/.test(entry.name) ? [below] : []
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
