// The set-up of a Unit attack: the active player, the Units and Bases, the attacker and the target.
import { z } from 'zod'
import { waitingSchema } from '../../../engine/read-answer.ts'
import type { Problem } from '../../../engine/types.ts'
import { printedSchema } from '../../printed.ts'
import { GUNDAM_EDITION_IDS, type GundamEdition, UNSAID_UNIT_EDITION } from '../editions.ts'
import type { GundamProblem } from '../problems.ts'
import { reminderFrom, reminderProblem } from '../rules/abilities/reminders.ts'
import { CORRECTABLE } from '../rules/correctable.ts'
import { putOnTable } from '../rules/deploying.ts'
import {
  type Battle,
  baseOf,
  type Gundam,
  type GundamTableState,
  pieceNamed,
  type State,
} from '../rules/state.ts'
import { GUNDAM_TABLE_FIELDS } from '../table.ts'
import type { AbilityGiven } from '../vocabulary/effects.ts'
import { name } from '../vocabulary/pieces.ts'
import { gundamFactsIn, gundamFactsSchema } from '../vocabulary/table-facts.ts'
import { cannotAttack } from './attack-step.ts'
import { cannotAttackPlayer, cannotBeTarget } from './attack-target.ts'

export const unitSetUpSchema = z.strictObject({
  edition: z.enum(GUNDAM_EDITION_IDS).default(UNSAID_UNIT_EDITION),
  activePlayer: GUNDAM_TABLE_FIELDS.activePlayer,
  standbyPlayer: GUNDAM_TABLE_FIELDS.standbyPlayer,
  phase: z.enum(['main', 'other']).default('main'),
  pieces: GUNDAM_TABLE_FIELDS.pieces,
  shields: GUNDAM_TABLE_FIELDS.shields,
  base: GUNDAM_TABLE_FIELDS.base,
  attacker: z.union([name, z.array(name).min(1).max(10)]).optional(),
  target: z.union([z.strictObject({ player: z.literal(true) }), z.strictObject({ unit: name })]).optional(),
  abilities: GUNDAM_TABLE_FIELDS.abilities,
  ...gundamFactsSchema.shape,
  given: z.array(z.unknown()).max(50).default([]),
  waiting: waitingSchema,
  printed: printedSchema,
  assumed: z
    .array(z.enum([...CORRECTABLE, 'nobodyBlocks', 'nobodyActs', 'noBurst']))
    .max(6)
    .default([])
    .describe(
      'What nobody has said: of the table, which one answer corrects, or what the given answers say. A notice tells it.',
    ),
})
/** The input of a set-up, before the schema reads it. */
export type UnitSetUp = z.input<typeof unitSetUpSchema>
/** The set-up after reading. `edition` is any string: the schema of a flow says which editions it has. */
export type UnitSetUpRead = Omit<z.output<typeof unitSetUpSchema>, 'edition'> & { edition: string }

/** The set-up of a battle, whether a Unit attacks or an effect begins it. */
export type BattleSetUpRead = Omit<UnitSetUpRead, 'phase'>

type Refused = { problem: Problem<Gundam> }
const refuse = (code: GundamProblem, clause: Problem<Gundam>['clause'], at?: string): Refused => ({
  problem: { code, clause, ...(at !== undefined && { details: { at } }) },
})

export function startUnitAttack(
  setUp: Omit<UnitSetUpRead, 'edition'>,
  edition: GundamEdition,
): { state: State } | Refused {
  if (setUp.phase !== 'main') return refuse('notMainPhase', 'GCG-7-1a')
  if (setUp.activePlayer === setUp.standbyPlayer) return refuse('samePlayer', null, 'standbyPlayer')
  const attackers = [setUp.attacker ?? []].flat()
  if (attackers.length > 1) return refuse('oneUnitOnly', 'GCG-7-1b', 'attacker')
  const table: GundamTableState = {
    edition,
    facts: gundamFactsIn(setUp),
    active: setUp.activePlayer,
    standby: setUp.standbyPlayer,
    pieces: [],
    shields: setUp.shields ?? null,
    someShields: false,
    // A player who counts the Shields has looked at the shield area and would have named a Base.
    baseKnown: setUp.base === 'none' || setUp.shields !== undefined,
    abilities: [],
    said: {},
    notes: [],
    turnStep: 'main',
  }
  for (const piece of setUp.pieces) {
    const problem = putOnTable(table, piece)
    if (problem) return { problem }
  }
  table.baseKnown ||= baseOf(table) !== undefined
  const assumed = CORRECTABLE.filter(one => setUp.assumed.includes(one))
  const wrong = remembered(table, setUp.abilities)
  const state = { ...table, battle: battleOf(attackers[0] ?? null, table.standby, assumed) }
  return wrong ?? chosen(state, setUp.target) ?? { state }
}

/** Adds the reminders of the set-up, after the cards, because a card decides the owner of its reminder. */
function remembered(table: GundamTableState, abilities: readonly AbilityGiven[]): Refused | null {
  for (const ability of abilities) {
    const problem = reminderProblem(table, ability)
    if (problem) return { problem }
    table.abilities.push(reminderFrom(table, ability))
  }
  return null
}

/** Checks the attacker and the target that the set-up names. */
function chosen(state: State, target: { player: true } | { unit: string } | undefined): Refused | null {
  const { attacker } = state.battle
  const piece = pieceNamed(state, attacker)
  if (attacker !== null && !piece) return refuse('noSuchAttacker', 'GCG-7-1b', attacker)
  const wrong = piece ? cannotAttack(state, piece) : null
  if (piece && wrong) return { problem: { ...wrong, details: { piece: piece.id } } }
  if (!target) return null
  if (!piece) return refuse('attackerMissing', 'GCG-7-3-1a', 'target')
  if ('unit' in target) return targetProblem(state, target.unit)
  state.battle.declared = 'player'
  const barred = cannotAttackPlayer(state)
  return barred && { problem: barred }
}

function targetProblem(state: State, target: string): Refused | null {
  const unit = pieceNamed(state, target)
  if (!unit) return refuse('noSuchTarget', 'GCG-7-1c', target)
  state.battle.declared = target
  const wrong = cannotBeTarget(state, unit)
  return wrong ? { problem: wrong } : null
}

function battleOf(attacker: string | null, standby: string, assumed: Battle['assumed']): Battle {
  return {
    assumed,
    preventions: [],
    step: 'attack',
    attacker,
    declared: null,
    target: null,
    blocker: null,
    effects: [],
    constants: [],
    keywords: [],
    turn: standby,
    passes: 0,
    gone: null,
    succeeded: null,
    apAtDamage: [],
    damage: [],
    striking: false,
    destroyed: [],
    felled: [],
    revealed: [],
    bursting: null,
    loser: null,
    around: null,
  }
}
