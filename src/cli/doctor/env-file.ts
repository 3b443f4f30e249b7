// Checks who can read the file that the token stands in.
import { statSync } from 'node:fs'
import type { Translate } from '../../words/words.ts'
import { type DoctorFinding, good, open } from './finding.ts'

/** The permission of all users of the machine to read. */
const ALL_READ = 0o004
const MODE = 0o777

/** Nothing to say about a file that is missing, or on Windows, where modes mean nothing. */
export function envFile(path: string, t: Translate): DoctorFinding[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || process.platform === 'win32') return []
  if ((stat.mode & ALL_READ) === 0) return [good(t('doctor:envFile.good', { path }))]
  return [open(t('doctor:envFile.open', { path, mode: (stat.mode & MODE).toString(8) }))]
}
