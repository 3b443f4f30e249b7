// Limits how long a promise may take.

/** The promise's value, unless it takes longer than `ms`. @throws the promise's error, or `late()` after `ms` */
export function inTime<T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), ms)
  return Promise.race([promise, over]).finally(() => clearTimeout(timer))
}
