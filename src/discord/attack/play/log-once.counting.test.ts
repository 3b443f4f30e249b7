// Tests that a press reads and plays the log of its walkthrough only once, and extends that play with its own answer.
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { worstPresses, written } from '../../../../test/support/attack/largest-table-presses.ts'
import { partsOn, pressOn, WHERE } from '../../../../test/support/attack/presses-without-discord.ts'
import { stepsOf } from '../../../../test/support/engine/step-count.ts'
import { defended, enemyAttack } from '../../../../test/support/walkthroughs/plain-tables.ts'
import { openTestFile } from '../../../../test/support/walkthroughs/store.ts'
import { encodeAttackId } from '../face/ids.ts'

vi.mock('../../../walkthroughs/log/log.ts', async original =>
  (await import('../../../../test/support/engine/step-count.ts')).counting(await original(), 'entriesOf'),
)
vi.mock('../../../walkthroughs/log/recent-plays.ts', async original =>
  (await import('../../../../test/support/engine/step-count.ts')).counting(await original(), 'playOf'),
)

/** One call of `entriesOf` and one call of `playOf`. */
const READ_AND_PLAYED = 2

let file: Awaited<ReturnType<typeof openTestFile>>
beforeAll(async () => {
  file = await openTestFile()
})
afterAll(async () => {
  await file.store.close()
  rmSync(dirname(file.path), { recursive: true })
})

it('whichever control is pressed; “again” begins another walkthrough, whose log is its own', async () => {
  const [last, ...answers] = defended.toReversed()
  if (!last) throw new Error('there is no answer')
  const table = { name: 'plain', prepared: enemyAttack, answers: answers.reverse(), last }
  for (const { name, does } of await worstPresses(table, file)) {
    const isAnother = name.startsWith('again')
    expect(await stepsOf(does), name).toBe(isAnother ? 2 * READ_AND_PLAYED : READ_AND_PLAYED)
  }
})

it('also when it is delivered again, or comes too late', async () => {
  const parts = partsOn(file.store)
  const walkthrough = await written(file, enemyAttack, [])
  const customId = encodeAttackId({ action: 'answer', walkthrough, revision: 0, rest: ['defend', 'hero'] })
  const press = (interaction: string, userId = WHERE.starter) =>
    stepsOf(async () =>
      outcomes.push((await pressOn(parts, customId, { by: { interaction, userId } })).outcome),
    )
  const outcomes: string[] = []
  for (const one of [() => press('first'), () => press('first'), () => press('late', '4')])
    expect(await one()).toBe(READ_AND_PLAYED)
  expect(outcomes).toEqual(['saved', 'repeated', 'behind'])
})
