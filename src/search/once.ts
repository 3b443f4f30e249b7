// Makes things that never change once: when they are first asked for, or once for many starts.

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

/** Makes a thing for each key when it is first asked for, and returns the same one for that key ever after. */
export function onceForEachKey<T extends object>(): (key: string, make: () => T) => T {
  const made = new Map<string, T>()
  return (key, make) => {
    const thing = made.get(key) ?? make()
    made.set(key, thing)
    return thing
  }
}
