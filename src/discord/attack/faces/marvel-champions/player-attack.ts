// The face of the player's attack.
import { playerAttack as flow } from '../../../../games/marvel-champions/flows.ts'
import { faced } from '../face.ts'
import { forms } from './forms/player-attack.ts'
import { playerCommand } from './player-command.ts'

export const playerAttack = faced({ flow, forms, ...playerCommand })
