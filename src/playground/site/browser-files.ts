// Reads the page's own modules and styles; TypeScript is sent without its types.
import { readFile, stat } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { extname, join } from 'node:path'
import { type Asset, asset } from './asset.ts'

const SCRIPT = 'text/javascript; charset=utf-8'
const TYPES: Readonly<Record<string, string>> = {
  '.ts': SCRIPT,
  '.js': SCRIPT,
  '.css': 'text/css; charset=utf-8',
}

/** Paths of plain names: none that leads out of the folder, no hidden file, no test. */
const NAME = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:ts|js|css)$/

/**
 * Reads the files of one folder, each again only when it has changed.
 * @returns a function from a path inside the folder to the file, or null when there is none to serve
 */
export function browserFiles(folder: string): (name: string) => Promise<Asset | null> {
  const known = new Map<string, { readonly changed: number; readonly found: Asset }>()
  return async name => {
    const path = join(folder, name)
    const changed = NAME.test(name) ? await changeOf(path) : null
    if (changed === null) return null
    const before = known.get(name)
    if (before?.changed === changed) return before.found
    const found = await read(path)
    known.set(name, { changed, found })
    return found
  }
}

/** Gives the time of the file's last change, or null if there is no file. */
async function changeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? found.mtimeMs : null
}

async function read(path: string): Promise<Asset> {
  const text = await readFile(path, 'utf8')
  const kind = extname(path)
  const code = kind === '.ts' ? stripTypeScriptTypes(text, { mode: 'strip' }) : text
  return asset(code, TYPES[kind] ?? SCRIPT)
}
