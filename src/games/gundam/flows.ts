// The flow of the GUNDAM CARD GAME behind the verbs of `AnyFlow`.
import { playable } from '../any-flow.ts'
import { CLAUSES as clauses } from './clauses.ts'
import { foresight } from './forecast.ts'
import { unitAttackFlow } from './unit-attack/flow.ts'

export const unitAttack = playable({ game: 'gundam', rules: unitAttackFlow, clauses, foresight })
