// Full and read-only databases: first SQLite's own refusals, which need no disk, then real disks where mounting is possible.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { canMount, startOther } from '../../../test/support/store/other-process.ts'
import { StoreFault } from '../store.ts'
import { sqliteFault } from './faults.ts'

const folder = mkdtempSync(join(tmpdir(), 'riposte-faults-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'a.sqlite')
new DatabaseSync(path).exec('CREATE TABLE t (x)')

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('what SQLite says', () => {
  it('is full when the file may not grow', () => {
    const database = new DatabaseSync(path)
    database.exec('PRAGMA max_page_count = 2')
    const thrown = thrownBy(() => database.exec('INSERT INTO t VALUES (zeroblob(100000))'))
    expect(sqliteFault(thrown)).toMatchObject({ name: 'StoreFault', kind: 'full', cause: thrown })
  })

  it('is readOnly when the file may only be read', () => {
    const database = new DatabaseSync(path, { readOnly: true })
    expect(sqliteFault(thrownBy(() => database.exec('DELETE FROM t')))).toMatchObject({ kind: 'readOnly' })
  })

  it('is unavailable for all else', () => {
    const database = new DatabaseSync(path)
    expect(sqliteFault(thrownBy(() => database.exec('nonsense')))).toMatchObject({ kind: 'unavailable' })
  })

  it('is not mixed up with mistakes of ours', () => {
    const mistake = new TypeError('undefined is not a function')
    expect(sqliteFault(mistake)).toBe(mistake)
    const fault = new StoreFault('busy', mistake)
    expect(sqliteFault(fault)).toBe(fault)
  })
})

// Needs user namespaces; plain root does not work, since root may write to read-only files.
describe.skipIf(!canMount)('a disk', () => {
  async function on(task: 'fillDisk' | 'readOnlyDisk'): Promise<unknown> {
    const other = startOther(task, mkdtempSync(join(folder, 'disk-')), { mounts: true })
    await other.ends()
    return JSON.parse(other.said[0] ?? 'null')
  }

  it('that is full takes no more, keeps what was saved, and goes on when there is room', async () => {
    expect(await on('fillDisk')).toEqual({
      fault: 'full',
      making: 'full',
      lost: 0,
      later: 'saved',
      opening: 'full',
    })
  })

  it('that is read-only is still read from', async () => {
    expect(await on('readOnlyDisk')).toEqual({ found: true, fault: 'readOnly', opening: 'readOnly' })
  })
})
