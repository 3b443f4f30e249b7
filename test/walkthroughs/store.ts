// For the tests alone: a real store in a file of its own, in memory where the machine has such a disk.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../src/store/sqlite/store.ts'
import type { Store } from '../../src/store/store.ts'

/** What is tested with it is not whether it survives a power cut, so it need not wait for a disk. */
const DISK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** They go with the process of the tests, and not before: a store whose file is gone takes nothing more. */
const folders: string[] = []
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The store that the tests run on, empty. */
export const openTestStore = async (): Promise<Store> => (await openTestFile()).store

/** The same with its file, in a folder of its own, for tests that write into it past the store. */
export async function openTestFile(): Promise<{ store: Store; path: string }> {
  const folder = mkdtempSync(join(DISK, 'riposte-test-'))
  folders.push(folder)
  const path = join(folder, 'walkthroughs.sqlite')
  return { store: await openSqlite(path), path }
}
