// Converts values for the driver and back: every string returns unchanged, and rows look like SQLite's.
import pg from 'pg'

/** The values that a statement takes. */
export type Value = string | number | boolean | null | readonly (string | null)[]

/** PostgreSQL's text holds every character but U+0000. ESCAPE and a 0 stand for that one, ESCAPE and a 1 for ESCAPE itself. */
const ESCAPE = '\u001a'
const ZERO = '\u0000'

const escaped = (text: string): string =>
  text.includes(ZERO) || text.includes(ESCAPE)
    ? text.replaceAll(ESCAPE, `${ESCAPE}1`).replaceAll(ZERO, `${ESCAPE}0`)
    : text

const unescaped = (text: string): string =>
  text.includes(ESCAPE) ? text.replaceAll(`${ESCAPE}0`, ZERO).replaceAll(`${ESCAPE}1`, ESCAPE) : text

/** Converts a value for the driver. */
export function toDriver(value: Value): unknown {
  if (typeof value === 'string') return escaped(value)
  return Array.isArray(value) ? value.map(toDriver) : value
}

/** Parsers by the object ids of the types in pg_type. Times fit into a number; JSON is built of our own columns only. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.BOOL]: text => Number(text === 't'),
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TEXT]: unescaped,
  [pg.types.builtins.JSON]: text =>
    JSON.parse(text, (_key, value) => (typeof value === 'string' ? unescaped(value) : value)),
}

/** Tells the driver how to read the columns of an answer. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
}
