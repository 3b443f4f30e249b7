// Computes rate-limit headers, counted per route and resource; the limits are generous and never enforced.

type Bucket = { until: number; used: number }

const LIMIT = 50
const WINDOW = 1_000

/**
 * Builds a counter of requests.
 * @returns a function from method and path to the headers of the answer; callbacks get none, as at Discord
 */
export function rateLimits(): (method: string, path: string) => Readonly<Record<string, string>> {
  const buckets = new Map<string, Bucket>()
  return (method, path) => {
    if (path.startsWith('/interactions/')) return {}
    const key = `${method} ${path.split('/').slice(1, 4).join('/')}`
    const now = Date.now()
    const known = buckets.get(key)
    const bucket = known && known.until > now ? known : { until: now + WINDOW, used: 0 }
    bucket.used += 1
    buckets.set(key, bucket)
    return headers(key, bucket, now)
  }
}

const headers = (key: string, bucket: Bucket, now: number): Readonly<Record<string, string>> => ({
  'x-ratelimit-bucket': Buffer.from(key).toString('hex').slice(0, 32),
  'x-ratelimit-limit': String(LIMIT),
  'x-ratelimit-remaining': String(Math.max(0, LIMIT - bucket.used)),
  'x-ratelimit-reset': (bucket.until / 1_000).toFixed(3),
  'x-ratelimit-reset-after': ((bucket.until - now) / 1_000).toFixed(3),
})
