// The face of the Unit attack, and its board.

import { unitAttack as flow } from '../../../../games/gundam/flows.ts'
import { UNIT_COMPARED, type UnitOutcome } from '../../../../games/gundam/outcomes.ts'
import type { Gundam } from '../../../../games/gundam/rules/state.ts'
import type { BattleSetUpRead } from '../../../../games/gundam/unit-attack/set-up.ts'
import { gundamPrinted } from '../../../../walkthroughs/set-up/gundam/printed.ts'
import type { BoardFace } from '../../face/board-face.ts'
import { faced } from '../../face/face.ts'
import { attackHead, wordsOfEach } from '../../face/shared-parts.ts'
import { unitResultWords } from './figures.ts'
import { unitForms } from './forms/unit-forms.ts'
import { gundamBoard } from './gundam-board.ts'
import { type CardsNow, unitTable } from './table.ts'
import { unitCommand } from './unit-command.ts'

export const unitBoard: BoardFace<Gundam, BattleSetUpRead, UnitOutcome, CardsNow> = {
  ...gundamBoard,
  head: attackHead,
  result: unitResultWords,
  table: unitTable,
  against: ({ table }) => table.targets,
  compared: wordsOfEach(UNIT_COMPARED, (name, t) => t(`attack:field.${name}`)),
}

export const unitAttackFace = faced({
  printed: gundamPrinted,
  flow,
  board: unitBoard,
  forms: unitForms,
  ...unitCommand,
})
