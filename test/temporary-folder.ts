// Makes one folder for all temporary files of the tests, and removes it with what killed processes have left.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Called by vitest before all tests. Sets TMPDIR. @returns the function to call after them */
export default () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-tests-'))
  // For root, another user runs PostgreSQL and must be able to enter the folder.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
