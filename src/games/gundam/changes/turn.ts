// The step of the table between attacks: a turn is over, and that of the other player begins.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import type { GundamDuties } from '../questions.ts'
import { endsWithTurn } from '../rules/for-the-turn.ts'
import { inPlay } from '../rules/pieces.ts'
import { passesTurn } from '../rules/sides-of-table.ts'
import type { Gundam, GundamTable, State } from '../rules/state.ts'

/** The player whose turn comes: the other one than whose turn it is, or, as long as nobody has said that, who attacked last. */
const playerNext = ({ facts, active, standby }: State): string =>
  (facts.turn?.of ?? active) === active ? standby : active

/** Asks what has changed: a card or a remark can be reported, or the next turn begins. It never has to be answered. */
export function asksBetween(state: State): Question<Gundam> {
  const by = { any: [state.active, state.standby] }
  const number = { asks: 'turn', min: 1, max: 999, optional: true }
  return {
    name: 'changes',
    hard: true,
    clause: 'GCG-6-5a',
    window: 'changes',
    joins: true,
    choices: [{ name: 'turnBegins', by, number, about: { player: playerNext(state) } }],
  }
}

/** Ends what lasts for the turn, with all that this triggers; then the next turn begins. The question stays open for more. */
export function turnIsOver(table: GundamTable, { number }: Given<Gundam>): 'again' {
  const player = playerNext(stateOf(table))
  next(table, { task: 'ended', after: [] }, { task: 'duty', duty: 'turnBegins', facts: { player, number } })
  endsWithTurn(table)
  return 'again'
}

/** Begins the turn of a player: all cards of that player become active, and what is once per turn can be used again. */
export function beginsTurn(table: GundamTable, { player, number }: GundamDuties['turnBegins']): void {
  const state = stateOf(table)
  const before = state.facts.turn?.number
  const turn = number ?? (before === undefined ? null : before + 1)
  passesTurn(state, player)
  state.facts = { ...state.facts, turn: { of: player, ...(turn !== null && { number: turn }) }, lasts: [] }
  tell(table, { type: 'turn_begun', clause: 'GCG-6-1b', player, turn })
  for (const piece of state.pieces) {
    piece.deployedThisTurn = false
    if (!inPlay(piece) || piece.player !== player || !piece.rested) continue
    piece.rested = false
    tell(table, { type: 'unit_set_active', clause: 'GCG-6-2b', unit: piece.id })
  }
  renewsUses(table)
}

/** What players have said of the turn that is over counts no longer, and what is “once per turn” can be used again. */
function renewsUses(table: GundamTable): void {
  const state = stateOf(table)
  state.said = {}
  state.abilities = state.abilities.map(one => {
    if (one.given.once === undefined || one.uses !== 0) return one
    tell(table, { type: 'uses_renewed', clause: 'GCG-11-2-12a', ability: one.id })
    return { ...one, uses: 1 }
  })
}
