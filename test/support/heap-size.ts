// Measures the live heap, for tests of what the program keeps in memory.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Gives the used heap in megabytes after a garbage collection. */
export function heapMegabytes(): number {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}
