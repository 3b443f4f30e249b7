// The face of a battle that an effect begins: the board and the forms of a Unit attack, with words of its own.
import { effectBattle as flow } from '../../../../games/gundam/flows.ts'
import { faced } from '../../face/face.ts'
import { BATTLE_BRIEF } from './brief.ts'
import { effectBattleCommand } from './effect-battle-command.ts'
import { battleWords } from './figures.ts'
import { unitForms } from './forms/unit-forms.ts'
import { battleTerminal } from './terminal.ts'
import { unitBoard } from './unit-attack.ts'

export const effectBattleFace = faced({
  flow,
  board: {
    ...unitBoard,
    head: ({ attacker, target }, t) =>
      t('attack:head.battles', { attacker, target: target ?? unitBoard.attacker(t) }),
    result: ({ attacker, target }, result, t) =>
      t('attack:result.battled', { attacker, target: target ?? '', result: battleWords(result, t) }),
    brief: BATTLE_BRIEF,
  },
  forms: unitForms,
  terminal: battleTerminal,
  ...effectBattleCommand,
})
