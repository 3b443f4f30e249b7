// Tests that no press plays more steps of the engine than one full log and one comparison or preview, on any table.

import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { read } from '../../../../test/support/attack/board-buttons.ts'
import { rowOf, worstPresses, written } from '../../../../test/support/attack/largest-table-presses.ts'
import { partsOn, pressOn, WHERE } from '../../../../test/support/attack/presses-without-discord.ts'
import { stepsOf } from '../../../../test/support/engine/step-count.ts'
import type { OwnRow } from '../../../../test/support/store/append-to.ts'
import { worstTables } from '../../../../test/support/walkthroughs/largest-tables.ts'
import { enemyAttack } from '../../../../test/support/walkthroughs/plain-tables.ts'
import { openTestFile } from '../../../../test/support/walkthroughs/store.ts'
import { MOST_ANSWERS } from '../../../engine/advance.ts'
import { MOST_COMPARED_STEPS } from '../../../engine/compare.ts'
import type { Language } from '../../../language.ts'
import { KEPT_FREE, MOST_ROWS } from '../../../walkthroughs/log/log.ts'
import { MOST_PREVIEWED_STEPS } from '../../../walkthroughs/preview.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { encodeAttackId } from '../face/ids.ts'

vi.mock('../../../engine/read-answer.ts', async original =>
  (await import('../../../../test/support/engine/step-count.ts')).counting(await original(), 'readAnswer'),
)
vi.mock('../../../engine/prompt.ts', async original =>
  (await import('../../../../test/support/engine/step-count.ts')).counting(await original(), 'promptAt'),
)

/** A press shows the board before and after, and plays its answer to check that it is legal. */
const FEW = 20
const MOST = MOST_ANSWERS + Math.max(MOST_COMPARED_STEPS, MOST_PREVIEWED_STEPS) + FEW

let file: Awaited<ReturnType<typeof openTestFile>>
beforeAll(async () => {
  file = await openTestFile()
})
afterAll(async () => {
  await file.store.close()
  rmSync(dirname(file.path), { recursive: true })
})

describe.each(worstTables())('$name', table => {
  it('costs no press more steps than there are', async () => {
    for (const { name, does } of await worstPresses(table, file)) {
      const steps = await stepsOf(does)
      expect(steps, name).toBeGreaterThan(0)
      expect(steps, name).toBeLessThanOrEqual(MOST)
    }
  })
})

/** The answer to a press on a log of this many rows: notes, each taken back. */
async function saidOn(rows: number, action: 'answer' | 'undo', language: Language): Promise<MessageAnswer> {
  const remark = rowOf({ question: 'initiation', card: { effects: [{ kind: 'note', text: 'remark' }] } })
  const log = Array.from({ length: rows }, (_, i): OwnRow => {
    const isLast = i === rows - 1
    return i % 2 === 0 || isLast ? remark : { by: WHERE.starter, at: 1, takesBack: i }
  })
  const walkthrough = await written(file, enemyAttack, log)
  const id = encodeAttackId({ action, walkthrough, revision: rows, rest: ['defend', 'hero'] })
  return (await pressOn(partsOn(file.store), id, { language })) as MessageAnswer
}

describe('a full log', () => {
  it.each([
    ['en', /^This attack has 1000 entries, .* Start over with \/attack\./],
    ['de', /^Dieser Angriff hat 1000 Einträge, .* Beginne mit \/angriff von vorn\./],
  ] as const)(
    'says in %s, to whom presses alone, that it is full and what to do',
    async (language, words) => {
      const said = await saidOn(MOST_ROWS, 'answer', language)
      expect(said).toMatchObject({ as: 'message', isPrivate: true, outcome: 'full' })
      expect(read(said.components)).toMatch(words)
    },
  )

  it.each([
    ['en', `the last ${KEPT_FREE} are reserved`],
    ['de', `die letzten ${KEPT_FREE} bleiben frei`],
  ] as const)('says in %s why nothing is taken back near its end', async (language, words) => {
    const said = await saidOn(MOST_ROWS - KEPT_FREE, 'undo', language)
    expect(said).toMatchObject({ as: 'message', isPrivate: true, outcome: 'full' })
    expect(read(said.components)).toContain(words)
  })
})
