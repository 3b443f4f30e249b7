// A deletion that is killed at any of its steps leaves nothing once it has gone on, and holds nobody up.
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { appendTo } from '../../../test/support/store/append-to.ts'
import { ANA, answers, BEN, sample } from '../../../test/support/store/contract/samples.ts'
import { forgetFor } from '../../../test/support/store/stopped-deletion.ts'
import { openTestFile } from '../../../test/support/walkthroughs/store.ts'
import type { Store } from '../store.ts'
import { openSqlite } from './store.ts'

const COUNT = 8
const IDS = Array.from({ length: COUNT }, (_, number) => `${number}`.padStart(10, 'w'))

/** Ana leads, sits in, or has answered in each of these, or is alone in it. */
async function filled(): Promise<{ store: Store; path: string }> {
  const file = await openTestFile()
  for (const [number, id] of IDS.entries()) {
    const own = { ...(number % 2 && { starter: BEN }), isPrivate: number % 4 === 0 }
    const seats = number % 4 === 0 ? sample().seats.slice(0, 1) : sample().seats
    await file.store.start(sample({ id, seats, ...own }), `start of ${id}`)
    await appendTo(file.store, id, 0, answers('hero', ANA), `i${number}`)
  }
  await file.store.setUserSettings(ANA, { language: 'de' })
  return file
}

/** Every row of every table. */
function dump(path: string): string {
  const database = new DatabaseSync(path, { readOnly: true })
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all()
  const rows = tables.map(({ name }) => database.prepare(`SELECT * FROM ${name}`).all())
  database.close()
  return JSON.stringify(rows)
}

it('a deletion that is stopped at each of its steps goes on, and then nothing is left', async () => {
  let stops = 0
  for (let turns = 0, isStopped = true; isStopped; turns += 1) {
    const file = await filled()
    isStopped = await forgetFor(file.store, ANA, turns)
    const store = await openSqlite(file.path)
    const marked = dump(file.path)
    // The first write may not have come about: then nobody has been told anything.
    if (isStopped && marked.includes(`"user":"${ANA}","at"`)) {
      stops += 1
      for (const id of IDS) expect(JSON.stringify(await store.read(id))).not.toContain(ANA)
      await store.forgetMarked()
      expect(dump(file.path)).not.toContain(ANA)
    }
    if (!isStopped) expect(marked).not.toContain(ANA)
    await store.close()
  }
  expect(stops).toBeGreaterThan(COUNT)
})

it('others are answered between two walkthroughs of a deletion', async () => {
  const file = await filled()
  let [turns, isDone] = [0, false]
  const deletion = file.store.forget(ANA).then(() => {
    isDone = true
  })
  while (!isDone) {
    turns += 1
    await turn()
  }
  await deletion
  expect(turns).toBeGreaterThan(2 * COUNT)
  await file.store.close()
})
