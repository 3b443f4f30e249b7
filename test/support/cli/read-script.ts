// Reads a text that holds one script, for tests that need no list.
import { readScripts, type ScriptFault, type ScriptRead } from '../../../src/cli/script.ts'

/** @throws Error for a list of another length than one, which is a fault of the test */
export function readScript(...args: Parameters<typeof readScripts>): ScriptRead | { fault: ScriptFault } {
  const read = readScripts(...args)
  if ('fault' in read) return read
  const [one, ...others] = read.scripts
  if (!one || others.length > 0) throw new Error('not one script')
  return one
}
