// Limits IDENTIFY: shards of one rate limit key (shard modulo concurrency) go one after the other.
import type { Gateway } from './gateway-state.ts'

const WINDOW = 5_000

/** Notes that a shard identifies. @returns false if another shard of its key did so just before */
export function mayIdentify({ identifies, concurrency }: Gateway, shard: number): boolean {
  const at = performance.now()
  const isTaken =
    concurrency !== null &&
    identifies.some(one => at - one.at < WINDOW && one.shard % concurrency === shard % concurrency)
  if (!isTaken) identifies.push({ shard, at })
  return !isTaken
}
