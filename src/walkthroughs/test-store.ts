// For the tests alone: a real store in a file of its own, in memory where the machine has such a disk.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'

/** What is tested with it is not whether it survives a power cut, so it need not wait for a disk. */
const DISK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** The store that the tests run on, empty. */
export async function openTestStore(): Promise<Store> {
  const folder = mkdtempSync(join(DISK, 'riposte-test-'))
  const store = await openSqlite(join(folder, 'walkthroughs.sqlite'))
  // The file stays open, but nothing of it is left behind.
  rmSync(folder, { recursive: true })
  return store
}
