// Runs one part of the benchmarks in its own process, `part.ts NAME full|light`, and sends its tables to the parent.
import { answering } from './answering/answering.ts'
import { finding } from './finding/finding.ts'
import { keeping } from './keeping/keeping.ts'
import { owning } from './owning/owning.ts'
import { playing } from './playing/playing.ts'
import { pressing } from './pressing/pressing.ts'
import { reading } from './reading/reading.ts'
import type { Table } from './table.ts'

export type Scale = 'full' | 'light'

const PARTS: Readonly<Record<string, (scale: Scale) => Promise<Table[]>>> = {
  answering,
  finding,
  reading,
  playing,
  pressing,
  keeping,
  owning,
}

const [name = '', scale] = process.argv.slice(2)
const part = PARTS[name]
if (!part || (scale !== 'full' && scale !== 'light')) throw new Error(`there is no part ${name} ${scale}`)
const tables = await part(scale)
process.send?.(tables, () => process.exit())
