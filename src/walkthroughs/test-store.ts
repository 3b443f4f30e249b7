// For the tests alone: a real store in a file of its own, in memory where the machine has such a disk.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'

/** What is tested with it is not whether it survives a power cut, so it need not wait for a disk. */
const DISK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** The store that the tests run on, empty. */
export async function openTestStore(): Promise<Store> {
  const { store, path } = await openTestFile()
  // The file stays open, but nothing of it is left behind.
  rmSync(dirname(path), { recursive: true })
  return store
}

/** The same with its file, in a folder of its own, for tests that write into it past the store. */
export async function openTestFile(): Promise<{ store: Store; path: string }> {
  const path = join(mkdtempSync(join(DISK, 'riposte-test-')), 'walkthroughs.sqlite')
  return { store: await openSqlite(path), path }
}
