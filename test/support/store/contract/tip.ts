// The tip of a table goes back and forward; nothing is deleted by that, and only what it rests on counts.

import { expect, it } from 'vitest'
import type { TipMoveRights } from '../../../../src/store/game-tables.ts'
import type { Reopening } from '../../../../src/store/log.ts'
import type { Store } from '../../../../src/store/store.ts'
import { appendTo } from '../append-to.ts'
import { openAgain } from '../open-again.ts'
import { ANA, answers, BEN, chain, nextOn, type Opened, sample } from './samples.ts'

const ANY = { person: 1000, server: 1000 }
const OPENING: Reopening = {
  mayOpen: () => true,
  most: { open: ANY, aDay: ANY, rows: 1000 },
  countsForDay: false,
}

let moves = 0
function move(store: Store, from: string, to: string, userId = ANA, mayMove = (_: TipMoveRights) => true) {
  moves += 1
  return store.moveTip({ table: 'w1', from, to, userId, at: 7000, interaction: `move ${moves}` }, mayMove)
}

const counting = async (store: Store) =>
  (await store.table('w1'))?.chapters.filter(({ counts }) => counts).map(({ id }) => id)

/** A table of chapters that are all over. */
async function over(store: Store, length: number): Promise<void> {
  await chain(store, length)
  await store.closeAs(`w${length}`, 'over')
}

export function tipContract(opened: Opened): void {
  moveContract(opened)
  rightsContract(opened)
  takeBackContract(opened)
  unseenContract(opened)
}

function moveContract(opened: Opened): void {
  it('goes back to before a chapter and forward again, and every chapter stays readable', async () => {
    await over(opened(), 4)
    expect(await move(opened(), 'w4', 'w2')).toMatchObject({
      result: 'moved',
      walkthrough: { id: 'w2', isTip: true, closed: true, touched: 7000 },
    })
    expect(await counting(opened())).toEqual(['w1', 'w2'])
    expect(await opened().table('w1')).toMatchObject({ tip: 'w2', forward: 'w4', chapters: { length: 4 } })
    expect(await move(opened(), 'w2', 'w1')).toMatchObject({ result: 'moved' })
    expect(await move(opened(), 'w1', 'w4')).toMatchObject({ result: 'moved', walkthrough: { id: 'w4' } })
    expect(await counting(opened())).toEqual(['w1', 'w2', 'w3', 'w4'])
  })

  it('once something is played after going back, what was left behind stays behind, and no number comes again', async () => {
    await over(opened(), 3)
    await move(opened(), 'w3', 'w1')
    expect(await nextOn(opened(), 'w1', 'w4')).toBe('started')
    expect(await opened().read('w4')).toMatchObject({ number: 4, restsOn: 'w1' })
    expect(await opened().table('w1')).toMatchObject({ tip: 'w4', forward: null })
    await opened().closeAs('w4', 'over')
    expect(await move(opened(), 'w4', 'w3')).toMatchObject({ result: 'unrelated', walkthrough: { id: 'w4' } })
    expect(await counting(opened())).toEqual(['w1', 'w4'])
    await move(opened(), 'w4', 'w1')
    expect((await opened().table('w1'))?.forward).toBe('w4')
  })

  it('an answer in the chapter to which it went back is something that is played', async () => {
    await over(opened(), 2)
    await move(opened(), 'w2', 'w1')
    const back = { id: 'w1', revision: 0, claim: 'on' }
    expect(await openAgain(opened(), back, {}, { answer: {} })).toMatchObject({ result: 'saved' })
    expect(await move(opened(), 'w1', 'w2')).toMatchObject({ result: 'open' })
    await opened().closeAs('w1', 'stopped')
    expect(await opened().table('w1')).toMatchObject({ tip: 'w1', forward: null })
    expect(await move(opened(), 'w1', 'w2')).toMatchObject({ result: 'unrelated' })
  })

  it('forward leads over nothing that was played otherwise since', async () => {
    await over(opened(), 3)
    await move(opened(), 'w3', 'w2')
    await openAgain(opened(), { id: 'w2', revision: 0, claim: 'on' }, {}, { answer: {} })
    await opened().closeAs('w2', 'stopped')
    await move(opened(), 'w2', 'w1')
    expect((await opened().table('w1'))?.forward).toBe('w2')
    expect(await move(opened(), 'w1', 'w3')).toMatchObject({ result: 'unrelated' })
  })

  it('moves once for an interaction that comes again, and not from where it no longer is', async () => {
    await over(opened(), 3)
    const told = { table: 'w1', from: 'w3', to: 'w2', userId: ANA, at: 7000, interaction: 'once' }
    expect(await opened().moveTip(told, () => true)).toMatchObject({ result: 'moved' })
    await move(opened(), 'w2', 'w3')
    expect(await opened().moveTip(told, () => true)).toMatchObject({
      result: 'repeated',
      walkthrough: { id: 'w3' },
    })
    expect(await move(opened(), 'w2', 'w1')).toMatchObject({ result: 'overtaken', walkthrough: { id: 'w3' } })
    expect(await opened().moveTip({ ...told, table: 'nowhere000', interaction: 'i' }, () => true)).toEqual({
      result: 'gone',
    })
  })

  it('of many that move it at once one does', async () => {
    await over(opened(), 3)
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) => move(opened(), 'w3', n % 2 ? 'w1' : 'w2')),
    )
    expect(results.filter(({ result }) => result === 'moved')).toHaveLength(1)
    expect(results.filter(({ result }) => result === 'overtaken')).toHaveLength(7)
  })
}

function rightsContract(opened: Opened): void {
  it('asks who may, and says who leads, who sits there, and whether they have answered in all that it concerns', async () => {
    await over(opened(), 1)
    for (const n of [2, 3]) {
      await nextOn(opened(), `w${n - 1}`, `w${n}`)
      await appendTo(opened(), `w${n}`, 0, { ...answers('hero', n === 2 ? BEN : ANA), outcome: {} }, `i${n}`)
    }
    const asked: unknown[] = []
    const no = (told: TipMoveRights) => {
      asked.push([told.starter, told.seats.length, told.hasAnswered])
      return false
    }
    for (const [user, to] of [
      [ANA, 'w2'],
      [ANA, 'w1'],
      [BEN, 'w2'],
    ] as const)
      expect(await move(opened(), 'w3', to, user, no)).toMatchObject({
        result: 'mayNot',
        walkthrough: { id: 'w3' },
      })
    expect(asked).toEqual([
      [ANA, 2, true],
      [ANA, 2, false],
      [ANA, 2, false],
    ])
  })
}

function takeBackContract(opened: Opened): void {
  const takesBack = (store: Store, opening: Partial<Reopening> = {}, interaction = 'undo') =>
    store.takeBackChapter(
      { interaction, userId: ANA, at: 7000, walkthrough: 'w2', revision: 0 },
      { ...OPENING, ...opening },
      { revision: 1, row: { takesBack: 1 } },
    )
  const played = async (store: Store) => {
    await store.start(sample({ id: 'w1' }), 'begin w1')
    await appendTo(store, 'w1', 0, { ...answers('finish'), outcome: { edition: '1.7' } }, 'end')
    await nextOn(store, 'w1', 'w2')
  }

  it('undo of a chapter in which nothing is left opens the one before, once', async () => {
    await played(opened())
    const taken = await takesBack(opened())
    expect(taken).toMatchObject({
      result: 'saved',
      walkthrough: { id: 'w1', isTip: true, closed: false, outcome: { edition: '1.7' }, revision: 2 },
    })
    expect(await takesBack(opened())).toMatchObject({ result: 'repeated', walkthrough: { id: 'w1' } })
    expect(await takesBack(opened(), {}, 'another')).toMatchObject({ result: 'overtaken', tip: { id: 'w1' } })
    expect(await opened().read('w2')).toMatchObject({ closed: true, isTip: false })
    expect(await counting(opened())).toEqual(['w1'])
  })

  it('holds the limits of the one before, in which the empty one does not count', async () => {
    await played(opened())
    const most = (person: number) => ({ open: { person, server: 1 }, aDay: ANY, rows: 1000 })
    expect(await takesBack(opened(), { most: most(0) })).toMatchObject({
      result: 'tooMany',
      reached: { limit: 'open' },
    })
    expect(await takesBack(opened(), { mayOpen: () => false })).toMatchObject({ result: 'mayNot' })
    expect(await opened().read('w2')).toMatchObject({ closed: false, isTip: true })
    expect(await takesBack(opened(), { most: most(1) })).toMatchObject({ result: 'saved' })
  })

  it('changes nothing if somebody has answered meanwhile', async () => {
    await played(opened())
    await appendTo(opened(), 'w2', 0, answers('hero', BEN), 'faster')
    expect(await takesBack(opened())).toMatchObject({
      result: 'behind',
      walkthrough: { id: 'w2', revision: 1 },
    })
    expect(await opened().read('w1')).toMatchObject({ isTip: false, closed: true, revision: 1 })
  })
}

function unseenContract(opened: Opened): void {
  it('a chapter that nobody ever saw is deleted: the one before is the tip, and its number stays unused', async () => {
    await over(opened(), 1)
    await nextOn(opened(), 'w1', 'w2')
    expect(await opened().closeUnseen('w2', 0)).toBe(true)
    expect(await opened().read('w2')).toBeNull()
    expect(await opened().read('w1')).toMatchObject({ isTip: true, closed: true })
    await nextOn(opened(), 'w1', 'w3')
    expect(await opened().read('w3')).toMatchObject({ number: 3, restsOn: 'w1' })
  })

  it('stays once somebody is about to be shown it; what has been taken back before is shown to nobody', async () => {
    await over(opened(), 1)
    await nextOn(opened(), 'w1', 'w2')
    expect(await opened().showing('w2', 5)).toBe(true)
    expect(await opened().closeUnseen('w2', 0)).toBe(false)
    expect(await opened().read('w2')).toMatchObject({ board: null, boardPosted: 5 })
    expect(await opened().showing('w3', 6)).toBe(false)
  })

  it('stays once it has a board or an answer', async () => {
    await over(opened(), 1)
    await nextOn(opened(), 'w1', 'w2')
    await opened().change('w2', { board: '7' })
    expect(await opened().closeUnseen('w2', 0)).toBe(false)
    await opened().change('w2', { board: null })
    await appendTo(opened(), 'w2', 0, answers('hero'), 'i1')
    expect(await opened().closeUnseen('w2', 0)).toBe(false)
    expect(await opened().read('w2')).toMatchObject({ isTip: true, closed: false })
  })
}
