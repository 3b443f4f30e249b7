// Collects the flows that the program plays, for tests and benchmarks.
import { type AnyFlow, flowsOf } from '../../src/games/game.ts'
import { unitAttack } from '../../src/games/gundam/flows.ts'
import { enemyAttack, playerAttack } from '../../src/games/marvel-champions/flows.ts'
import type { Store } from '../../src/store/store.ts'
import type { Tables } from '../../src/walkthroughs/log/replay.ts'

export const FLOWS = flowsOf([enemyAttack, playerAttack, unitAttack])

export const flowNamed = (id: string): AnyFlow | undefined => FLOWS.get(id)

/** Joins this store with the flows of its walkthroughs. */
export const playedFrom = (store: Store): Tables => ({ store, flows: FLOWS })
