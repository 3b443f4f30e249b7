// Limits a log entry to once a minute: during an outage every request fails in the same way.

const MINUTE = 60_000

/** Tells whether to report this kind of trouble: true the first time, and again after a minute. */
export function seldom(): (kind: string) => boolean {
  const told = new Map<string, number>()
  return kind => {
    const now = performance.now()
    if (now - (told.get(kind) ?? -MINUTE) < MINUTE) return false
    told.set(kind, now)
    return true
  }
}
