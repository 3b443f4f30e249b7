// A table in random orders of everything that moves it, through several connections, each press delivered twice at once,
// some of them late: whatever happens, the stores agree with the model, and one chapter is open at most, which is the tip.
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Store } from '../../../../src/store/store.ts'
import { runs } from '../../../runs.ts'
import { appendTo } from '../append-to.ts'
import { ANA, answers, BEN, CHRIS, leadTo, sample, takeSeat } from './samples.ts'
import { type TableModel, tableModel } from './table-model.ts'

const DOES = [
  'next',
  'answer',
  'end',
  'goOn',
  'takeBack',
  'back',
  'forward',
  'stop',
  'manager',
  'unseen',
  'endTable',
] as const
const BESIDE = ['sits', 'leads', 'forget', 'sweep'] as const

const press = fc.record({
  does: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('next' as const, 'end' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...DOES) },
    { weight: 1, arbitrary: fc.constantFrom(...BESIDE) },
  ),
  user: fc.constantFrom(ANA, BEN, CHRIS),
  /** Which chapter it is meant for; mostly the tip. */
  chapter: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(9) }),
  /** How far the board was behind. */
  late: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  by: fc.nat(9),
})
type Order = typeof press extends fc.Arbitrary<infer One> ? One : never

type Told = string | boolean | object
const said = (told: Told): unknown => {
  if (typeof told !== 'object') return told
  return 'result' in told ? told.result : 'overtaken'
}

/** Where whoever was late is led. */
function ledTo(told: Told): string | undefined {
  if (typeof told !== 'object') return undefined
  const { overtakenBy, tip, walkthrough } = told as Readonly<Record<string, { id: string } | undefined>>
  return (overtakenBy ?? tip ?? walkthrough)?.id
}

/** What counts once, and what it is told the second time. */
const AGAIN: Readonly<Record<string, string>> = { started: 'repeated', saved: 'repeated', moved: 'repeated' }

async function played(stores: readonly Store[], orders: readonly Order[], run: number): Promise<void> {
  const table = `t${run}`
  const seats = ['p1', 'p2'].map((player, i) => ({ player, user: [ANA, BEN][i] ?? null, name: null }))
  const on = (n: number) => stores[n % stores.length] as Store
  await on(run).start(sample({ id: table, guild: table, seats }), `${run} begin`)
  let model = tableModel(table, ANA, [ANA, BEN])
  for (const [step, order] of orders.entries()) {
    if (order.does === 'sweep') {
      await on(step).sweep({ now: 0, idle: Number.MAX_SAFE_INTEGER, left: 0 })
      expect(await on(step + 1).table(table)).toBeNull()
      await on(step).start(sample({ id: table, guild: table, seats }), `${run} begin again ${step}`)
      model = tableModel(table, ANA, [ANA, BEN])
      continue
    }
    const { expected, does } = made(model, order, { table, at: 10 + step, claim: `${run} ${step}` })
    const both = await Promise.all([does(on(step + order.by)), does(on(step + order.by + 1))])
    const second = AGAIN[String(expected)] ?? expected
    expect([order, ...both.map(said).map(String).toSorted()]).toEqual([
      order,
      ...[expected, second].map(String).toSorted(),
    ])
    for (const told of both)
      if (['overtaken', 'open', 'mayNot', 'unrelated'].includes(String(said(told))))
        expect(ledTo(told)).toBe(model.table.tip)
    await agrees(on(step), table, model)
  }
}

async function agrees(store: Store, id: string, model: TableModel): Promise<void> {
  const table = await store.table(id)
  const { chapters, tip, lead, seats, isEnded, last } = model.table
  const counts = model.counts()
  expect({
    ...table,
    seats: table?.seats.map(({ user }) => user),
    ended: table?.ended !== null,
  }).toMatchObject({
    ...{ tip, starter: lead, seats, ended: isEnded, lastNumber: last, forward: model.forward() },
    chapters: chapters.map(one => ({
      ...{ id: one.id, number: one.number, restsOn: one.restsOn, revision: one.revision, closed: one.closed },
      ...{ counts: counts.includes(one.id), isTip: one.id === tip },
    })),
  })
  expect(table?.chapters.filter(({ closed }) => !closed).every(({ isTip }) => isTip)).toBe(true)
}

type How = { readonly table: string; readonly at: number; readonly claim: string }
type Made = { readonly expected: unknown; readonly does: (store: Store) => Promise<Told> }

/** Makes an order on the model, and says what a store has to tell for it. */
function made(model: TableModel, { does, user, chapter, late }: Order, { table, at, claim }: How): Made {
  const all = model.table.chapters
  const {
    id,
    revision: now,
    restsOn,
  } = (chapter === null ? model.tip() : all[chapter % all.length]) ?? model.tip()
  const revision = now - late
  const told = { interaction: claim, userId: user, at, walkthrough: id, revision }
  const move = (from: string, to: string): Made => ({
    expected: model.move(from, to, user),
    does: store =>
      store.moveTip(
        { table, from, to, userId: user, at, interaction: claim },
        rights => rights.starter === user || rights.hasAnswered,
      ),
  })
  switch (does) {
    case 'next': {
      const next = sample({ id: `${table}.${at}`, starter: user, guild: table, on: { table, restsOn: id } })
      const seats = next.seats.map(seat => seat.user)
      return { expected: model.next(id, next.id, user, seats), does: store => store.start(next, claim) }
    }
    case 'answer':
    case 'end': {
      const ends = does === 'end'
      const row = { ...answers('hero', user, at), ...(ends && { outcome: {} }) }
      return {
        expected: model.answer(id, revision, user, at, ends),
        does: store => appendTo(store, id, revision, row, claim),
      }
    }
    case 'goOn':
      return { expected: model.goOn(id, revision), does: store => store.reopen(told, OPENING, null) }
    case 'takeBack': {
      const before = all.find(one => one.id === restsOn)?.revision ?? 0
      const row = before > 0 ? { takesBack: before } : null
      return {
        expected: model.takeBack(id, revision, user, at),
        does: store => store.takeBackChapter(told, OPENING, { revision: before, row }),
      }
    }
    case 'back':
      return move(late > 0 ? (restsOn ?? id) : model.table.tip, restsOn ?? id)
    case 'forward':
      return move(model.table.tip, model.forward() ?? id)
    case 'stop':
      model.stop(id)
      return { expected: true, does: store => store.closeAs(id, 'stopped') }
    case 'manager':
      model.stop(model.table.tip)
      return {
        expected: true,
        does: async store => (await store.closeIn(table, Number.MAX_SAFE_INTEGER)) >= 0,
      }
    case 'unseen': {
      const isFirst = restsOn === null
      const expected = model.unseen(id, revision)
      return { expected, does: once(expected && !isFirst, store => store.closeUnseen(id, revision)) }
    }
    case 'endTable':
      model.end(late === 0)
      return { expected: true, does: store => store.endTable(table, late === 0 ? at : null) }
    default:
      return beside(model, does, user, table)
  }
}

function beside(model: TableModel, does: (typeof BESIDE)[number], user: string, table: string): Made {
  const { lead, seats } = model.table
  if (does === 'sits') {
    model.table.seats = [seats[0] ?? null, user]
    return { expected: true, does: once(true, store => takeSeat(store, table, 'p2', seats[1] ?? null, user)) }
  }
  if (does === 'leads') {
    const expected = lead !== null && model.leadTo(user)
    return {
      expected,
      does: once(true, async store => lead !== null && (await leadTo(store, table, lead, user))),
    }
  }
  model.forget(user)
  return { expected: true, does: once(true, store => store.forget(user).then(() => true)) }
}

/** What would be another change if it were made twice is made once. */
function once(is: boolean, does: (store: Store) => Promise<Told>): Made['does'] {
  let first: Promise<Told> | null = null
  return store => {
    if (!is) return does(store)
    first ??= does(store)
    return first
  }
}

const ANY = { person: 1_000_000, server: 1_000_000 }
const OPENING = { mayOpen: () => true, most: { open: ANY, aDay: ANY, rows: 1_000_000 }, countsForDay: false }

let tables = 0

/** @param open opens as many stores on one empty database */
export async function tableOrders(stores: readonly Store[], times: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(press, { minLength: 10, maxLength: 30 }), async orders => {
      tables += 1
      await played(stores, orders, tables)
      await stores[0]?.sweep({ now: 0, idle: Number.MAX_SAFE_INTEGER, left: 0 })
    }),
    { numRuns: runs(times) },
  )
}
