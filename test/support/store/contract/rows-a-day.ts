// How many rows a person writes on a day: counted in every walkthrough, by every way to write one, whatever becomes of them.
import { expect, it } from 'vitest'
import type { Store } from '../../../../src/store/store.ts'
import { openAgain } from '../open-again.ts'
import { ANA, BEN, CHRIS, type Opened, sample, startAll } from './samples.ts'

const DAY = 24 * 60 * 60 * 1000
const TODAY = 20_000 * DAY
const ANY = { person: 1000, server: 1000 }
const within = (rows: number) => ({ open: ANY, aDay: ANY, rows })
const reached = (most: number) => ({ limit: 'rows', of: 'person', most })

let count = 0
type Given = { readonly id?: string; readonly by?: string; readonly at?: number; readonly rows?: number }

/** Gives answers by one press that fits the walkthrough as it stands. */
async function press(
  store: Store,
  most: number | undefined,
  { id = 'w1', by = ANA, at = TODAY, rows = 1 }: Given,
) {
  const known = await store.read(id)
  const revision = known?.revision ?? 0
  const before = Array.from({ length: rows - 1 }, () => ({ answer: { choice: 'ally' } }))
  const told = { interaction: `press ${++count}`, userId: by, at, walkthrough: id, revision }
  return store.append(told, { answer: { choice: 'hero' }, before }, known?.rows, most)
}

export function rowsADayContract(opened: Opened): void {
  it('is as many as one person may write in all walkthroughs of a day, and on the next day again', async () => {
    await startAll(opened(), { id: 'w1' }, { id: 'w2' })
    await press(opened(), 3, {})
    await press(opened(), 3, { id: 'w2', rows: 2 })
    const before = await opened().read('w1')
    const refused = await press(opened(), 3, {})
    expect(refused).toEqual({ result: 'tooMany', walkthrough: before, reached: reached(3) })
    expect(await opened().read('w1')).toEqual(before)
    expect(await press(opened(), 3, { by: BEN })).toMatchObject({ result: 'saved' })
    expect(await press(opened(), 3, { at: TODAY + DAY - 1 })).toMatchObject({ result: 'tooMany' })
    expect(await press(opened(), 3, { at: TODAY + DAY })).toMatchObject({ result: 'saved' })
    expect(await press(opened(), undefined, {})).toMatchObject({ result: 'saved' })
  })

  it('counts each row of a press, none of which is written if they are too many together', async () => {
    await startAll(opened(), { id: 'w1' })
    expect(await press(opened(), 2, { rows: 3 })).toMatchObject({ result: 'tooMany' })
    expect(await press(opened(), 2, { rows: 2 })).toMatchObject({ result: 'saved' })
    expect(await opened().read('w1')).toMatchObject({ revision: 2 })
  })

  it('counts what is taken back, and the row that takes it back', async () => {
    await startAll(opened(), { id: 'w1' })
    const takesBack = (number: number, most: number) => {
      const told = {
        interaction: `back ${++count}`,
        userId: ANA,
        at: TODAY,
        walkthrough: 'w1',
        revision: number,
      }
      return opened().append(told, { takesBack: number }, undefined, most)
    }
    await press(opened(), 2, {})
    expect(await takesBack(1, 1)).toMatchObject({ result: 'tooMany' })
    expect(await takesBack(1, 2)).toMatchObject({ result: 'saved' })
    expect(await press(opened(), 2, {})).toMatchObject({ result: 'tooMany' })
  })

  it('counts the answers that a start brings, and refuses one that brings too many', async () => {
    const start = (id: string, answers: number, rows: number) => {
      const brought = Array.from({ length: answers }, () => ({ choice: 'hero' }))
      return opened().start(sample({ id, created: TODAY, answers: brought }), `start ${id}`, within(rows))
    }
    expect(await start('w1', 2, 2)).toBe('started')
    expect(await start('w2', 1, 2)).toEqual(reached(2))
    expect(await opened().read('w2')).toBeNull()
    expect(await start('w3', 0, 2)).toBe('started')
    expect(await press(opened(), 2, { id: 'w3' })).toMatchObject({ result: 'tooMany' })
  })

  it('leaves closed what a row too many would open, and opens it for who may write', async () => {
    await startAll(opened(), { id: 'w1' }, { id: 'w2' })
    await opened().closeAs('w2', 'stopped')
    await press(opened(), 1, {})
    const opens = (rows: number, row: { answer: object } | null) => {
      const asked = { id: 'w2', revision: 0, claim: `opens ${++count}`, at: TODAY }
      return openAgain(opened(), asked, { most: within(rows) }, row)
    }
    const refused = await opens(1, { answer: {} })
    expect(refused).toMatchObject({ result: 'tooMany', reached: reached(1) })
    expect(await opened().read('w2')).toMatchObject({ closed: true, revision: 0 })
    expect(await opens(1, null)).toMatchObject({ result: 'saved', walkthrough: { closed: false } })
    expect(await opens(1, { answer: {} })).toMatchObject({ result: 'tooMany' })
    expect(await opens(2, { answer: {} })).toMatchObject({ result: 'saved', walkthrough: { revision: 1 } })
  })

  it('counts a press once, and none that is behind or delivered again', async () => {
    await startAll(opened(), { id: 'w1' })
    const told = { interaction: 'once', userId: ANA, at: TODAY, walkthrough: 'w1', revision: 0 }
    const again = () => opened().append(told, { answer: {} }, undefined, 1)
    expect(await again()).toMatchObject({ result: 'saved' })
    expect(await again()).toMatchObject({ result: 'repeated' })
    const late = { ...told, interaction: 'late', userId: BEN }
    expect(await opened().append(late, { answer: {} }, undefined, 1)).toMatchObject({ result: 'behind' })
    expect(await opened().append({ ...late, userId: ANA }, { answer: {} }, undefined, 1)).toMatchObject({
      result: 'behind',
    })
    expect(await press(opened(), 1, { by: BEN })).toMatchObject({ result: 'saved' })
  })

  it('is not exceeded by presses in many walkthroughs at once', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `w${n}`)
    await startAll(opened(), ...ids.map(id => ({ id })))
    const results = await Promise.allSettled(ids.map(id => press(opened(), 7, { id, by: CHRIS })))
    const saved = results.filter(one => one.status === 'fulfilled' && one.value.result === 'saved')
    const rows = await Promise.all(ids.map(async id => (await opened().read(id))?.rows.length ?? 0))
    expect([saved.length, rows.reduce((all, one) => all + one, 0)]).toEqual([7, 7])
  })

  it('stays counted if the person deletes the data, until the next day is over', async () => {
    await startAll(opened(), { id: 'w1' })
    await press(opened(), 1, {})
    await opened().forget(ANA)
    await startAll(opened(), { id: 'w2' })
    expect(await press(opened(), 1, { id: 'w2' })).toMatchObject({ result: 'tooMany' })
    await opened().sweep({ now: TODAY + 2 * DAY - 1, idle: 0, left: 0 })
    expect(await press(opened(), 1, { id: 'w2' })).toMatchObject({ result: 'tooMany' })
    await opened().sweep({ now: TODAY + 2 * DAY, idle: 0, left: 0 })
    expect(await press(opened(), 1, { id: 'w2' })).toMatchObject({ result: 'saved' })
  })
}
