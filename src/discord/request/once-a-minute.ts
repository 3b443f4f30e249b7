// Tells what happened once, not a thousand times: while something is down, everything that needs it fails alike.

const MINUTE = 60_000

/** Whether a kind of trouble is to be told of: the first time, and again once a minute has passed. */
export function seldom(): (kind: string) => boolean {
  const told = new Map<string, number>()
  return kind => {
    const now = performance.now()
    if (now - (told.get(kind) ?? -MINUTE) < MINUTE) return false
    told.set(kind, now)
    return true
  }
}
