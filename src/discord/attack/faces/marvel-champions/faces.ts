// The faces of Marvel Champions: one for each kind of attack, in the order in which they are offered.
import type { ActivationKind } from '../../../../games/marvel-champions/rules/activations/activation.ts'
import type { AnyFace } from '../../face/face.ts'
import { enemyAttackFace } from './enemy-attack.ts'
import { playerAttackFace } from './player-attack.ts'

/** Changes between attacks have no command of their own, and so no face here. */
export const MARVEL_FACES: Readonly<Record<Exclude<ActivationKind, 'changes'>, AnyFace>> = {
  enemyAttack: enemyAttackFace,
  playerAttack: playerAttackFace,
}
