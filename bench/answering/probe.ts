// Loaded into each bot before its own program: tells on request how much memory and time the process has used.
export type Usage = {
  /** In MB: of the whole process, and of the heap: of what is alive in it, if that was asked for. */
  readonly rss: number
  readonly heap: number
  /** Milliseconds of a processor, of all threads. */
  readonly cpu: number
}

const MB = 1024 * 1024

/** What is alive takes a collection to know, and that takes a processor: only where it is asked for. */
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
// The bot must end when it would end without this.
process.channel?.unref()
