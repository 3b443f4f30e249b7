// Writes tables as Markdown, with the goal of a measurement and whether it was reached.
import { type Gate, isKept } from '../test/glossary/relevance-gates.ts'

export type Row = Readonly<Record<string, string | number>>

export type Table = {
  readonly title: string
  /** How it was measured, in a sentence or two. */
  readonly about: string
  readonly rows: readonly Row[]
}

/** The last two columns of a row with a goal. */
export const goal = (value: number, kind: Gate['kind'], bound: number): Row => ({
  goal: `${kind === 'least' ? '≥' : '≤'} ${rounded(bound)}`,
  reached: isKept({ name: '', value, bound, kind }) ? 'yes' : '**no**',
})

/** The table with its title, ready to be pasted. Rows may leave out columns that others have. */
export function markdown({ title, about, rows }: Table): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const isNumber = (column: string) => rows.some(row => typeof row[column] === 'number')
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    `## ${title}`,
    '',
    about,
    '',
    line(columns),
    line(columns.map(column => (isNumber(column) ? '---:' : '---'))),
    ...rows.map(row => line(columns.map(column => cell(row[column])))),
    '',
  ].join('\n')
}

const cell = (value: string | number | undefined): string =>
  typeof value === 'number' ? rounded(value) : (value ?? '')

/** Rounds to three figures, the precision of such a measurement; large numbers keep their digits. */
const rounded = (value: number): string =>
  Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 4 })
