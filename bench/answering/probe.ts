// Runs inside each bot before its own program, and reports on request how much memory and time the process has used.
export type Usage = {
  /** In MB. */
  readonly rss: number
  /** Milliseconds of a processor, of all threads. */
  readonly cpu: number
}

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const usage: Usage = { rss: process.memoryUsage.rss() / 1024 ** 2, cpu: (user + system) / 1000 }
  process.send?.(usage)
})
// The channel must not keep the bot alive.
process.channel?.unref()
