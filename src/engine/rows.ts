// The rows of a flow: builds an edition's rows from the shared ones and its changes, finds rows by name, and charts them.
import type { EarlyEnd, Exit, InEdition, Row, Rules } from './flow.ts'
import type { Game } from './game.ts'

/** The changes of an edition to the rows that all editions share. */
export type RowChanges<G extends Game> = {
  /** All rows of the edition in its order; other rows are left out. Without `order`, all rows in shared order. */
  readonly order?: readonly G['row'][]
  /** The fields of a shared row that differ: title, number, heading, citations, what happens, the next row. */
  readonly changed?: { readonly [name in G['row']]?: Partial<Omit<Row<G>, 'name'>> }
  /** Rows that only this edition has; `order` says where they stand. */
  readonly added?: readonly Row<G>[]
}

/** Builds the rows of an edition. @throws Error if a named row, or a row that another one leads to, does not exist */
export function rowsBy<G extends Game>(
  shared: readonly Row<G>[],
  { order, changed = {}, added = [] }: RowChanges<G>,
): readonly Row<G>[] {
  const all = [...shared, ...added]
  const rows = (order ?? all.map(row => row.name)).map(name => {
    const row = all.findLast(one => one.name === name)
    if (!row) throw new Error(`no row ${name}`)
    return { ...row, ...changed[name] }
  })
  for (const row of rows) for (const exit of exitsOf(rows, row)) if (exit !== 'end') rowNamed(rows, exit)
  return rows
}

/** Finds a row. @throws Error for a name that no row has: that is a fault of the flow, not of a player */
export function rowNamed<G extends Game>(rows: readonly Row<G>[], name: Exit<G>): Row<G> {
  const row = rows.find(one => one.name === name)
  if (!row) throw new Error(`no row ${name}`)
  return row
}

/** Finds an edition of a flow. @throws Error if the flow lacks it, which is a fault of the flow */
export function editionNamed<G extends Game>({ id, editions }: Rules<G>, name: string): InEdition<G> {
  const found = editions.find(({ rules }) => rules.id === name)
  if (!found) throw new Error(`flow ${id} has no edition ${name}`)
  return found
}

/** The rows of the edition in which this state is played. */
export const rowsOf = <G extends Game>(flow: Rules<G>, state: G['state']): readonly Row<G>[] =>
  editionNamed(flow, state.edition.id).rows

/** The exit of a row in this state. */
export function exitNow<G extends Game>(rows: readonly Row<G>[], row: Row<G>, state: G['state']): Exit<G> {
  const { next = [] } = row
  if (typeof next === 'string') return next
  const open = next.find(({ when }) => !when || when(state))
  return open ? open.to : rowAfter(rows, row)
}

/** Every row that may follow a row, except by an early end. */
export function exitsOf<G extends Game>(rows: readonly Row<G>[], row: Row<G>): readonly Exit<G>[] {
  const { next = [] } = row
  if (typeof next === 'string') return [next]
  const named = next.map(({ to }) => to)
  return next.some(({ when }) => !when) ? named : [rowAfter(rows, row), ...named]
}

function rowAfter<G extends Game>(rows: readonly Row<G>[], row: Row<G>): G['row'] {
  const after = rows[rows.indexOf(row) + 1]
  if (!after) throw new Error(`no row after ${row.name}`)
  return after.name
}

/** Whether an attack can end early in this row, from the first to the last row in which it can. */
export function canEndEarly<G extends Game>(
  { from, through }: EarlyEnd<G>,
  rows: readonly Row<G>[],
  row: Row<G>,
): boolean {
  const at = (name: G['row']): number => rows.indexOf(rowNamed(rows, name))
  return at(from) <= at(row.name) && at(row.name) <= at(through)
}

/** Draws the rows of a flow in one edition as a Mermaid chart: a box for each step, an arrow for each exit. */
export function chart<G extends Game>(flow: Rules<G>, { rows }: InEdition<G>): string {
  const lines = rows.flatMap(row => {
    const early = flow.earlyEnd && canEndEarly(flow.earlyEnd, rows, row) ? [flow.earlyEnd.to] : []
    const heading = row.number === undefined ? row.title : `${row.number} ${row.title}`
    return [
      `  ${row.name}["${heading}<br/>${row.name} · ${row.cites[0]}"]`,
      ...[...exitsOf(rows, row), ...early].map(
        exit => `  ${row.name} --> ${exit === 'end' ? 'over([end])' : exit}`,
      ),
    ]
  })
  return ['flowchart TD', ...lines].join('\n')
}
