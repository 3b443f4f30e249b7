// The flow of the GUNDAM CARD GAME, as the rest of the program meets it.
import { playable } from '../playable.ts'
import { CLAUSES as clauses } from './clauses.ts'
import { foresight } from './forecast.ts'
import { unitAttackFlow } from './unit-attack/flow.ts'

export const unitAttack = playable({ game: 'gundam', rules: unitAttackFlow, clauses, foresight })
