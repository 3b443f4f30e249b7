// The faces of Marvel Champions: one for each kind of attack, in the order in which they are offered, and the one between.
import type { ActivationKind } from '../../../../games/marvel-champions/rules/activations/activation.ts'
import type { FlowFace } from '../../face/face.ts'
import { marvelChangesFace } from './changes.ts'
import { enemyAttackFace } from './enemy-attack.ts'
import { enemySchemeFace } from './enemy-scheme.ts'
import { playerAttackFace } from './player-attack.ts'
import { thwartFace } from './thwart.ts'

export const MARVEL_FACES: Readonly<Record<ActivationKind, FlowFace>> = {
  enemyAttack: enemyAttackFace,
  enemyScheme: enemySchemeFace,
  playerAttack: playerAttackFace,
  thwart: thwartFace,
  changes: marvelChangesFace,
}
