// Copies every table from one database to another.
import {
  type Contents,
  type Destination,
  type Filling,
  type Source,
  TABLE_NAMES,
  type TableName,
} from './tables.ts'

/** The number of rows in each table. */
type Counts = Readonly<Record<TableName, number>>

/** notEmpty: the target already had rows; differs: the target has another number of rows. The copy is rolled back. */
export class CopyFault extends Error {
  readonly kind: 'notEmpty' | 'differs'
  readonly table: TableName

  constructor(kind: CopyFault['kind'], table: TableName) {
    super(`${kind}: ${table}`)
    this.name = 'CopyFault'
    this.kind = kind
    this.table = table
  }
}

/** The source is of an older version, or holds no tables (0), and has been left as it is. */
export class OlderSource extends Error {
  readonly version: number

  constructor(version: number) {
    super(`the source is of version ${version}`)
    this.name = 'OlderSource'
    this.version = version
  }
}

/**
 * Fills an empty database with all rows of another one, in one transaction.
 * @throws CopyFault if the target is not empty, or if the counts differ afterwards
 * @throws StoreFault if either database fails
 */
export const copyAll = (from: Source, to: Destination): Promise<Counts> =>
  from.read(contents => to.fill(filling => copy(contents, filling)))

async function copy(contents: Contents, filling: Filling): Promise<Counts> {
  for (const table of TABLE_NAMES)
    if ((await filling.count(table)) > 0) throw new CopyFault('notEmpty', table)
  const counts: Partial<Record<TableName, number>> = {}
  for (const table of TABLE_NAMES) {
    for await (const rows of contents.rows(table)) await filling.insert(table, rows)
    counts[table] = await filling.count(table)
    if (counts[table] !== (await contents.count(table))) throw new CopyFault('differs', table)
  }
  return counts as Counts
}
