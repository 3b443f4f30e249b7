// Tests the properties of all enemy attacks and an endless chain, and counts the paths of a small attack.
import { expect, test } from 'vitest'
import { walk } from '../../../../test/support/engine/walk.ts'
import { testProperties } from '../../../../test/support/games/flow-properties.ts'
import { grinder, lumen, rustling, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import { attack } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  balances,
  effect,
  enemySetUp,
  reporting,
} from '../../../../test/support/games/marvel-champions/random-tables.ts'
import { begin, play } from '../../../engine/play.ts'
import { MARVEL_CLAUSES } from '../clauses.ts'
import { enemyAttackFlow } from './flow.ts'

testProperties({
  flow: enemyAttackFlow,
  setUp: enemySetUp,
  effect,
  reports: reporting,
  clauses: MARVEL_CLAUSES,
  invariant: balances,
})

test('an endless chain of forced abilities becomes a question', () => {
  const hurts = [{ kind: 'damage' as const, to: { piece: 'Lumen' }, amount: 1 }]
  const first = { id: 'first', trigger: { on: 'attacks' as const }, forced: true, effects: hurts }
  const again = { ...first, id: 'again', trigger: { on: 'afterTakesDamage' as const, who: 'Lumen' } }
  const hero = lumen()
  delete hero.hitPoints
  const setUp = attack([hero, grinder()], { abilities: [first, again] })
  const asked = play(enemyAttackFlow, setUp, [])
  expect(asked.prompt?.windows.at(-1)?.name).toMatch(/^again:/)
  expect(play(enemyAttackFlow, setUp, [{ choice: 'stop' }, { choice: 'nobody' }]).refused).toBeNull()
  expect(play(enemyAttackFlow, setUp, [{ choice: 'goOn' }]).prompt?.windows.at(-1)?.name).toMatch(/^again:/)
})

test('the number of paths of a small attack is the number worked out by hand', () => {
  // Lumen and Sparrow ready, a minion without boost cards, nothing else known. Every path: a defender
  // (Lumen, Sparrow, nobody: 3), deal the damage (1), finish (1). With a villain: 0 or 1 icons, each as a plain
  // card (2) or as a star card (2), whose ability is then carried out (1): 3 * (2 + 2) = 12.
  const minion = begin(enemyAttackFlow, attack([lumen(), sparrow(), rustling()]))
  const villain = begin(enemyAttackFlow, attack([lumen(), sparrow(), grinder()]))
  if ('refused' in minion || 'refused' in villain) throw new Error('refused')
  expect(walk(enemyAttackFlow, minion.position, 10)).toBe(3)
  expect(walk(enemyAttackFlow, villain.position, 10)).toBe(12)
})
