// The faces of Marvel Champions: one for each kind of activation, in the order in which they are offered.
import type { ActivationKind } from '../../../../games/marvel-champions/rules/activations/activation.ts'
import type { AnyFace } from '../../face/face.ts'
import { enemyAttackFace } from './enemy-attack.ts'
import { playerAttackFace } from './player-attack.ts'

export const MARVEL_FACES: Readonly<Record<ActivationKind, AnyFace>> = {
  enemyAttack: enemyAttackFace,
  playerAttack: playerAttackFace,
}
