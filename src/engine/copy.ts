// A copy of plain data that can be changed without changing what it was copied from.

/**
 * As `structuredClone` copies plain data, in less than half of its time: what stands in several places stands in the same places
 * of the copy as one thing again.
 * @param data strings, numbers, booleans, null, undefined, and arrays and objects of these, without cycles; the names of
 *   fields are our own, so none is `__proto__`
 * @param done what stands for what in the copy: what is never changed may stand for itself. Whatever is copied is added.
 */
export const copyOf = <T>(data: T, done: Map<object, unknown> = new Map()): T => copied(data, done) as T

function copied(value: unknown, done: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const before = done.get(value)
  if (before !== undefined) return before
  const copy = Array.isArray(value) ? value.map(one => copied(one, done)) : copiedFields({ ...value }, done)
  done.set(value, copy)
  return copy
}

/** Changes the fields of a first, shallow copy, which keeps the shape of the object. */
function copiedFields(copy: Record<string, unknown>, done: Map<object, unknown>): object {
  for (const name of Object.keys(copy)) copy[name] = copied(copy[name], done)
  return copy
}
