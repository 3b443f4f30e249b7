// What a table of the GUNDAM CARD GAME offers next: which Units can attack what, the next turn, the commonest changes.
import type { AttackOffered, BarredAtTable, ChangeOffered, NextAtTable } from '../next.ts'
import { GUNDAM_EDITION_IDS, GUNDAM_EDITIONS } from './editions.ts'
import type { Piece } from './rules/pieces.ts'
import type { State } from './rules/state.ts'
import { type GundamTableGiven, inTurnOf } from './table.ts'
import { cannotAttack, choosable } from './unit-attack/attack-step.ts'
import { cannotAttackPlayer, cannotBeTarget } from './unit-attack/attack-target.ts'
import { startUnitAttack } from './unit-attack/set-up.ts'

export const UNIT_FLOW = 'gundam/unit-attack'
export const TURN_FLOW = 'gundam/changes'

/** The attacks of the player whose turn it is, or as long as nobody has said that, of who attacked last; then the next turn. */
export function gundamNext(table: GundamTableGiven): NextAtTable {
  const whose = table.turn?.of ?? table.activePlayer
  const state = stateInTurn(inTurnOf(table, whose))
  const { able, barred } = choosable(state, cannotAttack)
  const own = (id: string) =>
    state.pieces.some(one => one.id === id && one.player === whose && one.kind === 'unit')
  const all = able.map(unit => attackOf(state, unit))
  const attacks = all.filter(({ targets }) => targets.length > 0)
  return {
    offers: [
      ...attacks,
      { offer: 'change', change: 'unit', piece: null, player: whose, told: [] },
      ...alone(state).map(piece => changed('pilot', piece)),
      ...damaged(state).map(piece => changed('recover', piece)),
      { offer: 'step', step: 'turnBegins', of: state.standby, isDue: attacks.length === 0 },
    ],
    barred: [
      ...barred.flatMap(({ name: id, code, clause }) => (own(id) ? [{ id, code, clause }] : [])),
      ...all.flatMap(one => (one.targets.length > 0 ? [] : withoutTarget(one))),
    ],
  }
}

/** All that is on a table is in play, and in every edition the same may attack. @throws Error for a table that no outcome can have, which is a fault of the program */
function stateInTurn(table: GundamTableGiven): State {
  const current = GUNDAM_EDITIONS[GUNDAM_EDITION_IDS[0]]
  const started = startUnitAttack({ ...table, phase: 'main', given: [], assumed: [] }, current)
  if ('problem' in started) throw new Error(`no table: ${started.problem.code}`)
  return started.state
}

/** An attack, with the opposing player and the rested enemy Units as its targets (7-1c). */
function attackOf(table: State, { id: attacker }: Piece): AttackOffered {
  const state = { ...table, battle: { ...table.battle, attacker } }
  const player = cannotAttackPlayer(state)
  const units = state.pieces
    .filter(one => one.player === state.standby && one.kind === 'unit')
    .map(one => ({ id: one.id, why: cannotBeTarget(state, one) }))
  const barred: BarredAtTable[] = units.flatMap(({ id, why }) => (why ? [{ id, ...why }] : []))
  return {
    offer: 'attack',
    flow: UNIT_FLOW,
    attacker,
    targets: [
      ...(player ? [] : [{ id: state.standby, player: state.standby, told: [] }]),
      ...units.filter(({ why }) => !why).map(({ id }) => ({ id, player: state.standby, told: [] })),
    ],
    barred: [...(player ? [{ id: state.standby, ...player }] : []), ...barred],
    told: [],
    isDue: true,
  }
}

/** A Unit that may attack, and nothing that it may attack is there: why it cannot attack the player says that. */
const withoutTarget = ({ attacker: id, barred: [player] }: AttackOffered): BarredAtTable[] =>
  player ? [{ ...player, id }] : []

const changed = (change: string, piece: string): ChangeOffered => ({
  ...{ offer: 'change', change, piece },
  player: null,
  told: [],
})

/** The Units that can get a Pilot. */
const alone = ({ pieces, active }: State): string[] =>
  pieces.filter(one => one.player === active && one.kind === 'unit' && !one.pilot).map(({ id }) => id)

const damaged = ({ pieces, active }: State): string[] =>
  pieces.filter(one => one.player === active && one.kind === 'unit' && one.damage > 0).map(({ id }) => id)

/** The turn that is missing if this Unit attacks; null: it fits to what has been said. */
export function missingTurn({ turn, pieces }: GundamTableGiven, attacker: string): 'turnBegins' | null {
  const player = pieces.find(({ id }) => id === attacker)?.player
  return !turn || player === undefined || player === turn.of ? null : 'turnBegins'
}
