// Kills processes while they write, and checks which rows survive. Surviving a power cut rests on the flush at every
// commit (synchronous FULL), which these tests cannot cover.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { sample } from '../../../test/support/store/contract/samples.ts'
import { startOther } from '../../../test/support/store/other-process.ts'
import type { Walkthrough } from '../walkthroughs.ts'
import { openSqlite } from './store.ts'

const KILLS = Number(process.env.RIPOSTE_KILLS ?? 4)

const folder = mkdtempSync(join(tmpdir(), 'riposte-crash-'))
const path = join(folder, 'riposte.sqlite')
afterAll(() => rmSync(folder, { recursive: true }))

/** Two processes add rows until both are killed; returns the rows they reported as saved, and the rows in the file. */
async function killedWhileWriting(): Promise<{ said: string[]; now: Walkthrough }> {
  const writers = [startOther('append', path), startOther('append', path)]
  await Promise.all(writers.map(writer => writer.speaks()))
  await wait(Math.random() * 150)
  await Promise.all(writers.map(writer => writer.kill()))
  const store = await openSqlite(path)
  const now = await store.read(sample().id)
  if (!now) throw new Error('the walkthrough is gone')
  for (const claim of claimsIn(now)) expect(await store.claimed(claim)).toMatchObject({ id: now.id })
  await store.close()
  return { said: writers.flatMap(writer => writer.said), now }
}

/** The claim of each row, which the writers use as their answer. */
const claimsIn = ({ rows }: Walkthrough): string[] =>
  rows.map(row => ('answer' in row && row.answer.choice) || 'none')

it('what was said to be saved is there after a kill, every row once', {
  timeout: 10_000 + KILLS * 5000,
}, async () => {
  const store = await openSqlite(path)
  await store.start(sample(), 'start')
  await store.close()
  const allSaid: string[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const { said, now } = await killedWhileWriting()
    allSaid.push(...said)
    const kept = claimsIn(now)
    expect(now.revision).toBe(kept.length)
    expect(now.rows.map(({ number }) => number)).toEqual(kept.map((_, index) => index + 1))
    expect(new Set(kept).size).toBe(kept.length)
    expect(kept.map((claim, index) => `${claim} ${index + 1}`)).toEqual(expect.arrayContaining(allSaid))
    // Either writer may have been killed after it saved a row and before it reported the row.
    expect(kept.length - allSaid.length).toBeLessThanOrEqual(2 * kill)
  }
})
