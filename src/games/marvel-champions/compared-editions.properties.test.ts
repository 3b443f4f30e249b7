// Tests that the comparison of editions is right for every random attack of Marvel Champions.
import { testComparing } from '../../../test/support/games/compared-plainly.ts'
import {
  balances,
  effect,
  enemySetUp,
  playerSetUp,
  reporting,
} from '../../../test/support/games/marvel-champions/random-tables.ts'
import { MARVEL_CLAUSES } from './clauses.ts'
import { enemyAttackFlow } from './enemy-attack/flow.ts'
import { playerAttackFlow } from './player-attack/flow.ts'

const common = { effect, reports: reporting, clauses: MARVEL_CLAUSES, invariant: balances }

testComparing({ ...common, flow: enemyAttackFlow, setUp: enemySetUp })
/** Older editions choose other targets where a character cannot take damage. */
const plainSetUp = playerSetUp.map(setUp => ({
  ...setUp,
  pieces: setUp.pieces.map(({ cannotTakeDamage: _, ...piece }) => piece),
}))

testComparing({ ...common, flow: playerAttackFlow, setUp: playerSetUp }, plainSetUp)
