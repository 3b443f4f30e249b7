// A store that remembers rows is the same store, also if somebody is forgotten or a log grows behind its back.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { appendTo } from '../../test/support/store/append-to.ts'
import { ANA, answers, BEN, sample } from '../../test/support/store/contract/samples.ts'
import { storeContract } from '../../test/support/store/contract.ts'
import { rememberingRows } from './recent-rows.ts'
import { openSqlite } from './sqlite/store.ts'
import type { Store } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'riposte-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
const newPath = (): string => join(folder, String(++count), 'riposte.sqlite')

storeContract('the store in SQLite with remembered rows', async () =>
  rememberingRows(await openSqlite(newPath())),
)

const { id } = sample()

/** Two stores on one file, as two processes have them. */
async function two<T>(play: (own: Store, other: Store) => Promise<T>): Promise<T> {
  const path = newPath()
  const [own, other] = [rememberingRows(await openSqlite(path)), await openSqlite(path)]
  try {
    return await play(own, other)
  } finally {
    await own.close()
    await other.close()
  }
}

it('rows that another process adds are read, and those that were read before stay the same objects', () =>
  two(async (own, other) => {
    await own.start(sample(), 'start')
    await appendTo(own, id, 0, answers('hero'), 'i1')
    const before = await own.read(id)
    await appendTo(other, id, 1, answers('nobody', BEN), 'i2')
    const after = await own.read(id)
    expect(after?.rows).toEqual((await other.read(id))?.rows)
    expect(after?.rows[0]).toBe(before?.rows[0])
  }))

it('a person whom another process forgets is forgotten at the next read', () =>
  two(async (own, other) => {
    await own.start(sample(), 'start')
    await appendTo(own, id, 0, answers('hero', BEN), 'i1')
    await own.read(id)
    await other.forget(BEN)
    expect((await own.read(id))?.rows.map(({ by }) => by)).toEqual([null])
    expect((await own.read(id))?.starter).toBe(ANA)
  }))
