// What holds in every Unit attack, and the number of paths of a small one.
import { expect, test } from 'vitest'
import { begin } from '../../engine/play.ts'
import { walk } from '../../engine/walk.ts'
import { testProperties } from '../flow-properties.ts'
import { CLAUSES } from './clauses.ts'
import { bounds, effect, reporting, unitSetUp } from './random-tables.ts'
import { attack, falcon, mole, rested, wall } from './unit-attack.play.ts'
import { unitAttackFlow } from './unit-attack.ts'

testProperties({
  flow: unitAttackFlow,
  setUp: unitSetUp,
  effect,
  reports: reporting,
  clauses: CLAUSES,
  invariant: bounds,
})

test('the number of paths of a small attack is the number worked out by hand', () => {
  // Falcon attacks the player, Wall may block. Block or not (2). Action step: both pass at once (1), or the
  // standby player passes and then the active player does (1): 2. Blocked, finish (1): 2 paths. Not blocked:
  // the Shield has no Burst, or it is activated, or declined (3), finish (1): 2 * 3 = 6. Together 8.
  const player = begin(unitAttackFlow, attack([falcon(), wall()]))
  // Falcon attacks Mole, nobody can block: only "decline" (1), the action step (2), finish: 2.
  const unit = begin(unitAttackFlow, attack([falcon(), mole(rested)], 'Mole'))
  if ('refused' in player || 'refused' in unit) throw new Error('refused')
  expect(walk(unitAttackFlow, player.position, 10)).toBe(8)
  expect(walk(unitAttackFlow, unit.position, 10)).toBe(2)
})
