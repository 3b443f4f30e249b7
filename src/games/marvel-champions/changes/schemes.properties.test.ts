// Whatever threat comes and goes, no scheme has less than none, and none stays that would have left.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { grinder, lumen } from '../../../../test/support/games/marvel-champions/cast.ts'
import type { Answer } from '../../../engine/types.ts'
import { marvelChanges } from '../flows.ts'

const MAIN = { id: 'Main', kind: 'main', threat: 3, threshold: 7, acceleration: 2 }
const SIDE = { id: 'Side', kind: 'side', threat: 2, acceleration: 1 }
const setUp = {
  ...{ edition: '1.8', players: ['Ana'], pieces: [lumen(), grinder()], activated: [] },
  schemes: [MAIN, SIDE],
}

const onScheme = fc
  .record({ scheme: fc.constantFrom('Main', 'Side'), amount: fc.integer({ min: -9, max: 9 }) })
  .map(
    (effect): Answer => ({
      question: 'changes',
      card: { effects: [{ kind: 'threat', ...effect }] },
    }),
  )
const step = fc.constant<Answer>({ question: 'changes', choice: 'playersPhaseEnds' })

/** The answers that are accepted one after the other. */
function accepted(answers: readonly Answer[]): Answer[] {
  const all: Answer[] = []
  for (const answer of answers) if (!marvelChanges.play(setUp, all.concat(answer)).refused) all.push(answer)
  return all
}

test('a main scheme stays below its target threat or has advanced, a side scheme has threat or is gone', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(onScheme, step), { maxLength: 8 }), answers => {
      const play = marvelChanges.own(marvelChanges.play(setUp, accepted(answers)))
      for (const { id, threat = null, completed } of play.outcome?.table.schemes ?? []) {
        if (id === 'Side') expect(threat).toBeGreaterThan(0)
        else if (completed) expect(threat).toBeNull()
        else expect(threat === null ? -1 : threat).toSatisfy((now: number) => now >= 0 && now < 7)
      }
      expect(play.outcome).not.toBeNull()
    }),
    { numRuns: runs(1 / 5) },
  )
})
