// What this program plays. Whatever starts it builds it here and hands it on; nothing else knows which flows there are.
import { type Flows, flowsOf } from './games/game.ts'
import { unitAttack } from './games/gundam/flows.ts'
import { enemyAttack, playerAttack } from './games/marvel-champions/flows.ts'

export type PlayedGames = { readonly flows: Flows }

/** The flows in the order in which they are offered. */
export const playedGames = (): PlayedGames => ({ flows: flowsOf([enemyAttack, playerAttack, unitAttack]) })
