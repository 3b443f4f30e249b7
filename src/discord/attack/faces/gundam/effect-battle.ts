// The face of a battle that an effect begins: the board and the forms of a Unit attack, with words of its own.
import { effectBattle as flow } from '../../../../games/gundam/flows.ts'
import { listed } from '../../board/names.ts'
import { faced } from '../face.ts'
import { BATTLE_BRIEF } from './brief.ts'
import { effectBattleCommand } from './effect-battle-command.ts'
import { battleWords } from './figures.ts'
import { unitForms } from './forms/unit-forms.ts'
import type { OwnUnit } from './table.ts'
import { battleTerminal } from './terminal.ts'
import { unitBoard } from './unit-attack.ts'

/** The result of the battle in one line. */
function battled(own: OwnUnit): string {
  const { table, names, t } = own
  return t('attack:result.battled', {
    attacker: table.attacker === null ? unitBoard.attacker(t) : names.shown(table.attacker),
    target: listed(table.targets.map(names.shown), t),
    result: battleWords(own),
  })
}

export const effectBattleFace = faced({
  flow,
  board: {
    ...unitBoard,
    head: ({ attacker, target }, t) =>
      t('attack:head.battles', { attacker, target: target ?? unitBoard.attacker(t) }),
    result: battled,
    brief: BATTLE_BRIEF,
  },
  forms: unitForms,
  terminal: battleTerminal,
  ...effectBattleCommand,
})
