// Tests of the ids of pieces: what they say, and that none is given twice at a table.
import { beforeAll, expect, test } from 'vitest'
import { playedFrom } from '../../../test/support/walkthroughs/flows.ts'
import { enemyAttack } from '../../../test/support/walkthroughs/plain-tables.ts'
import * as presses from '../../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../../test/support/walkthroughs/store.ts'
import { inEachLanguage } from '../../language.ts'
import type { Store } from '../../store/store.ts'
import { idsAfter, numberGivenLast } from './piece-ids.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})

const names = (...ids: string[]) => Object.fromEntries(ids.map(id => [id, inEachLanguage(() => id)]))

test('an id says what the piece is, whatever its form, and the number runs through all kinds', () => {
  const id = idsAfter()
  expect(['villain', 'hero', 'alter-ego', 'ally', 'minion', 'unit', 'base'].map(id)).toEqual([
    ...['villain-1', 'hero-2', 'hero-3', 'ally-4', 'minion-5', 'unit-6', 'base-7'],
  ])
})

test('an id has at most 12 characters up to the 9999th piece of a table', () => {
  for (const kind of ['villain', 'minion', 'hero', 'alter-ego', 'ally', 'unit', 'base'])
    expect(idsAfter(9998)(kind).length).toBeLessThanOrEqual(12)
})

test('the number goes on after what earlier versions have given, and cards and reminders do not count', () => {
  expect(numberGivenLast({})).toBe(0)
  expect(numberGivenLast(names('enemy', 'hero', 'ability-7', 'card-9', 'unit-2.4'))).toBe(0)
  expect(numberGivenLast(names('hero', 'enemy', 'enemy-3', 'ally-1'))).toBe(3)
  expect(idsAfter(numberGivenLast(names('unit-1', 'unit-3', 'base-1')))('base')).toBe('base-4')
})

test('a number is not given again after its answer was taken back', async () => {
  const begun = presses.sceneIn(await presses.begin(store, enemyAttack), 'started')
  const first = idsAfter(numberGivenLast(begun.walkthrough.names))('ally')
  const joins = [{ id: first, kind: 'ally', player: 'p1', hitPoints: 3 }]
  const answer = { question: 'defend', choice: first, joins }
  const given = { ...presses.pressOn(begun), answer, names: names(first) }
  const joined = presses.sceneIn(await presses.answerNow(playedFrom(store), given))
  const undone = presses.sceneIn(await presses.takeBackNow(playedFrom(store), presses.pressOn(joined)))
  expect(JSON.stringify(undone.played.now)).not.toContain(`"${first}"`)
  const second = idsAfter(numberGivenLast(undone.walkthrough.names))('ally')
  expect([second === first, Object.hasOwn(undone.walkthrough.names, second)]).toEqual([false, false])
})
