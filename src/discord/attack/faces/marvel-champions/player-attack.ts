// The face of the player's attack.
import { playerAttack as flow } from '../../../../games/marvel-champions/flows.ts'
import { faced } from '../face.ts'
import { forms } from './forms/player-attack.ts'
import { playerBoard as board } from './player-board.ts'
import { playerCommand as command } from './player-command.ts'

export const playerAttack = faced({ flow, board, forms, ...command })
