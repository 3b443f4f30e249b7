// The face of the Unit attack.
import { unitAttack as flow } from '../../../../games/gundam/flows.ts'
import { faced } from '../face.ts'
import { forms } from './forms/unit-attack.ts'
import { unitBoard as board } from './unit-board.ts'
import { unitCommand as command } from './unit-command.ts'

export const unitAttack = faced({ flow, board, forms, ...command })
