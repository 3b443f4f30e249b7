// What the driver is given and gives back, so that every string comes back as it was and a row looks as SQLite's does.
import pg from 'pg'

/** What we hand over with a statement. */
export type Value = string | number | boolean | null | readonly (string | null)[]

/** PostgreSQL's text holds every character but U+0000. It is written as this one and a 0, which needs an escape itself. */
const ESCAPE = '\u001a'
const ZERO = '\u0000'

const escaped = (text: string): string =>
  text.includes(ZERO) || text.includes(ESCAPE)
    ? text.replaceAll(ESCAPE, `${ESCAPE}1`).replaceAll(ZERO, `${ESCAPE}0`)
    : text

const unescaped = (text: string): string =>
  text.includes(ESCAPE) ? text.replaceAll(`${ESCAPE}0`, ZERO).replaceAll(`${ESCAPE}1`, ESCAPE) : text

/** A value as the driver takes it. */
export function toDriver(value: Value): unknown {
  if (typeof value === 'string') return escaped(value)
  return Array.isArray(value) ? value.map(toDriver) : value
}

/** By the object ids of the types in pg_type. Times fit into a number; JSON is only ever made of our own columns. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.BOOL]: text => Number(text === 't'),
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TEXT]: unescaped,
  [pg.types.builtins.JSON]: text =>
    JSON.parse(text, (_key, value) => (typeof value === 'string' ? unescaped(value) : value)),
}

/** How the driver reads the columns of an answer. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
}
