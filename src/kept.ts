// What is kept in memory: things that are made once, and a bounded memory of what may be asked for again.

/** Returns what `make` returns, plain data, or what was kept under this name at an earlier start. */
export type Keep = <T>(name: string, make: () => T) => T

export const keepNothing: Keep = (_name, make) => make()

/** Makes a thing when it is first asked for, and returns the same one ever after. */
export function once<T>(make: () => T): () => T {
  let made: { readonly thing: T } | null = null
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}

type Memory<V> = {
  /** undefined: it was never put, or has been dropped. */
  readonly get: (key: string) => V | undefined
  /** Puts a value, or one that has grown; while all weigh too much, it drops the oldest that nobody has asked for. */
  readonly put: (key: string, value: V) => V
  readonly clear: () => void
}

/** A memory of values that weigh at most `most` together; the one that was put last is always kept. */
export function memoryOf<V>(most: number, weightOf: (value: V) => number = () => 1): Memory<V> {
  const kept = new Map<string, { readonly value: V; readonly weight: number; isAsked: boolean }>()
  let weighs = 0
  const drop = (key: string): void => {
    weighs -= kept.get(key)?.weight ?? 0
    kept.delete(key)
  }
  const put: Memory<V>['put'] = (key, value) => {
    drop(key)
    const weight = weightOf(value)
    kept.set(key, { value, weight, isAsked: false })
    weighs += weight
    for (const [other, one] of kept) {
      if (weighs <= most || kept.size === 1) break
      if (!one.isAsked && other !== key) drop(other)
      else {
        // What was asked for is as good as new, once. A move at each question would cost more than many an answer.
        kept.delete(other)
        kept.set(other, one)
        one.isAsked = false
      }
    }
    return value
  }
  return {
    get: key => {
      const known = kept.get(key)
      if (known) known.isAsked = true
      return known?.value
    },
    put,
    clear: () => {
      kept.clear()
      weighs = 0
    },
  }
}

/** Makes a thing for each object when it is first asked for, and keeps it as long as the object lives. */
export function onceFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { readonly thing: V }>()
  return key => {
    const one = made.get(key) ?? { thing: make(key) }
    made.set(key, one)
    return one.thing
  }
}
