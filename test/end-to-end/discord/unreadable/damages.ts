// Damages a packet in each way: one of its fields, at any depth, is null or left out.
import { runs } from '../../../runs.ts'

type Key = string | number

export type Damage = { readonly path: readonly Key[]; readonly how: 'null' | 'left out' }

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

const pathsOf = (value: unknown): readonly Key[][] =>
  isNested(value)
    ? Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map(rest => [key, ...rest])])
    : []

/** Lists every damage that a value can have, itself being null as the first. */
export const damagesOf = (value: unknown): readonly Damage[] => [
  { path: [], how: 'null' },
  ...pathsOf(value).flatMap(path => [{ path, how: 'null' } as const, { path, how: 'left out' } as const]),
]

/** Gives a copy of the value with this damage. */
export function damaged(value: unknown, { path, how }: Damage): unknown {
  const [key, ...rest] = path
  if (key === undefined) return null
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  const fields = copy as Record<Key, unknown>
  if (rest.length > 0) fields[key] = damaged(fields[key], { path: rest, how })
  else if (how === 'null') fields[key] = null
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete fields[key]
  return copy
}

export const inWords = (kind: string, { path, how }: Damage): string =>
  `${kind}: ${path.join('.') || 'everything'} is ${how}`

/** A random part of a list: all of it in a long run. */
export function sampled<Value>(all: readonly Value[], times: number): readonly Value[] {
  const shuffled = all.map(value => ({ value, at: Math.random() })).toSorted((a, b) => a.at - b.at)
  return shuffled.slice(0, runs(times)).map(({ value }) => value)
}
