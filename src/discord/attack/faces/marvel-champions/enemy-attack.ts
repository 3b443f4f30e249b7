// The face of the enemy attack.
import { enemyAttack as flow } from '../../../../games/marvel-champions/flows.ts'
import { faced } from '../face.ts'
import { enemyBoard as board } from './enemy-board.ts'
import { enemyCommand as command } from './enemy-command.ts'
import { forms } from './forms/enemy-attack.ts'

export const enemyAttack = faced({ flow, board, forms, ...command })
