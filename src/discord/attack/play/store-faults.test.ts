// A store that fails at any call of a press: what is in the log is never told as not saved, and what is told as saved is there.
import { afterAll, expect, it } from 'vitest'
import { ANA_HERE, peopleOn } from '../../../../test/support/commands/people.ts'
import { failing, toldOf } from '../../../../test/support/store/failing.ts'
import { openTestStore } from '../../../../test/support/walkthroughs/store.ts'
import type { Store } from '../../../store/store.ts'

const ANY = { person: 1_000, server: 1_000 }
const NO_LIMIT = { open: ANY, aDay: ANY, rows: 1_000 }
const opened: Store[] = []
afterAll(() => Promise.all(opened.map(store => store.close())))

const to = (action: string) => async (people: People, id: string, revision: number) =>
  people.press(
    ANA_HERE,
    [`atk1|${action.split('|')[0]}|${id}|${revision}`, ...action.split('|').slice(1)].join('|'),
  )
type People = ReturnType<typeof peopleOn>
type Does = (people: People, id: string, revision: number) => Promise<unknown>

const DEFENDED = ['answer|defend|nobody', 'answer|boost#1|flip|0']
/** The presses before, and the press at each of whose calls the store fails. */
const PRESSES: readonly [string, readonly string[], Does][] = [
  ['an answer', [], to('answer|defend|hero-2')],
  ['the last answer, which finishes the attack', DEFENDED, to('last|damage|deal')],
  ['the end', [...DEFENDED, 'answer|damage|deal'], to('answer|finish|finish')],
  ['taking back', DEFENDED, to('undo')],
  ['taking the end back', [...DEFENDED, 'last|damage|deal'], to('undo')],
  ['stopping', DEFENDED, to('stop|now')],
  ['going on', ['stop|now'], to('goOn')],
  ['an answer to a stopped one', ['stop|now'], to('answer|defend|hero-2')],
  ['again', [...DEFENDED, 'last|damage|deal'], to('again')],
  ['a form', [], (people, id, revision) => people.notes(ANA_HERE, id, revision, 'Ana draws a card')],
  ['a start', [], people => people.starts(ANA_HERE, { defender: 'nobody', boost: '0' })],
  [
    'handing over',
    [],
    (people, id, revision) => people.handsOver(ANA_HERE, id, revision, 'p1', ANA_HERE.user),
  ],
]

/** Everything that is stored about the attacks, without the calls that fail. */
const stateOf = async (store: Store) => {
  const found = await store.of(ANA_HERE.user, 100)
  const read = await Promise.all(found.map(({ id }) => store.read(id)))
  return read.map(one => one && [one.id, one.revision, one.closed, one.beginner, one.outcome !== null])
}

async function tried(before: readonly string[], does: Does, failAt: number, isLasting: boolean) {
  const store = await openTestStore()
  opened.push(store)
  const { store: weak, state } = failing(store)
  const people = peopleOn(weak, NO_LIMIT)
  await people.starts(ANA_HERE)
  const [{ id } = { id: '' }] = await store.of(ANA_HERE.user, 1)
  for (const one of before) await to(one)(people, id, (await store.read(id))?.revision ?? 0)
  const stood = await stateOf(store)
  const revision = (await store.read(id))?.revision ?? 0
  Object.assign(state, { calls: 0, failAt, isLasting })
  const told = await toldOf(does(people, id, revision))
  return { told, calls: state.calls, isSame: JSON.stringify(await stateOf(store)) === JSON.stringify(stood) }
}

it.each(PRESSES)('%s is told as not saved only if nothing is', async (_, before, does) => {
  const { calls, told, isSame } = await tried(before, does, Number.POSITIVE_INFINITY, false)
  expect([calls > 1, told]).toEqual([true, 'told'])
  expect(isSame || does === PRESSES.at(-1)?.[2]).toBe(does === PRESSES.at(-1)?.[2])
  for (const isLasting of [false, true])
    for (let failAt = 1; failAt <= calls; failAt += 1) {
      const one = await tried(before, does, failAt, isLasting)
      if (one.told === 'not saved') expect({ failAt, ...one }).toMatchObject({ isSame: true })
    }
})
