// The set-up of a Unit attack: whose turn it is, which Units and Bases there are, and who attacks what.
import { z } from 'zod'
import { parseSafely } from '../../engine/answer.ts'
import { tell } from '../../engine/table.ts'
import type { Problem } from '../../engine/types.ts'
import { RESERVED, reminderFrom } from './abilities.ts'
import { abilitySchema } from './effect-schemas.ts'
import { MOST, MOST_SHIELDS } from './effects.ts'
import { inPlay, name, type Piece, type PieceGiven, pieceFrom, pieceSchema } from './pieces.ts'
import type { Battle, Gundam, GundamTable, State, Target } from './state.ts'
import { cannotAttack, cannotBeTarget } from './unit-attack-steps.ts'

export const EDITIONS = ['1.0'] as const

export const unitSetUpSchema = z.strictObject({
  edition: z.enum(EDITIONS).default('1.0'),
  activePlayer: name,
  standbyPlayer: name,
  phase: z.enum(['main', 'other']).default('main'),
  // One Base more than may join: it is asked for.
  pieces: z.array(pieceSchema).max(MOST + 1),
  shields: z.int().min(0).max(MOST_SHIELDS).optional().describe('Shields of the standby player, if known.'),
  base: z.literal('none').optional().describe('The standby player has no Base.'),
  attacker: z.union([name, z.array(name).min(1).max(10)]).optional(),
  target: z.union([z.strictObject({ player: z.literal(true) }), z.strictObject({ unit: name })]).optional(),
  abilities: z.array(abilitySchema).max(MOST).default([]),
  given: z.array(z.unknown()).max(50).default([]),
})
export type UnitSetUp = z.input<typeof unitSetUpSchema>

type Refused = { problem: Problem<Gundam> }
const refuse = (code: string, clause: Problem<Gundam>['clause'], at?: string): Refused => ({
  problem: { code, clause, ...(at !== undefined && { details: { at } }) },
})

export function startUnitAttack(input: unknown): { state: State } | Refused {
  const setUp = unitSetUpSchema.parse(input)
  if (setUp.phase !== 'main') return refuse('notMainPhase', 'GCG-7-1a')
  if (setUp.activePlayer === setUp.standbyPlayer) return refuse('samePlayer', null, 'standbyPlayer')
  const attackers = [setUp.attacker ?? []].flat()
  if (attackers.length > 1) return refuse('oneUnitOnly', 'GCG-7-1b', 'attacker')
  const state: State = {
    edition: setUp.edition,
    active: setUp.activePlayer,
    standby: setUp.standbyPlayer,
    pieces: [],
    shields: setUp.shields ?? null,
    // Whoever counts the Shields has looked at the shield area: a Base would have been named.
    baseKnown: setUp.base === 'none' || setUp.shields !== undefined,
    abilities: setUp.abilities.map(reminderFrom),
    notes: [],
    preventions: [],
    battle: battleOf(attackers[0] ?? null, setUp.standbyPlayer),
  }
  for (const piece of setUp.pieces) {
    const problem = seat(state, piece)
    if (problem) return { problem }
  }
  return chosen(state, setUp.target) ?? { state }
}

/** Checks the attacker and the target that the set-up names, and the owners of its reminders. */
function chosen(state: State, target: { player: true } | { unit: string } | undefined): Refused | null {
  const ids = state.abilities.map(one => one.id)
  if (new Set(ids).size !== ids.length) return refuse('nameTaken', null, 'abilities')
  if (ids.some(id => RESERVED.includes(id))) return refuse('nameReserved', null, 'abilities')
  if (state.abilities.some(one => one.owner !== state.active && one.owner !== state.standby))
    return refuse('noSuchPlayer', null, 'abilities')
  const { attacker } = state.battle
  const piece = state.pieces.find(one => one.id === attacker)
  if (attacker !== null && !piece) return refuse('noSuchAttacker', 'GCG-7-1b', attacker)
  const wrong = piece ? cannotAttack(state, piece) : null
  if (wrong) return { problem: wrong }
  if (!target) return null
  if (!piece) return refuse('attackerMissing', 'GCG-7-3-1a', 'target')
  return targetProblem(state, 'unit' in target ? { unit: target.unit } : 'player')
}

function targetProblem(state: State, target: Target): Refused | null {
  state.battle.declared = target
  if (target === 'player') return null
  const unit = state.pieces.find(one => one.id === target.unit)
  if (!unit) return refuse('noSuchTarget', 'GCG-7-1c', target.unit)
  const wrong = cannotBeTarget(state, unit)
  return wrong ? { problem: wrong } : null
}

/** Puts a Unit or a Base on the table; there is one Base at most for each player. */
function seat(state: State, given: PieceGiven): Problem<Gundam> | null {
  const details = { piece: given.id }
  const piece: Piece = pieceFrom(given)
  if (state.pieces.filter(one => one.kind === 'unit').length >= MOST)
    return { code: 'tooMany', clause: null, details }
  if (piece.player !== state.active && piece.player !== state.standby)
    return { code: 'noSuchPlayer', clause: null, details }
  if (piece.id === 'player' || piece.id === 'decline') return { code: 'nameReserved', clause: null, details }
  if (state.pieces.some(one => one.id === piece.id)) return { code: 'nameTaken', clause: null, details }
  if (piece.hp !== null && piece.damage >= piece.hp)
    return { code: 'alreadyDestroyed', clause: null, details }
  const second = state.pieces.some(one => one.kind === 'base' && one.player === piece.player && inPlay(one))
  if (piece.kind === 'base' && second) return { code: 'secondBase', clause: null, details }
  state.pieces.push(piece)
  return null
}

export function joins(table: GundamTable, given: unknown): Problem<Gundam> | null {
  const parsed = parseSafely(pieceSchema, given)
  if (!parsed.ok) return { code: 'malformedPiece', clause: null, details: { at: parsed.at } }
  const problem = seat(table.memory.state, parsed.value)
  const { id, kind } = parsed.value
  if (!problem) tell(table, { type: 'joined', clause: 'GCG-7-1c', piece: id, kind })
  return problem
}

function battleOf(attacker: string | null, standby: string): Battle {
  return {
    step: 'attack',
    attacker,
    declared: null,
    target: null,
    blocker: null,
    effects: [],
    turn: standby,
    passes: 0,
    gone: null,
    succeeded: null,
    apAtDamage: [],
    damage: [],
    destroyed: [],
    revealing: 0,
    bursts: 0,
    burstCardMoved: false,
    shieldsLost: 0,
    loser: null,
  }
}
