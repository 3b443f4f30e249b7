// Tests the properties that every flow has for any table, cards and answers.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Flow, Rules, SetUp } from '../../../src/engine/flow.ts'
import type { Game } from '../../../src/engine/game.ts'
import { advance, begin, goOn, openPlay, outcomeAt, play, promptAt, wayTo } from '../../../src/engine/play.ts'
import { exitsOf } from '../../../src/engine/rows.ts'
import type { Answer } from '../../../src/engine/types.ts'
import { runs } from '../../runs.ts'
import { deepFreeze, type LegalPlay, legalPlay, type Reports } from './legal-plays.ts'
import { expectPlaysOn } from './playing-on.ts'

export type Subject<G extends Game, S extends SetUp, O extends object> = {
  flow: Flow<G, S, O>
  setUp: fc.Arbitrary<object>
  effect: fc.Arbitrary<G['effect']>
  reports: (cards: readonly G['effect'][][]) => Reports<G>
  clauses: readonly string[]
  /** Expects what must hold for the state at every point of a play. */
  invariant: (state: G['state']) => void
}

const picks = fc.array(fc.nat({ max: 100_000 }), { maxLength: 25 })

/**
 * Plays random legal plays and checks each of them.
 * @param times the factor of the number of runs
 * @param seed makes the plays the same every time
 */
export function everyPlay<G extends Game, S extends SetUp, O extends object>(
  subject: Subject<G, S, O>,
  check: (played: LegalPlay<G>, setUp: object) => void,
  times = 1,
  seed?: number,
): void {
  const cards = fc.array(fc.array(subject.effect, { maxLength: 3 }), { maxLength: 4 })
  fc.assert(
    fc.property(subject.setUp, cards, picks, (setUp, some, numbers) => {
      if ('refused' in begin(subject.flow, setUp)) return
      check(legalPlay(subject.flow, setUp, numbers, subject.reports(some)), setUp)
    }),
    { numRuns: runs(times), ...(seed !== undefined && { seed }) },
  )
}

export function testProperties<G extends Game, S extends SetUp, O extends object>(
  subject: Subject<G, S, O>,
): void {
  test('every play ends, inputs stay as they were, nothing is accepted after the outcome', () => {
    everyPlay(subject, played => ends(subject, played))
  })
  test('a shorter log tells the beginning of the longer one, and play equals single steps', () => {
    everyPlay(subject, (played, setUp) => prefixes(subject, played, setUp))
  })
  test('the numbers balance and stay within their bounds at every point', () => {
    everyPlay(subject, played => {
      for (const { memory } of played.positions) subject.invariant(memory.state)
    })
  })
  test('every step and every event cites a clause that exists', () => {
    const clauses = new Set<string>(subject.clauses)
    const cited = subject.flow.editions.flatMap(({ rows }) => rows.flatMap(row => row.cites))
    expect(cited.filter(one => !clauses.has(one))).toEqual([])
    everyPlay(subject, played => {
      for (const event of played.events.flat()) expect(clauses.has(event.clause)).toBe(true)
    })
  })
  test('what is not offered is refused and leaves no trace', () => {
    everyPlay(subject, played => refuses(subject, played))
  })
  test('an attack that is played on without players goes as with the same answers one by one', () => {
    everyPlay(subject, ({ positions }) => expectPlaysOn(subject.flow, positions))
  })
  test('no ability opens twice for one occurrence of its trigger', () => {
    everyPlay(subject, played => opensOnce(played))
  })
  test('junk neither throws nor advances, as a set-up and as an answer', () => {
    fc.assert(
      fc.property(subject.setUp, junk, (setUp, one) => survives(subject, setUp, one)),
      { numRuns: runs(2) },
    )
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap')
        },
      },
    )
    expect(play(subject.flow, trap, []).refused).toMatchObject({ code: 'malformedSetUp' })
  })
  test('in every edition each row is reached from another, and every exit exists', () =>
    rowsConnect(subject.flow))
}

function ends<G extends Game, S extends SetUp, O extends object>(
  { flow }: Subject<G, S, O>,
  played: LegalPlay<G>,
): void {
  const last = played.positions.at(-1)
  if (!last) throw new Error('no position')
  expect(outcomeAt(flow, last)).not.toBeNull()
  // At the question of a row that may stay open, an answer of another one is refused as anywhere.
  const code = flow.restsAt ? 'noSuchChoice' : 'over'
  expect(advance(flow, last, { choice: 'finish' })).toMatchObject({ refused: { code } })
}

function prefixes<G extends Game, S extends SetUp, O extends object>(
  { flow }: Subject<G, S, O>,
  played: LegalPlay<G>,
  setUp: object,
): void {
  const whole = play(flow, setUp, played.answers)
  expect(whole.refused).toBeNull()
  expect(whole.events).toEqual(played.events.flat())
  const half = Math.floor(played.answers.length / 2)
  const shorter = play(flow, setUp, played.answers.slice(0, half))
  expect(whole.events.slice(0, shorter.events.length)).toEqual(shorter.events)
  const opened = openPlay(flow, setUp)
  const reached = 'refused' in opened ? opened : goOn(flow, opened, played.answers)
  if ('refused' in reached) throw new Error(`refused: ${JSON.stringify(reached.refused)}`)
  expect(wayTo(reached).map(({ position }) => position)).toEqual(played.positions)
  expect(wayTo(reached).flatMap(({ answer }) => answer ?? [])).toEqual(stepAnswers(flow, played))
}

/** The answers as they go into a log, each played by itself. */
const stepAnswers = <G extends Game>(flow: Rules<G>, { answers, positions }: LegalPlay<G>): Answer[] =>
  answers.flatMap((answer, i) => {
    const position = positions[i]
    const moved = position && advance(flow, position, answer)
    return (moved && 'answer' in moved && moved.answer) || []
  })

function refuses<G extends Game, S extends SetUp, O extends object>(
  { flow }: Subject<G, S, O>,
  played: LegalPlay<G>,
): void {
  for (const position of played.positions) {
    const before = JSON.stringify(position)
    for (const { name, barred } of promptAt(flow, position)?.windows ?? []) {
      const wrong = { question: name, choice: 'Nobody you know' }
      expect(advance(flow, position, wrong)).toHaveProperty('refused')
      for (const one of barred ?? [])
        expect(advance(flow, position, { question: name, choice: one.name })).toMatchObject({
          refused: { code: one.code },
        })
    }
    expect(JSON.stringify(position)).toBe(before)
  }
}

function opensOnce<G extends Game>(played: LegalPlay<G>): void {
  for (const { memory } of played.positions)
    for (const task of memory.stack) {
      if (task.task !== 'window') continue
      const opened = task.opened.map(one => `${one.ability} ${one.occurrence}`)
      expect(new Set(opened).size).toBe(opened.length)
    }
}

const junk = fc.oneof(
  fc.anything(),
  fc.record(
    {
      question: fc.oneof(fc.constantFrom('defend', 'damage', 'finish', '__proto__'), fc.string()),
      choice: fc.oneof(fc.constantFrom('__proto__', 'constructor', ''), fc.string({ minLength: 12 })),
      number: fc.oneof(fc.integer(), fc.double()),
      card: fc.record({
        effects: fc.array(fc.record({ kind: fc.constantFrom('toString', 'damage', '__proto__') }), {
          minLength: 1,
        }),
      }),
      joins: fc.array(fc.anything(), { minLength: 1 }),
      by: fc.anything(),
    },
    { requiredKeys: [] },
  ),
)

function survives<G extends Game, S extends SetUp, O extends object>(
  { flow }: Subject<G, S, O>,
  setUp: object,
  one: unknown,
): void {
  const begun = begin(flow, setUp)
  if ('refused' in begun) return
  const moved = advance(flow, deepFreeze(begun.position), one)
  // An empty report is legal in an open window; every other answer here is refused.
  if ('position' in moved) expect(moved.answer).toHaveProperty('card')
  expect(play(flow, one, [one]).refused).not.toBeNull()
}

function rowsConnect<G extends Game>({ editions, earlyEnd }: Rules<G>): void {
  for (const { rows } of editions) {
    const names: string[] = [...rows.map(row => row.name), 'end']
    const early = earlyEnd ? [earlyEnd.from, earlyEnd.through, earlyEnd.to] : []
    expect(early.filter(name => !names.includes(name))).toEqual([])
    const exits = new Set<string>([...rows.flatMap(row => exitsOf(rows, row)), ...early.slice(2)])
    expect(names.filter(name => !exits.has(name))).toEqual([rows[0]?.name])
  }
}
