// Runs inside each bot before its own program, and reports on request how much memory and time the process has used.
export type Usage = {
  /** In MB: memory of the process, and heap in use, after a collection if the request was `alive`. */
  readonly rss: number
  readonly heap: number
  /** Milliseconds of a processor, of all threads. */
  readonly cpu: number
}

const MB = 1024 * 1024

/** `alive` collects garbage first, which costs processor time, so `usage` does not. */
export type Request = 'usage' | 'alive'

process.on('message', (request: Request) => {
  const { rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  if (request === 'alive') globalThis.gc?.()
  const usage: Usage = {
    rss: rss / MB,
    heap: process.memoryUsage().heapUsed / MB,
    cpu: (user + system) / 1000,
  }
  process.send?.(usage)
})
// The channel must not keep the bot alive.
process.channel?.unref()
