// For tests and benchmarks alone: the flows that the program plays.
import { type AnyFlow, flowsOf } from '../games/game.ts'
import { unitAttack } from '../games/gundam/flows.ts'
import { enemyAttack, playerAttack } from '../games/marvel-champions/flows.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from './replay.ts'

export const FLOWS = flowsOf([enemyAttack, playerAttack, unitAttack])

export const flowNamed = (id: string): AnyFlow | undefined => FLOWS.get(id)

/** This store, with the flows that its walkthroughs are played by. */
export const playedFrom = (store: Store): Tables => ({ store, flows: FLOWS })
