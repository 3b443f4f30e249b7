// Makes databases for the bots of the tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Gives the path of a database in a new folder, which is removed when the process ends. */
export function freshDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-e2e-'))
  folders.push(folder)
  return join(folder, 'riposte.sqlite')
}
