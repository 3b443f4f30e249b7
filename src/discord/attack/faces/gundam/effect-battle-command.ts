// /attack battle: an effect of the GUNDAM CARD GAME begins a battle between two Units.
import { GUNDAM_KINDS } from '../../../../cards/gundam/kinds.ts'
import { EDITION_IDS } from '../../../../games/gundam/editions.ts'
import type { EffectBattleSetUpRead } from '../../../../games/gundam/effect-battle/set-up.ts'
import type { UnitOutcome } from '../../../../games/gundam/outcomes.ts'
import {
  type EffectBattleOptions,
  nextEffectBattle,
  prepareEffectBattle,
} from '../../../../walkthroughs/set-up/gundam/effect-battle.ts'
import { card, flag, numberOption, user } from '../../start/options.ts'
import type { CommandFace, StartGiven } from '../command-face.ts'
import { attackerIn, baseIn, NO_BASE, NO_BURSTS, targetUnitIn } from './unit-command.ts'

const { unit, pilot, base } = GUNDAM_KINDS

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
    card('base', [base], { sides: [NO_BASE] }),
    numberOption('shields', 0, 60),
    numberOption('ap', 0, 99),
    numberOption('hp', 1, 99),
    numberOption('unitDamage', 0, 99),
    numberOption('targetAp', 0, 99),
    numberOption('targetHp', 1, 99),
    numberOption('targetDamage', 0, 99),
    numberOption('baseDamage', 0, 99),
    flag('atOnce'),
  ],
  asked: ['unit', 'battled'],
  prepare: (cards, said) => prepareEffectBattle(cards, optionsIn(said)),
  next: nextEffectBattle,
}

function optionsIn({ given, by, language, edition }: StartGiven): EffectBattleOptions {
  const atOnce = given.flag('atOnce')
  return {
    language,
    edition: EDITION_IDS.find(id => id === edition),
    player: by,
    opponent: given.user('opponent') ?? null,
    attacker: attackerIn(given),
    target: targetUnitIn(given, given.text('battled') ?? ''),
    base: baseIn(given),
    shields: given.number('shields'),
    atOnce,
    bursts: atOnce && NO_BURSTS,
  }
}
