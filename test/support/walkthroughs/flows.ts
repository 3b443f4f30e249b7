// Collects the flows that the program plays, for tests and benchmarks.
import { type AnyFlow, flowsOf } from '../../../src/games/game.ts'
import { effectBattle, gundamChanges, unitAttack } from '../../../src/games/gundam/flows.ts'
import {
  enemyAttack,
  enemyScheme,
  marvelChanges,
  playerAttack,
  thwart,
} from '../../../src/games/marvel-champions/flows.ts'
import type { Store } from '../../../src/store/store.ts'
import type { Walkthrough } from '../../../src/store/walkthroughs.ts'
import { type Replay, sceneOf, type Tables } from '../../../src/walkthroughs/log/replay.ts'

export const FLOWS = flowsOf([
  enemyAttack,
  enemyScheme,
  playerAttack,
  thwart,
  marvelChanges,
  unitAttack,
  effectBattle,
  gundamChanges,
])

export const flowNamed = (id: string): AnyFlow | undefined => FLOWS.get(id)

/** Plays the log of a walkthrough. @throws Error if the log, or a part of it, cannot be played */
export function replayOf(walkthrough: Walkthrough): Replay {
  const scene = sceneOf(FLOWS, walkthrough)
  if ('unplayable' in scene || scene.dropped > 0) throw new Error(`${walkthrough.id} cannot be played`)
  return scene
}

/** No limits: limits.properties.test.ts and start-limits.test.ts test those. */
const ANY = { person: Number.POSITIVE_INFINITY, server: Number.POSITIVE_INFINITY }
export const NO_LIMIT = { open: ANY, aDay: ANY, rows: Number.POSITIVE_INFINITY }

/** The store with the flows that play its walkthroughs. */
export const playedFrom = (store: Store, most = NO_LIMIT): Tables => ({ store, flows: FLOWS, most })
