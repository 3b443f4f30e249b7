// The process of one part of the benchmarks, `own-process.ts NAME full|light`: sends its tables to the parent.
import { answering } from './answering/answering.ts'
import { lasting } from './lasting/lasting.ts'
import { owning } from './owning/owning.ts'
import type { PartName, Scale } from './part.ts'
import { pressing } from './pressing/pressing.ts'
import { reading } from './reading/reading.ts'
import type { Table } from './table.ts'

const PARTS: Readonly<Record<PartName, (scale: Scale) => Promise<Table[]>>> = {
  answering,
  reading,
  pressing,
  lasting,
  owning,
}

const [, , name, scale] = process.argv
const tables = await PARTS[name as PartName](scale as Scale)
process.send?.(tables, () => process.exit())
