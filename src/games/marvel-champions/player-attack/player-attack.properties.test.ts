// Tests the properties of all player attacks, and counts the paths of small ones.
import { expect, test } from 'vitest'
import { walk } from '../../../../test/support/engine/walk.ts'
import { testProperties } from '../../../../test/support/games/flow-properties.ts'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { hits, labelled } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import {
  balances,
  effect,
  playerSetUp,
  reporting,
} from '../../../../test/support/games/marvel-champions/random-tables.ts'
import { begin } from '../../../engine/play.ts'
import { MARVEL_CLAUSES } from '../clauses.ts'
import { playerAttackFlow } from './flow.ts'

testProperties({
  flow: playerAttackFlow,
  setUp: playerSetUp,
  effect,
  reports: reporting,
  clauses: MARVEL_CLAUSES,
  invariant: balances,
})

test('the number of paths of a small attack is the number worked out by hand', () => {
  // Two attacks of one ability on a villain and a minion with 4 hit points: 3 damage, then 3 damage. First
  // target (2), deal; second target: after the villain both (2), after the minion both again (it has 1 left: 2);
  // deal, finish: 2 * 2 = 4.
  const begun = begin(playerAttackFlow, labelled([lumen(), grinder(), rustling()], [hits(3), hits(3)]))
  if ('refused' in begun) throw new Error('refused')
  expect(walk(playerAttackFlow, begun.position, 10)).toBe(4)
  // With 4 damage the minion is gone after the first attack, and only the villain is left: 2 + 1 = 3.
  const four = begin(playerAttackFlow, labelled([lumen(), grinder(), rustling()], [hits(4), hits(4)]))
  if ('refused' in four) throw new Error('refused')
  expect(walk(playerAttackFlow, four.position, 10)).toBe(3)
})
