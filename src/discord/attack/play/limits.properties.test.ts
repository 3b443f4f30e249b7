// Whatever people do, in whatever order: no limit is exceeded, and nobody is counted for what others do.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { type Actor, PEOPLE, peopleOn } from '../../../../test/support/commands/people.ts'
import { openTestStore } from '../../../../test/support/walkthroughs/store.ts'
import { LEAD } from '../../../store/seats.ts'
import type { Store } from '../../../store/store.ts'
import type { Head } from '../../../store/walkthroughs.ts'
import { sidesOf } from '../../../walkthroughs/reopening.ts'
import { closingId } from '../../settings/ids.ts'

const MOST = { open: { person: 2, server: 3 }, aDay: { person: 9, server: 14 }, rows: 5 }
const SERVERS = ['400000000000000004', '410000000000000004']

const actor = fc.record({
  user: fc.constantFrom(...PEOPLE),
  guild: fc.constantFrom(...SERVERS, '400000000000000004', '400000000000000004'),
  isPrivate: fc.constantFrom(false, false, true),
  manages: fc.constantFrom(false, false, true),
})
/** Which of the attacks there are, the latest first, and how old the pressed board is. */
const board = { which: fc.nat(5), behind: fc.constantFrom(0, 0, 0, 1) }
const STOPS = [
  'goOn',
  'goOn',
  'goOn',
  'stop|now',
  'stop|now',
  'undo',
  'undo',
  'again',
  'take|p1',
  'take|p2',
  'refuse|p1',
]
const ANSWERS = [
  'answer|defend|hero-2',
  'last|defend|nobody',
  'answer|boost#1|flip|0',
  'last|damage|deal',
  'answer|finish|finish',
]
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('starts' as const), actor }) },
  { weight: 12, arbitrary: fc.record({ does: fc.constantFrom(...STOPS, ...ANSWERS), actor, ...board }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('hands over' as const),
      actor,
      ...board,
      side: fc.constantFrom('p1', LEAD),
      to: fc.constantFrom(...PEOPLE),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('closes all' as const, 'deletes' as const), actor }),
  },
)
/** Each sequence begins with stopped attacks of two people, one of whom may begin no more and the other write no more. */
const [ANA = '', BEN = ''] = PEOPLE
const PLAYED = [
  'answer|defend|hero-2',
  'answer|boost#1|flip|0',
  'last|damage|deal',
  'undo',
  'answer|finish|finish',
]
const stoppedOf = (user: string, ...presses: readonly string[]): readonly Deed[] =>
  ['starts', ...presses, 'stop|now'].map(does => ({
    does,
    actor: { user, guild: SERVERS[0] ?? '' },
    which: 0,
  }))
const FIRST = [...stoppedOf(ANA), ...stoppedOf(ANA), ...stoppedOf(BEN, ...PLAYED)]
type Deed = { does: string; actor: Actor; which?: number; behind?: number; side?: string; to?: string }

async function headsIn(store: Store, known: Set<string>): Promise<Head[]> {
  for (const user of PEOPLE) for (const { id } of await store.of(user, 1_000)) known.add(id)
  const heads = await Promise.all([...known].map(id => store.read(id)))
  return heads.filter(head => head !== null).toSorted((a, b) => b.created - a.created)
}

const openOf = (heads: readonly Head[], user: string) =>
  heads.filter(({ closed, beginner }) => !closed && beginner === user)
const openIn = (heads: readonly Head[], server: string) =>
  heads.filter(({ closed, guild, isPrivate }) => !closed && guild === server && !isPrivate)

async function done(people: ReturnType<typeof peopleOn>, heads: readonly Head[], one: Deed) {
  const { does, actor, which = 0, behind = 0, side = '', to = '' } = one
  if (does === 'starts') return people.starts(actor)
  if (does === 'closes all') return people.press(actor, closingId('close', 'all'))
  if (does === 'deletes') return people.deletesAll(actor)
  const head = heads[which % Math.max(1, heads.length)]
  if (!head) return null
  const revision = Math.max(0, head.revision - behind)
  if (does === 'hands over') return people.handsOver(actor, head.id, revision, side, to)
  const [action, ...rest] = does.split('|')
  return people.press(actor, ['atk1', action, head.id, revision, ...rest].join('|'))
}

type Seen = { refused: number; refusedRows: number; opened: number }

/** Tries a sequence of deeds. @returns how often one was refused by a limit, and how often a closed attack opened */
async function tried(deeds: readonly Deed[]): Promise<Seen> {
  const store = await openTestStore()
  const people = peopleOn(store, MOST)
  const known = new Set<string>()
  const seen = { refused: 0, refusedRows: 0, opened: 0 }
  const ofDay = new Map<string, number>()
  const rowsOf = new Map<string, number>()
  let before: Head[] = []
  for (const one of deeds) {
    const answer = await done(people, before, one)
    const now = await headsIn(store, known)
    if (answer?.outcome === 'too many of person rows') seen.refusedRows += 1
    else if (answer?.outcome.startsWith('too many')) seen.refused += 1
    expect(rowsWritten(one.actor.user, before, now, rowsOf)).toBeLessThanOrEqual(MOST.rows)
    if (pressedWas(before, now)) seen.opened += 1
    for (const user of PEOPLE) checkPerson(user, one.actor, before, now, ofDay)
    for (const server of SERVERS) expect(openIn(now, server).length).toBeLessThanOrEqual(MOST.open.server)
    if (['closes all', 'deletes'].includes(one.does)) expect(open(now)).toBeLessThanOrEqual(open(before))
    before = now
  }
  await store.close()
  return seen
}

const open = (heads: readonly Head[]): number => heads.filter(({ closed }) => !closed).length

/** No more of a person are open than may be, and who has raised their number is the person or a side. */
function checkPerson(
  user: string,
  by: Actor,
  before: readonly Head[],
  now: readonly Head[],
  ofDay: Map<string, number>,
): void {
  expect(openOf(now, user).length).toBeLessThanOrEqual(MOST.open.person)
  if (openOf(now, user).length <= openOf(before, user).length) return
  if (by.user !== user) expect(sidesOf(pressed(before, now))).toContain(by.user)
  // Who takes back an end that has just come is not counted for the day.
  if (pressedWas(before, now)?.ending !== 'over') ofDay.set(user, (ofDay.get(user) ?? 0) + 1)
  expect(ofDay.get(user) ?? 0).toBeLessThanOrEqual(MOST.aDay.person)
}

/** The number of rows that this person has written so far, also in attacks that are gone by now. */
function rowsWritten(
  user: string,
  before: readonly Head[],
  now: readonly Head[],
  rowsOf: Map<string, number>,
): number {
  const grown = now.map(({ id, revision }) => revision - (before.find(one => one.id === id)?.revision ?? 0))
  const written = grown.reduce((all, one) => all + one, rowsOf.get(user) ?? 0)
  rowsOf.set(user, written)
  return written
}

/** The attack that has been opened by the last deed, as it is now. @throws Error if there is none */
function pressed(before: readonly Head[], now: readonly Head[]): Head {
  const found = now.find(({ id, closed }) => !closed && before.find(one => one.id === id)?.closed !== false)
  if (!found) throw new Error('nothing has been opened')
  return found
}

/** The same as it was while it was closed; undefined: nothing closed has been opened. */
const pressedWas = (before: readonly Head[], now: readonly Head[]): Head | undefined =>
  before.find(({ id, closed }) => closed && now.find(one => one.id === id)?.closed === false)

test('no sequence of commands, buttons and forms exceeds a limit, and only sides raise anybody’s count', async () => {
  const seen: Seen = { refused: 0, refusedRows: 0, opened: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.noShrink(fc.noBias(fc.array(deed, { minLength: 60, maxLength: 60 }))),
      async deeds => {
        const { refused, refusedRows, opened } = await tried([...FIRST, ...deeds])
        seen.refused += refused
        seen.refusedRows += refusedRows
        seen.opened += opened
      },
    ),
    { numRuns: runs(0.05) },
  )
  expect(seen.refused).toBeGreaterThan(0)
  expect(seen.refusedRows).toBeGreaterThan(0)
  expect(seen.opened).toBeGreaterThan(0)
})
