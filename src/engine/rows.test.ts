// Tests of an edition's changes to the shared rows: play, chart and comparison follow them.
import { expect, test } from 'vitest'
import {
  TOLL_ROWS,
  type Toll,
  type TollFlow,
  type TollOutcome,
  tollFlow,
} from '../../test/support/engine/made-up-game.ts'
import { pay, run } from '../../test/support/engine/play-made-up-game.ts'
import { compareEditions } from './compare.ts'
import type { Row } from './flow.ts'
import { type Played, play } from './play.ts'
import { chart, editionNamed, exitsOf, type RowChanges, rowsBy } from './rows.ts'

/** The toll flow with a third edition that has these changes. */
const inThree = (changes: RowChanges<Toll>): TollFlow => ({
  ...tollFlow,
  editions: [...tollFlow.editions, { rules: { id: 'third', price: 1 }, rows: rowsBy(TOLL_ROWS, changes) }],
})

const third = (changes: RowChanges<Toll>, ...answers: unknown[]): Played<Toll, TollOutcome> =>
  play(inThree(changes), { edition: 'third' }, answers)

/** The steps of a play, each with its number. */
const steps = ({ events }: Played<Toll, TollOutcome>) =>
  events.flatMap(event => (event.type === 'step_entered' ? `${event.number ?? '-'} ${event.step}` : []))

const names = (changes: RowChanges<Toll>) => rowsBy(TOLL_ROWS, changes).map(row => row.name)

test('an edition that changes nothing has the shared rows, and another is not changed with it', () => {
  expect(rowsBy(TOLL_ROWS, {})).toEqual(TOLL_ROWS)
  const numbered = inThree({ changed: { choose: { number: '7' } } })
  expect(steps(play(numbered, {}, [pay(1)]))).toEqual(['1 arrive', '2 choose', '- leave'])
})

test('an edition has other numbers, titles and citations, which are no part of what a row does', () => {
  const changes: RowChanges<Toll> = { changed: { choose: { number: '7b', title: 'Pay', cites: ['T-2b'] } } }
  const played = third(changes, pay(1))
  expect(steps(played)).toEqual(['1 arrive', '7b choose', '- leave'])
  expect(played.events.find(({ step }) => step === 'choose')?.clause).toBe('T-2b')
  expect(chart(tollFlow, { rules: { id: 'third', price: 1 }, rows: rowsBy(TOLL_ROWS, changes) })).toContain(
    'choose["7b Pay<br/>choose · T-2b"]',
  )
})

test('an edition has fewer rows, in another order: each leads to the row after it there', () => {
  expect(names({ order: ['choose', 'leave'] })).toEqual(['choose', 'leave'])
  expect(
    steps(third({ order: ['choose', 'arrive', 'leave', 'turnedAway'] }, pay(1), { choice: 'pass' })),
  ).toEqual(['2 choose', '1 arrive', '- leave'])
})

test('a row that only one edition has stands where its order says; a row of the same name stands for the shared one', () => {
  const row: Row<Toll> = { name: 'turnedAway', title: 'A bow', heading: 'beyond', cites: ['T-3'] }
  const order = ['arrive', 'turnedAway', 'choose', 'leave'] as const
  expect(steps(third({ order, added: [row] }, pay(1)))).toEqual([
    '1 arrive',
    '- turnedAway',
    '2 choose',
    '- leave',
  ])
})

test('a way is taken if it is open, else the next one, else the row after', () => {
  const broke = { to: 'turnedAway', when: ({ coins }: Toll['state']) => coins === 0 } as const
  const changes: RowChanges<Toll> = { changed: { choose: { next: [broke] } } }
  expect(steps(third(changes, pay(3))).at(-1)).toBe('- turnedAway')
  expect(steps(third(changes, pay(1))).at(-1)).toBe('- leave')
  const rows = rowsBy(TOLL_ROWS, changes)
  expect(rows.map(row => exitsOf(rows, row))).toEqual([['choose'], ['leave', 'turnedAway'], ['end'], ['end']])
  const always = rowsBy(TOLL_ROWS, { changed: { choose: { next: [broke, { to: 'arrive' }] } } })
  expect(always.map(row => exitsOf(always, row))[1]).toEqual(['turnedAway', 'arrive'])
})

test('an early end is one from the first to the last row in which it can be, in the order of the edition', () => {
  const flow = inThree({ order: ['choose', 'arrive', 'leave', 'turnedAway'] })
  const { earlyEnd } = tollFlow
  if (!earlyEnd) throw new Error('the toll has no early end')
  const early: TollFlow = { ...flow, earlyEnd: { ...earlyEnd, from: 'arrive', through: 'leave' } }
  const lines = chart(early, editionNamed(early, 'third')).split('\n')
  expect(lines.filter(line => line.endsWith('--> turnedAway'))).toEqual([
    '  arrive --> turnedAway',
    '  leave --> turnedAway',
  ])
})

test('an edition that has lost a row to which another leads is a fault, and so is one that leads to nothing', () => {
  expect(() => names({ order: ['arrive', 'choose'] })).toThrow('no row after choose')
  expect(() => names({ order: ['arrive'], changed: { arrive: { next: 'leave' } } })).toThrow('no row leave')
  expect(() => names({ order: ['arrive', 'nowhere' as Toll['row']] })).toThrow('no row nowhere')
})

test('an attack is compared with every other edition by the rows that it has there', () => {
  const flow = inThree({ order: ['leave'] })
  const { accepted, outcome } = run({}, pay(1))
  if (!outcome) throw new Error('the toll is not paid')
  const compared = compareEditions(flow, { edition: 'old' }, accepted, outcome)
  // The third edition asks for no toll, so there all coins are left.
  expect(compared.map(({ edition, result }) => [edition, result])).toEqual([
    ['new', 'cannotTell'],
    ['third', 'differs'],
  ])
})

test('the chart has a line for each row and an arrow for each exit, also that of an early end', () => {
  expect(chart(tollFlow, editionNamed(tollFlow, 'old')).split('\n')).toEqual([
    'flowchart TD',
    '  arrive["1 At the gate<br/>arrive · T-1"]',
    '  arrive --> choose',
    '  arrive --> turnedAway',
    '  choose["2 The toll<br/>choose · T-2"]',
    '  choose --> leave',
    '  choose --> turnedAway',
    '  leave["Beyond the gate<br/>leave · T-3"]',
    '  leave --> over([end])',
    '  turnedAway["Turned away<br/>turnedAway · T-3"]',
    '  turnedAway --> over([end])',
  ])
  const open = chart({ ...tollFlow, earlyEnd: null }, editionNamed(tollFlow, 'old'))
  expect(open).not.toContain('--> turnedAway')
})
