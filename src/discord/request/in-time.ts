// A limit for how long something may be waited for.

/** What the promise gives, unless it takes longer than `ms`. @throws what it throws, else `late()` */
export function inTime<T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), ms)
  return Promise.race([promise, over]).finally(() => clearTimeout(timer))
}
