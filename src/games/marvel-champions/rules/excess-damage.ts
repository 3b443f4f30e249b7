// Damage beyond the hit points of a character: it is lost, or overkill passes it on.
import { next, tell } from '../../../engine/table.ts'
import type { Clause } from '../clauses.ts'
import type { Instance } from '../questions.ts'
import { inPlay, type Piece, pieceFrom } from './characters.ts'
import { deal, fromAttack } from './dealing.ts'
import { identityOf, identityUnknown, type MarvelTable, pieceOf, type State } from './state.ts'

/** Loses the excess, unless overkill passes it on: from an ally to its identity, from a minion to the villain. */
export function excessDamage(table: MarvelTable, to: Piece, damage: Instance, excess: number): void {
  const { state } = table.memory
  const overkill = damage.kind === 'attack' && passesOn(state, to)
  const { player } = to
  if (overkill && player !== null && identityUnknown(state, player)) {
    next(
      table,
      { task: 'inquiry', inquiry: 'identity', facts: { player, clause: excessClause(damage) } },
      { task: 'duty', duty: 'excess', facts: { ...damage, amount: excess } },
    )
    return
  }
  const onto = overkill ? overkillTarget(state, to) : undefined
  const about = { clause: excessClause(damage), amount: excess, ...excessRuling(state, damage) }
  if (onto) {
    tell(table, { type: 'overkill', ...about, from: to.id, to: onto.id })
    const { from } = damage
    deal(table, { to: onto.id, from, amount: excess, kind: 'overkill', clause: about.clause })
    return
  }
  if (fromAttack(damage)) state.attack.ledger.lost += excess
  tell(table, { type: 'excess_lost', ...about, piece: to.id })
}

/** Handles the excess again after an unknown identity, to which overkill passes it, has been named. */
export function excess(table: MarvelTable, damage: Instance): void {
  excessDamage(table, pieceOf(table.memory.state, damage.to), damage, damage.amount)
}

/** The excess of a defending ally has a clause of its own. */
const excessClause = ({ clause }: Instance): Clause => (clause === 'MC-EA-36' ? 'MC-EA-37' : clause)

function excessRuling({ attack }: State, damage: Instance): { ruling?: string } {
  if (!fromAttack(damage)) return {}
  return { ruling: attack.by === 'enemy' ? 'AMB-06' : 'AMB-38' }
}

export function passesOn({ attack }: State, from: Piece): boolean {
  return attack.keywords.includes('overkill') && (from.kind === 'ally' || from.kind === 'minion')
}

function overkillTarget(state: State, { player }: Piece): Piece | undefined {
  return player === null ? villainOf(state) : identityOf(state, player)
}

/** The villain is always in play. If the set-up lacks it, it joins here with unknown hit points. */
function villainOf(state: State): Piece | undefined {
  const villains = state.pieces.filter(one => one.kind === 'villain')
  if (villains.length === 0 && !state.pieces.some(one => one.id === 'villain'))
    state.pieces.push(pieceFrom({ id: 'villain', kind: 'villain' }))
  return state.pieces.find(one => one.kind === 'villain' && inPlay(one))
}
