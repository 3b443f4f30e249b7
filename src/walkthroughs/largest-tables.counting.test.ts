// Tests that the largest tables cost a bounded number of steps of the engine.
import { describe, expect, it, vi } from 'vitest'
import { stepsOf } from '../../test/support/engine/step-count.ts'
import { FLOWS, flowNamed, replayOf } from '../../test/support/walkthroughs/flows.ts'
import { type WorstTable, worstTables } from '../../test/support/walkthroughs/largest-tables.ts'
import { MOST_ANSWERS } from '../engine/advance.ts'
import { MOST_COMPARED_STEPS } from '../engine/compare.ts'
import type { Answer } from '../engine/types.ts'
import type { Walkthrough } from '../store/walkthroughs.ts'
import type { Replay } from './log/replay.ts'
import { MOST_PREVIEWED_STEPS, previewOf } from './preview.ts'

vi.mock('../engine/read-answer.ts', async original =>
  (await import('../../test/support/engine/step-count.ts')).counting(await original(), 'readAnswer'),
)
vi.mock('../engine/prompt.ts', async original =>
  (await import('../../test/support/engine/step-count.ts')).counting(await original(), 'promptAt'),
)

const playOf = ({ prepared: { flow, setUp } }: WorstTable, answers: readonly Answer[]) => {
  const played = flowNamed(flow)?.play(setUp, answers)
  if (!played || played.refused) throw new Error(JSON.stringify(played?.refused))
  return played
}

function sceneOf(table: WorstTable): Replay {
  const rows = table.answers.map((answer, i) => ({ number: i + 1, by: null, at: 1, answer }))
  return replayOf({ ...table.prepared, id: table.name, rows } as unknown as Walkthrough)
}

describe.each(worstTables())('$name', table => {
  it('is played on and compared with the other edition in a bounded number of steps', async () => {
    const steps = await stepsOf(() => playOf(table, [...table.answers, table.last]).outcome)
    expect(steps).toBeGreaterThan(table.answers.length)
    // One more step makes the last prompt. An answer that does not fit has those before it played once more.
    expect(steps).toBeLessThanOrEqual(MOST_ANSWERS + 1 + 2 * MOST_COMPARED_STEPS)
  })

  it('is previewed in a bounded number of steps, without another edition', async () => {
    const steps = await stepsOf(() => previewOf(FLOWS, sceneOf(table)))
    expect(steps).toBeGreaterThan(table.answers.length)
    expect(steps).toBeLessThanOrEqual(MOST_ANSWERS + MOST_PREVIEWED_STEPS)
  })
})

it('a preview says of an answer whose end is too far away that it is open, and tells the others to their end', () => {
  const [far] = worstTables().filter(({ prepared }) => prepared.setUp.boostCards === 20)
  if (!far) throw new Error('there is no such table')
  const { outlooks } = previewOf(FLOWS, sceneOf(far))
  expect(outlooks.map(({ fates }) => fates.length)).toEqual([4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})
