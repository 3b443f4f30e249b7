// Tests that comparing editions takes a bounded number of steps and agrees with trying every answer everywhere.
import { expect, test } from 'vitest'
import { endsPlainly } from '../../../test/engine/plain-compare.ts'
import { everyPlay, type Subject } from '../../../test/games/flow-properties.ts'
import {
  balances,
  effect,
  enemySetUp,
  playerSetUp,
  reporting,
} from '../../../test/games/marvel-champions/random-tables.ts'
import { compareEditions } from '../../engine/compare.ts'
import type { Flow, SetUp } from '../../engine/flow.ts'
import { outcomeAt } from '../../engine/play.ts'
import type { Answer } from '../../engine/types.ts'
import { CLAUSES } from './clauses.ts'
import { EDITION_IDS, type EditionId } from './editions.ts'
import { enemyAttackFlow } from './enemy-attack/flow.ts'
import { playerAttackFlow } from './player-attack/flow.ts'
import type { Marvel } from './rules/state.ts'

const common = { effect, reports: reporting, clauses: CLAUSES, invariant: balances }

type Finished<O> = {
  readonly setUp: { edition: EditionId }
  readonly answers: Answer[]
  readonly outcome: O
}

/** Plays random plain attacks and checks those that reach their end. */
function everyFinished<S extends SetUp, O extends object>(
  subject: Subject<Marvel, S, O>,
  check: (attack: Finished<O>) => void,
): void {
  everyPlay(subject, ({ answers, positions }, setUp) => {
    const last = positions.at(-1)
    const outcome = last && outcomeAt(subject.flow, last)
    if (outcome) check({ setUp: { edition: '1.7', ...setUp }, answers, outcome })
  })
}

/** The fields of an outcome by which editions are compared, as text. */
const inShort = <S extends SetUp, O extends object>({ compared }: Flow<Marvel, S, O>, outcome: O): string =>
  JSON.stringify(compared.map(field => outcome[field]))

function comparedPlainly<S extends SetUp, O extends object>(
  { flow }: Subject<Marvel, S, O>,
  { setUp, answers, outcome }: Finished<O>,
): string {
  const other = EDITION_IDS.find(id => id !== setUp.edition) ?? ''
  const ends = endsPlainly(flow, setUp, answers, other).map(end => end && inShort(flow, end))
  if (ends.includes(null) || new Set(ends).size > 1) return 'cannotTell'
  return ends[0] === inShort(flow, outcome) ? 'same' : 'differs'
}

function testComparing<S extends SetUp, O extends object>(subject: Subject<Marvel, S, O>): void {
  const { flow } = subject
  test(`${flow.id}: what the other edition makes of it is what trying every answer at every question says`, () => {
    everyFinished(subject, attack => {
      const { setUp, answers, outcome } = attack
      const [other] = compareEditions(flow, setUp, answers, outcome, Number.POSITIVE_INFINITY)
      expect(other?.result).toBe(comparedPlainly(subject, attack))
    })
  })
  test(`${flow.id}: of a hundred plain attacks at most five cannot be compared because that would take too long`, () => {
    let [all, tooLong] = [0, 0]
    everyFinished(subject, ({ setUp, answers, outcome }) => {
      const [whole] = compareEditions(flow, setUp, answers, outcome, Number.POSITIVE_INFINITY)
      const [bounded] = compareEditions(flow, setUp, answers, outcome)
      all += 1
      if (whole?.result !== bounded?.result) tooLong += 1
    })
    expect(all).toBeGreaterThan(0)
    expect(tooLong / all).toBeLessThanOrEqual(0.05)
  })
}

testComparing({ ...common, flow: enemyAttackFlow, setUp: enemySetUp })
testComparing({ ...common, flow: playerAttackFlow, setUp: playerSetUp })
