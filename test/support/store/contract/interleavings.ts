// Many interactions, late ones, repeated ones, in every order and at once: compared with a model in memory.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Store } from '../../../../src/store/store.ts'
import { runs } from '../../../runs.ts'
import { appendTo } from '../append-to.ts'
import { openAgain } from '../open-again.ts'
import { createModel, type Modelled } from './model.ts'
import { ANA, answers, BEN, type Opened, sample } from './samples.ts'

const IDS = ['w1', 'w2']
const CLAIMS = Array.from({ length: 12 }, (_, number) => `i${number}`)

const id = fc.constantFrom(...IDS)
const claim = fc.constantFrom(...CLAIMS)
const by = fc.constantFrom(ANA, BEN)
const at = fc.nat(100)

type Move = { readonly make: (store: Modelled) => Promise<unknown> }

/** Builds a move that is made on the store and the model alike; it prints its name and details. */
const move = <T>(
  name: string,
  details: fc.Arbitrary<T>,
  make: (store: Modelled, details: T) => Promise<unknown>,
) =>
  details.map(
    (given): Move => ({
      make: store => make(store, given),
      [fc.toStringMethod as never]: () => `${name} ${JSON.stringify(given)}`,
    }),
  )

const start = move('start', fc.record({ id, claim, at }), async (store, { id, claim, at }) =>
  (await store.read(id)) ? null : store.start(sample({ id, created: at }), claim),
)
const append = move(
  'append',
  fc.record({ id, revision: fc.nat(5), claim, by, at, ends: fc.boolean() }),
  (store, { id, revision, claim, by, at, ends }) => {
    const row = { ...answers(claim, by, at), ...(ends && { outcome: { by } }) }
    return appendTo(store, id, revision, row, claim)
  },
)
const takeBack = move(
  'takeBack',
  fc.record({ id, revision: fc.integer({ min: 1, max: 5 }), claim, by, at }),
  (store, { id, revision, claim, by, at }) => appendTo(store, id, revision, { by, at, takesBack: 1 }, claim),
)
const change = move('change', fc.record({ id, board: fc.constantFrom(null, '7') }), (store, { id, board }) =>
  store.change(id, { board }),
)
const close = move(
  'closeAs',
  fc.record({ id, ending: fc.constantFrom<'over' | 'stopped'>('over', 'stopped') }),
  (store, { id, ending }) => store.closeAs(id, ending),
)
const reopen = move(
  'reopen',
  fc.record({ id, revision: fc.nat(5), claim, at, isSide: fc.boolean(), choice: fc.option(claim) }),
  (store, { isSide, choice, ...press }) =>
    openAgain(store, press, { mayOpen: () => isSide }, choice === null ? null : { answer: { choice } }),
)
const forget = move('forget', by, (store, user) => store.forget(user))
const sweep = move('sweep', at, (store, idle) => store.sweep({ now: 0, idle, left: 0 }))

const moves = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: start },
    { weight: 12, arbitrary: append },
    { weight: 3, arbitrary: takeBack },
    change,
    { weight: 3, arbitrary: close },
    { weight: 4, arbitrary: reopen },
    forget,
    sweep,
  ),
  { minLength: 20, maxLength: 60 },
)

const everything = (store: Modelled): Promise<unknown> =>
  Promise.all([...IDS.map(one => store.read(one)), ...CLAIMS.map(store.claimed)])

const emptied = (store: Store) => store.sweep({ now: 0, idle: Number.MAX_SAFE_INTEGER, left: 0 })

export function interleavingsContract(opened: Opened): void {
  it('agree with the model in every result and in what is kept', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async made => {
        await emptied(opened())
        const model = createModel()
        for (const one of made) expect(await one.make(opened())).toEqual(await one.make(model))
        expect(await everything(opened())).toEqual(await everything(model))
      }),
      { numRuns: runs() },
    )
  })

  const press = fc.record({ revision: fc.nat(4), claim })
  it('at once have one winner for each revision, and one row for each interaction', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 40 }), async presses => {
        await emptied(opened())
        await opened().start(sample({ id: 'w1' }), 'start')
        const append = ({ revision, claim }: (typeof presses)[number]) =>
          appendTo(opened(), 'w1', revision, answers(claim), claim)
        const results = await Promise.all(presses.map(append))
        const won = presses.filter((_, index) => results[index]?.result === 'saved')
        const now = await opened().read('w1')
        expect(now?.rows.map(({ number, ...row }) => ({ revision: number - 1, row }))).toEqual(
          won
            .toSorted((a, b) => a.revision - b.revision)
            .map(({ revision, claim }) => ({ revision, row: answers(claim) })),
        )
        expect(new Set(won.map(({ claim }) => claim)).size).toBe(won.length)
      }),
      { numRuns: runs() },
    )
  })

  it('of fifty who press at once one is saved, and the others see what that one did', async () => {
    await opened().start(sample(), 'start')
    const press = (number: number) =>
      appendTo(opened(), sample().id, 0, answers(`choice ${number}`), `i${number}`)
    const results = await Promise.all(Array.from({ length: 50 }, (_, number) => press(number)))
    const winners = results.filter(({ result }) => result === 'saved')
    const others = results.filter(({ result }) => result === 'behind')
    expect([winners.length, others.length]).toEqual([1, 49])
    for (const other of others) expect(other).toEqual({ ...winners[0], result: 'behind' })
  })
}
