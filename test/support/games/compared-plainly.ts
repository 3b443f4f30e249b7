// Tests the comparison of editions on random attacks: a replay without limits, done by the test, gives the same verdict.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareEditions } from '../../../src/engine/compare.ts'
import type { Flow, SetUp } from '../../../src/engine/flow.ts'
import type { Game } from '../../../src/engine/game.ts'
import { advance, begin, outcomeAt } from '../../../src/engine/play.ts'
import type { Answer } from '../../../src/engine/types.ts'
import { endsPlainly } from '../engine/plain-compare.ts'
import { everyPlay, type Subject } from './flow-properties.ts'

/** The factor by which a usual run compares more than 1,000 random attacks of each flow. */
const TIMES = 17

type Finished<O> = {
  readonly setUp: { readonly edition: string }
  readonly answers: readonly Answer[]
  readonly outcome: O
}

/** Plays random attacks under each edition and checks those that reach their end. */
function everyFinished<G extends Game, S extends SetUp, O extends object>(
  subject: Subject<G, S, O>,
  check: (attack: Finished<O>) => void,
  times: number,
  seed?: number,
): void {
  const { flow } = subject
  const editions = fc.constantFrom(...flow.editions.map(({ rules }) => rules.id))
  const setUp = fc.tuple(subject.setUp, editions).map(([one, edition]) => ({ ...one, edition }))
  const played = { ...subject, setUp }
  everyPlay(
    played,
    ({ answers, positions }, given) => {
      const last = positions.at(-1)
      const outcome = last && outcomeAt(flow, last)
      if (outcome) check({ setUp: { edition: '', ...given }, answers, outcome })
    },
    times,
    seed,
  )
}

/** The fields of an outcome by which editions are compared, as text. */
const inShort = <G extends Game, S extends SetUp, O extends object>(
  { compared }: Flow<G, S, O>,
  outcome: O,
): string => JSON.stringify(compared(outcome))

/** The verdict of a replay that tries every answer at every question. */
function comparedPlainly<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  { setUp, answers, outcome }: Finished<O>,
  edition: string,
): string {
  const ends = endsPlainly(flow, setUp, answers, edition).map(end => end && inShort(flow, end))
  if (ends.includes(null) || new Set(ends).size > 1) return 'cannotTell'
  return ends[0] === inShort(flow, outcome) ? 'same' : 'differs'
}

/** The verdict of a replay in which each answer is given in its turn; null: the other edition takes one of them otherwise. */
function comparedInTurn<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  { setUp, answers, outcome }: Finished<O>,
  edition: string,
): string | null {
  const begun = begin(flow, { ...setUp, edition })
  if ('refused' in begun) return null
  let { position } = begun
  for (const answer of answers) {
    const moved = advance(flow, position, answer)
    if ('refused' in moved) return null
    position = moved.position
  }
  const end = outcomeAt(flow, position)
  if (!end) return null
  return inShort(flow, end) === inShort(flow, outcome) ? 'same' : 'differs'
}

const UNBOUNDED = Number.POSITIVE_INFINITY

/**
 * @param plainSetUp the tables of plain attacks
 * @param times the factor of the number of runs
 */
export function testComparing<G extends Game, S extends SetUp, O extends object>(
  subject: Subject<G, S, O>,
  plainSetUp = subject.setUp,
  times = TIMES,
): void {
  const { flow } = subject
  test(`${flow.id}: each other edition ends as a plain replay says, whatever was played`, () => {
    let told = 0
    everyFinished(
      subject,
      attack => {
        const { setUp, answers, outcome } = attack
        for (const { edition, result } of compareEditions(flow, setUp, answers, outcome, UNBOUNDED)) {
          expect(result).toBe(comparedPlainly(flow, attack, edition))
          const inTurn = comparedInTurn(flow, attack, edition)
          if (inTurn !== null) expect(result).toBe(inTurn)
          told += 1
        }
      },
      times,
    )
    expect(told).toBeGreaterThan(0)
  })

  test(`${flow.id}: of a hundred plain attacks it cannot tell at most five, and within its steps it tells nothing else`, () => {
    let [all, untold] = [0, 0]
    const plainly = plain({ ...subject, setUp: plainSetUp })
    const count = ({ setUp, answers, outcome }: Finished<O>) => {
      const whole = compareEditions(flow, setUp, answers, outcome, UNBOUNDED)
      for (const [index, { result }] of compareEditions(flow, setUp, answers, outcome).entries()) {
        if (result !== 'cannotTell') expect(result).toBe(whole[index]?.result)
        all += 1
        if (result === 'cannotTell') untold += 1
      }
    }
    // A share of other plays every time would miss its bound now and then by chance.
    everyFinished(plainly, count, times, 2026)
    expect(all).toBeGreaterThan(0)
    expect(untold / all).toBeLessThanOrEqual(0.05)
  })
}

/** The same tables without reminders, and nobody reports a card. */
const plain = <G extends Game, S extends SetUp, O extends object>(
  subject: Subject<G, S, O>,
): Subject<G, S, O> => ({
  ...subject,
  setUp: subject.setUp.map(one => ({ ...one, abilities: [] })),
  reports: () => () => null,
})
