// /attack battle: an effect of the GUNDAM CARD GAME begins a battle between two Units.
import { GUNDAM_KINDS } from '../../../../cards/gundam/kinds.ts'
import type { EffectBattleSetUpRead } from '../../../../games/gundam/effect-battle/set-up.ts'
import type { UnitOutcome } from '../../../../games/gundam/outcomes.ts'
import {
  type EffectBattleOptions,
  nextEffectBattle,
  prepareEffectBattle,
} from '../../../../walkthroughs/set-up/gundam/effect-battle.ts'
import type { CommandFace, StartGiven } from '../../face/command-face.ts'
import { card, user } from '../../face/options.ts'
import { commonBattleOptions, TABLE_OPTIONS, targetUnitIn } from './unit-command.ts'

const { unit, pilot } = GUNDAM_KINDS

export const effectBattleCommand: CommandFace<EffectBattleSetUpRead, UnitOutcome> = {
  subcommand: 'battle',
  name: t => t('commands:attack.battle.name'),
  description: t => t('commands:attack.battle.description'),
  title: t => t('forms:begin.title.battle'),
  options: [
    card('unit', [unit], { required: true }),
    card('battled', [unit], { required: true }),
    card('pilot', [pilot]),
    card('targetPilot', [pilot]),
    user('opponent'),
    ...TABLE_OPTIONS,
  ],
  asked: ['unit', 'battled'],
  prepare: (cards, said) => prepareEffectBattle(cards, optionsIn(said)),
  next: nextEffectBattle,
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
