// The flows of Marvel Champions behind the verbs of `AnyFlow`.
import { playable } from '../any-flow.ts'
import { CLAUSES as clauses } from './clauses.ts'
import { enemyAttackFlow } from './enemy-attack/flow.ts'
import { foresight } from './forecast.ts'
import { playerAttackFlow } from './player-attack/flow.ts'

const game = 'marvel-champions'

export const enemyAttack = playable({ game, rules: enemyAttackFlow, clauses, foresight })
export const playerAttack = playable({ game, rules: playerAttackFlow, clauses, foresight })
