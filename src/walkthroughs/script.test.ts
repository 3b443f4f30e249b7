// Tests the fields of a walkthrough's script; walkthroughs.properties.test.ts tests that it plays to the same outcome.

import { expect, test } from 'vitest'
import { readScript } from '../../test/support/cli/read-script.ts'
import { FLOWS, playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { defended, enemyAttack, unitAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import { answerAll, begin, pressOn, sceneIn, takeBackNow } from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import { scriptOf } from './scene.ts'
import type { Prepared } from './start.ts'

/** The walkthrough after its first two answers have been given and the second has been taken back. */
async function scriptAfter(prepared: Prepared) {
  const store = await openTestStore()
  const begun = sceneIn(await begin(store, prepared), 'started')
  const scene = await answerAll(store, begun, defended.slice(0, 2))
  return scriptOf(sceneIn(await takeBackNow(playedFrom(store), pressOn(scene))))
}

test('a script has the flow, the edition beside the set-up, and the answers that count', async () => {
  const by = ['p1', 'p2']
  expect(await scriptAfter(enemyAttack)).toEqual({
    flow: enemyAttack.flow,
    edition: '1.7',
    setUp: enemyAttack.setUp,
    answers: [{ ...defended[0], by }],
  })
  const german = await scriptAfter({ ...enemyAttack, setUp: { ...enemyAttack.setUp, edition: '1.6-de' } })
  expect([german.edition, german.setUp]).toEqual(['1.6-de', enemyAttack.setUp])
})

test('a script says its edition although none stands in the set-up', async () => {
  const store = await openTestStore()
  const script = scriptOf(sceneIn(await begin(store, unitAttack), 'started'))
  expect([script.edition, script.setUp]).toEqual(['1.0', unitAttack.setUp])
})

test('what the set-up gives stays there and is no answer', async () => {
  const setUp = { ...enemyAttack.setUp, given: [{ question: 'initiation', choice: 'pass' }] }
  const script = await scriptAfter({ ...enemyAttack, setUp })
  expect([script.setUp, script.answers.length]).toEqual([setUp, 1])
  const read = readScript(JSON.stringify(script), FLOWS)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  expect(read.script.flow.play(read.script.setUp, read.script.answers).refused).toBeNull()
})
