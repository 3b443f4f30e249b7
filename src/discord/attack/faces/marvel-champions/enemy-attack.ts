// The face of the enemy attack.
import { enemyAttack as flow } from '../../../../games/marvel-champions/flows.ts'
import { faced } from '../face.ts'
import { enemyCommand } from './enemy-command.ts'
import { forms } from './forms/enemy-attack.ts'

export const enemyAttack = faced({ flow, forms, ...enemyCommand })
