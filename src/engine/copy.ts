// Copies the plain data of a table.

/**
 * Copies plain data like `structuredClone`, in less than half of its time: an object that stands in several places
 * is one object in the copy too.
 * @param data strings, numbers, booleans, null, undefined, and arrays and objects of these, without cycles; the names of
 *   fields are our own, so none is `__proto__`
 * @param done the copies by their originals; an object that never changes may be its own copy. Each new copy is added.
 */
export const copyOf = <T>(data: T, done: Map<object, unknown> = new Map()): T => copied(data, done) as T

/** Copies an object as `copyOf` does, in less time if few of its fields hold objects: no two of them hold the same one. */
export function copyOfFields<T extends object>(data: T): T {
  const copy = { ...data }
  for (const name in copy) {
    const one = copy[name]
    if (typeof one === 'object' && one !== null) copy[name] = copyOf(one)
  }
  return copy
}

function copied(value: unknown, done: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const before = done.get(value)
  if (before !== undefined) return before
  const copy = Array.isArray(value) ? value.map(one => copied(one, done)) : copiedFields({ ...value }, done)
  done.set(value, copy)
  return copy
}

/** Replaces the fields of a shallow copy by their copies, which keeps the hidden class of the object. */
function copiedFields(copy: Record<string, unknown>, done: Map<object, unknown>): object {
  for (const name in copy) {
    const one = copy[name]
    // Most fields are no objects, and stand in the copy already.
    if (typeof one === 'object' && one !== null) copy[name] = copied(one, done)
  }
  return copy
}
