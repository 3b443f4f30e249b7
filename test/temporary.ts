// One folder for whatever the tests keep for a moment: it goes with all that is in it, also what a killed process has left.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Called by vitest before all tests, whose processes are told of the folder. @returns what it is to do after them */
export default () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-tests-'))
  // Who runs PostgreSQL for root is somebody else.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
