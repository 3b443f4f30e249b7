// Opens a real store for tests in a file of its own, in memory where the machine has such a disk.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { Store } from '../../../src/store/store.ts'

/** The tests check no power cuts, so they need not wait for a disk. */
const DISK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** The folders stay until the process ends, because a store cannot write without its file. */
const folders: string[] = []
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Opens an empty store. */
export const openTestStore = async (): Promise<Store> => (await openTestFile()).store

/** Opens an empty store and gives its file too, for tests that write into it past the store. */
export async function openTestFile(): Promise<{ store: Store; path: string }> {
  const folder = mkdtempSync(join(DISK, 'riposte-test-'))
  folders.push(folder)
  const path = join(folder, 'walkthroughs.sqlite')
  return { store: await openSqlite(path), path }
}
