// How much is alive in the heap, for tests of what is remembered.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** After a collection of all garbage. */
export function heapMegabytes(): number {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}
