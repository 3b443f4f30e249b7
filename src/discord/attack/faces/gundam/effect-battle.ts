// The face of a battle that an effect begins, /attack battle: the board and the forms of a Unit attack, with words of its own.

import { GUNDAM_KINDS } from '../../../../cards/gundam/kinds.ts'
import type { EffectBattleSetUpRead } from '../../../../games/gundam/effect-battle/set-up.ts'
import { effectBattle as flow } from '../../../../games/gundam/flows.ts'
import { gundamTable } from '../../../../games/gundam/from-table.ts'
import type { UnitOutcome } from '../../../../games/gundam/outcomes.ts'
import {
  type EffectBattleOptions,
  nextEffectBattle,
  prepareEffectBattle,
} from '../../../../walkthroughs/set-up/gundam/effect-battle.ts'
import { gundamPrinted } from '../../../../walkthroughs/set-up/gundam/printed.ts'
import type { CommandFace, StartGiven } from '../../face/command-face.ts'
import { faced } from '../../face/face.ts'
import { card, user } from '../../face/options.ts'
import { BATTLE_BRIEF } from './brief.ts'
import { battleWords } from './figures.ts'
import { unitForms } from './forms/unit-forms.ts'
import { unitBoard } from './unit-attack.ts'
import { commonBattleOptions, TABLE_OPTIONS, targetUnitIn } from './unit-command.ts'

const { unit, pilot } = GUNDAM_KINDS

const effectBattleCommand: CommandFace<EffectBattleSetUpRead, UnitOutcome> = {
  subcommand: 'battle',
  options: [
    card('unit', [unit], { required: true, pieces: ['unit'] }),
    card('battled', [unit], { required: true, pieces: ['unit'] }),
    card('pilot', [pilot]),
    card('targetPilot', [pilot]),
    user('opponent'),
    ...TABLE_OPTIONS,
  ],
  asked: ['unit', 'battled'],
  prepare: (cards, said) => prepareEffectBattle(cards, optionsIn(said)),
  next: nextEffectBattle,
  gameTable: gundamTable,
}

function optionsIn(said: StartGiven): EffectBattleOptions {
  const { given } = said
  return {
    ...commonBattleOptions(said),
    target: targetUnitIn(given, given.text('battled') ?? ''),
    atOnce: given.flag('atOnce'),
    assumed: given.flag('atOnce') && ['noBurst'],
  }
}

export const effectBattleFace = faced({
  printed: gundamPrinted,
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
  ...effectBattleCommand,
})
