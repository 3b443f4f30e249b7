// Describes the machine of a benchmark, without anything that would identify it among others of its kind.
import { availableParallelism, cpus, totalmem } from 'node:os'

export type Machine = { readonly processor: string; readonly cores: number; readonly memory: string } & {
  readonly node: string
  readonly date: string
}

export const machine = (): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
  node: process.versions.node,
  date: new Date().toISOString().slice(0, 10),
})
