// Tests that a table is read once for all letters of a command, is not waited for, and that no fault of the store is kept.
import { beforeEach, describe, expect, it } from 'vitest'
import { partsOn, WHERE } from '../../../../test/support/attack/presses-without-discord.ts'
import { defended, enemyAttack } from '../../../../test/support/walkthroughs/plain-tables.ts'
import { begin } from '../../../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../../../test/support/walkthroughs/store.ts'
import { type Store, StoreFault } from '../../../store/store.ts'
import type { Typing } from '../../interaction/command.ts'
import { faceCalled } from '../face/face.ts'
import { tablesTyped } from './tables-typed.ts'

let store: Store
let reads: number
beforeEach(async () => {
  store = await openTestStore()
  reads = 0
  await begin(store, { ...enemyAttack, answers: defended })
})

const typing = (at: number, subcommand = 'enemy'): Typing =>
  ({
    subcommand,
    options: new Map(),
    users: new Map(),
    userId: WHERE.starter,
    at,
    place: { kind: 'direct', channel: 'here', threads: [], guild: null },
  }) as unknown as Typing

/** Tables whose store first does this. */
function tables(first: () => Promise<void> = async () => {}) {
  const counting: Store = {
    ...store,
    at: async (...asked) => {
      reads += 1
      await first()
      return store.at(...asked)
    },
  }
  const parts = partsOn(counting)
  const typed = tablesTyped(parts)
  const face = faceCalled(parts.faces, 'enemy')
  if (!face) throw new Error('no face')
  const at = async (time: number, subcommand?: string) =>
    (await typed.at(typing(time, subcommand), face))?.table.pieces.map(({ id }) => id)
  return { ...typed, at }
}

describe('a table is read', () => {
  it('once while somebody types, and again for another command, after a pause, and once a command is sent', async () => {
    const { at, sentIn } = tables()
    const all = await at(1)
    expect(all?.length).toBeGreaterThan(1)
    for (let letter = 2; letter < 30; letter += 1) expect(await at(letter * 1_000)).toEqual(all)
    expect(reads).toBe(1)
    await at(30_000, 'hero')
    expect(reads).toBe(2)
    await at(60_000)
    expect(reads).toBe(3)
    sentIn('here')
    await at(60_001)
    expect(reads).toBe(4)
  })

  it('without waiting longer than 200 ms; a later letter has it', async () => {
    let answer = () => {}
    const { at } = tables(() => new Promise(resolve => (answer = resolve)))
    const before = performance.now()
    expect(await at(1)).toBeUndefined()
    expect(performance.now() - before).toBeGreaterThan(150)
    answer()
    expect(await at(2)).toBeDefined()
    expect(reads).toBe(1)
  })

  it('again after a fault', async () => {
    let isFaulty = true
    const { at } = tables(async () => {
      if (isFaulty) throw new StoreFault('busy', null)
    })
    expect(await at(1)).toBeUndefined()
    isFaulty = false
    expect(await at(2)).toBeDefined()
    expect(reads).toBe(2)
  })
})
