// What becomes of excess damage: overkill passes it on, from an ally to its identity, from a minion to the active villain.
import type { Task } from '../../../../engine/memory.ts'
import { next, tell } from '../../../../engine/table.ts'
import type { MarvelClause } from '../../clauses.ts'
import type { MarvelDamageKind } from '../../events.ts'
import type { Instance } from '../../questions.ts'
import { clauseOf, EXCESS_RULINGS } from '../activations/clauses.ts'
import { type Character, wasDefeated } from '../characters.ts'
import {
  attackIn,
  characterOf,
  identityOf,
  identityUnknown,
  innerAttack,
  type Marvel,
  type MarvelTable,
  type State,
} from '../state.ts'
import { activeUnknown, villainOf, villainUnknown } from '../villain.ts'
import { attackHas, dealing, fromAttack } from './attack-keywords.ts'

/** Loses the excess, unless overkill passes it on: from an ally to its identity, from a minion to the villain. */
export function excessTasks(
  table: MarvelTable,
  to: Character,
  damage: Instance,
  excess: number,
): Task<Marvel>[] {
  const { state } = table.memory
  const { needs } = state.edition.overkill
  const overkill = passesOn(state, to, damage.kind) && (needs === 'excess' || wasDefeated(to))
  const { player } = to
  if (overkill && player !== null && identityUnknown(state, player))
    return [
      { task: 'inquiry', inquiry: 'identity', facts: { player, clause: excessClause(damage) } },
      { task: 'duty', duty: 'excess', facts: { ...damage, amount: excess } },
    ]
  const which = villainUnknown(state) ? 'villain' : activeUnknown(state) ? 'activeVillain' : null
  if (overkill && player === null && which)
    return [
      { task: 'inquiry', inquiry: which, facts: { clause: 'MC18-PA-29' } },
      { task: 'duty', duty: 'excess', facts: { ...damage, amount: excess } },
    ]
  const onto = overkill ? overkillTarget(state, to) : undefined
  const about = { clause: excessClause(damage), amount: excess, ...excessRuling(state, damage) }
  if (onto) {
    const { clause, kind } = passedOn(state, damage)
    const cited = needs === 'defeat' ? ({ clause, ruling: 'MC18-OP-06' } as const) : about
    tell(table, { type: 'overkill', ...about, ...cited, from: to.id, to: onto.id })
    const { from } = damage
    return [dealing(state, [{ to: onto.id, from, amount: excess, kind, clause: cited.clause }])]
  }
  if (fromAttack(damage)) attackIn(state).ledger.lost += excess
  tell(table, { type: 'excess_lost', ...about, piece: to.id })
  return []
}

/** The kind of what overkill passes on, and its clause where the edition has one for it. */
function passedOn({ activation }: State, { kind }: Instance) {
  if (kind === 'inner attack') return { clause: 'MC18-PA-29', kind } as const
  return { clause: clauseOf(activation, 'overkill'), kind: 'overkill' } as const
}

/** Handles the excess again after an unknown identity, to which overkill passes it, has been named. */
export function excess(table: MarvelTable, damage: Instance): void {
  next(table, ...excessTasks(table, characterOf(table.memory.state, damage.to), damage, damage.amount))
}

/** The excess of a defending ally has a clause of its own. */
const excessClause = ({ clause }: Instance): MarvelClause => (clause === 'MC-EA-36' ? 'MC-EA-37' : clause)

const excessRuling = ({ activation: { kind } }: State, damage: Instance): { ruling?: string } =>
  fromAttack(damage) ? { ruling: EXCESS_RULINGS[kind] } : {}

/** Whether overkill passes on the excess of such damage to a character. */
export function passesOn(state: State, from: Character, kind: MarvelDamageKind | null): boolean {
  const attack =
    kind === 'inner attack' ? innerAttack(state) : kind === 'attack' ? state.activation : undefined
  const isOverkill = attack ? attackHas(state, 'overkill', attack) : false
  return isOverkill && (from.kind === 'ally' || from.kind === 'minion')
}

function overkillTarget(state: State, { player }: Character): Character | undefined {
  return player === null ? villainOf(state) : identityOf(state, player)
}
