// The face of the player's attack.
import { playerAttack as flow } from '../../../../games/marvel-champions/flows.ts'
import { faced } from '../face.ts'
import { playerBoard as board } from './player-board.ts'
import { playerCommand } from './player-command.ts'

export const playerAttack = faced({ flow, board, ...playerCommand })
