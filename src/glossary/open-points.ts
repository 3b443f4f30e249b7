// How we read what the rules leave open: under the id of each open point, as long as no official answer settles it.
import type { ClauseFile, Ruling, RulingFile } from './schema.ts'

export type Readings = { readonly own: Map<string, Ruling>; readonly settled: Map<string, string> }

/** Our readings by all their ids, and the ids of the answers that settled others. */
export function readingsOf(files: readonly RulingFile[]): Readings {
  const own = new Map<string, Ruling>()
  const settled = new Map<string, string>()
  for (const file of files) if (!('see' in file)) own.set(file.id, file)
  for (const file of files) {
    if (!('see' in file)) continue
    const same = own.get(file.see)
    if (same) own.set(file.id, same)
    else settled.set(file.id, file.see)
  }
  return { own, settled }
}

/** How we read the open points of a clause, each once; what official answers settled is not open. */
export function rulingsOn({ rulings: ids = [] }: ClauseFile, { own, settled }: Readings): Ruling[] {
  const open = ids.filter(id => !settled.has(id)).map(id => readingOf(id, own))
  return [...new Set(open)]
}

function readingOf(id: string, own: ReadonlyMap<string, Ruling>): Ruling {
  const reading = own.get(id)
  if (!reading) throw new Error(`data: there is no ruling ${id}`)
  return reading
}
