// /attack unit: a Unit of the GUNDAM CARD GAME attacks.

import { GUNDAM_KINDS } from '../../../../cards/gundam/kinds.ts'
import { GUNDAM_EDITION_IDS } from '../../../../games/gundam/editions.ts'
import { gundamTable } from '../../../../games/gundam/from-table.ts'
import type { UnitOutcome } from '../../../../games/gundam/outcomes.ts'
import type { UnitSetUpRead } from '../../../../games/gundam/unit-attack/set-up.ts'
import { gundamHere } from '../../../../walkthroughs/set-up/gundam/at-table.ts'
import type { EffectBattleOptions } from '../../../../walkthroughs/set-up/gundam/effect-battle.ts'
import {
  nextUnitAttack,
  prepareUnitAttack,
  type UnitOptions,
} from '../../../../walkthroughs/set-up/gundam/unit.ts'
import type { UnitGiven } from '../../../../walkthroughs/set-up/gundam/units.ts'
import type { CommandFace, StartGiven } from '../../face/command-face.ts'
import {
  card,
  flag,
  NOBODY,
  numberOption,
  type OptionsGiven,
  type Side,
  sideIn,
  user,
} from '../../face/options.ts'

const { unit, pilot, base, blocker } = GUNDAM_KINDS
/** The opponent as target. */
export const OPPONENT_SIDE: Side = { key: 'player', bare: ['player', 'spieler'] }
/** The opponent has no Base. */
export const NO_BASE: Side = { key: 'none', bare: ['none', 'no', 'keine', 'ohne'] }

/** What both kinds of battle can be told of the table. */
export const TABLE_OPTIONS = [
  card('base', [base], { sides: [NO_BASE], pieces: ['base'] }),
  numberOption('shields', 0, 60),
  numberOption('ap', 0, 99),
  numberOption('hp', 1, 99),
  numberOption('unitDamage', 0, 99),
  numberOption('targetAp', 0, 99),
  numberOption('targetHp', 1, 99),
  numberOption('targetDamage', 0, 99),
  numberOption('baseDamage', 0, 99),
  flag('atOnce'),
]

export const unitCommand: CommandFace<UnitSetUpRead, UnitOutcome> = {
  subcommand: 'unit',
  options: [
    card('unit', [unit], { required: true, pieces: ['unit'] }),
    card('pilot', [pilot]),
    card('against', [unit], { sides: [OPPONENT_SIDE], pieces: ['unit'] }),
    card('targetPilot', [pilot]),
    user('opponent'),
    card('blocker', [unit], { sides: [NOBODY], best: blocker, pieces: ['unit'] }),
    card('blockerPilot', [pilot]),
    flag('deployedThisTurn'),
    ...TABLE_OPTIONS,
  ],
  // The form has a field for `against`, but the field may stay empty.
  asked: ['unit', 'against'],
  prepare: (cards, said) => prepareUnitAttack(cards, optionsIn(said)),
  next: nextUnitAttack,
  gameTable: gundamTable,
}

/** Suppression destroys two Shields, so `atOnce` may need two answers. */
const NO_BURSTS = [{ choice: 'noBurst' }, { choice: 'noBurst' }] as const

function optionsIn(said: StartGiven): UnitOptions {
  const { given } = said
  const atOnce = given.flag('atOnce')
  return {
    ...commonBattleOptions(said),
    target: targetIn(given),
    block: blockIn(given) ?? (atOnce && 'nobody'),
    noActions: atOnce,
    assumed: atOnce && [...(blockIn(given) ? [] : (['nobodyBlocks'] as const)), 'nobodyActs', 'noBurst'],
  }
}

/** Reads the options that both kinds of battle hand on in the same form. */
export const commonBattleOptions = ({
  given,
  by,
  language,
  edition,
  here,
}: StartGiven): Omit<EffectBattleOptions, 'target' | 'atOnce' | 'assumed'> => ({
  language,
  here: here && gundamHere(here),
  edition: GUNDAM_EDITION_IDS.find(id => id === edition),
  player: by,
  opponent: given.user('opponent') ?? null,
  attacker: attackerIn(given),
  base: baseIn(given),
  shields: given.number('shields'),
  bursts: given.flag('atOnce') && NO_BURSTS,
})

function targetIn(given: OptionsGiven): UnitOptions['target'] {
  const name = given.text('against')
  if (name === undefined) return undefined
  return sideIn(name, [OPPONENT_SIDE]) ? 'player' : targetUnitIn(given, name)
}

const attackerIn = (given: OptionsGiven): UnitGiven => ({
  name: given.text('unit') ?? '',
  pilot: given.text('pilot'),
  ap: given.number('ap'),
  hp: given.number('hp'),
  damage: given.number('unitDamage'),
  deployedThisTurn: given.flag('deployedThisTurn'),
})

/** The Unit that is attacked, with the numbers of the target. */
export const targetUnitIn = (given: OptionsGiven, name: string): UnitGiven => ({
  name,
  pilot: given.text('targetPilot'),
  ap: given.number('targetAp'),
  hp: given.number('targetHp'),
  damage: given.number('targetDamage'),
})

function blockIn(given: OptionsGiven): UnitOptions['block'] {
  const name = given.text('blocker')
  if (name === undefined) return undefined
  return sideIn(name, [NOBODY]) ? 'nobody' : { name, pilot: given.text('blockerPilot') }
}

function baseIn(given: OptionsGiven): UnitOptions['base'] {
  const name = given.text('base')
  if (name === undefined) return undefined
  return sideIn(name, [NO_BASE]) ? 'none' : { name, damage: given.number('baseDamage') }
}
