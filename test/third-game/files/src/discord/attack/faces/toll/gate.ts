// The face of Toll.
import { gate as flow } from '../../../../games/toll/gate.ts'
import { faced } from '../../face/face.ts'
import { board } from './board.ts'
import { command } from './command.ts'
import { forms } from './forms.ts'

export const gate = faced({ flow, board, forms, ...command })
