// The end step of a turn: <Repair>, and what waits for the end of the turn (6-6, 11-1-1).
import { stateOf, tell } from '../../../engine/table.ts'
import { GUNDAM_ABILITIES, triggeredBy, triggers } from '../rules/abilities/abilities.ts'
import { REPAIR } from '../rules/abilities/reminders.ts'
import { asksConditions } from '../rules/conditions.ts'
import { inPlay, type Piece, remainingHp } from '../rules/pieces.ts'
import { type GundamTable, momentNow, type Reminder, type State } from '../rules/state.ts'
import { repairOf } from '../rules/values.ts'

type Repair = { readonly unit: Piece; readonly amount: number }

/** The Units of the player whose turn ends that can recover HP. */
const damaged = ({ pieces, active }: State): Piece[] =>
  pieces.filter(one => one.kind === 'unit' && one.player === active && inPlay(one) && one.damage > 0)

/** Asks for what only the players know and what alone decides whether a damaged Unit has <Repair>. */
export const asksRepairs = (table: GundamTable): void =>
  asksConditions(table, damaged(stateOf(table)), ({ repair }) => repair !== undefined)

/** All Units repair at once; where other effects of their player wait for the end of the turn, that player orders them. */
export function endStep(table: GundamTable): void {
  const state = stateOf(table)
  const all = damaged(state).flatMap((unit): Repair[] => {
    const amount = repairOf(state, unit)
    return amount > 0 ? [{ unit, amount }] : []
  })
  if (all.length > 0 && othersWait(state)) state.battle.keywords.push(waits(state, all))
  else for (const one of all) repairs(table, one)
  triggers(table, 'endOfTurn', [], [], { clause: 'GCG-6-6e' })
}

function othersWait(state: State): boolean {
  const ids = triggeredBy(state, [momentNow(state, 'endOfTurn', [])])
  return GUNDAM_ABILITIES.list(state).some(({ id, owner }) => owner === state.active && ids.includes(id))
}

const waits = ({ active }: State, all: readonly Repair[]): Reminder => ({
  id: `${REPAIR}${active}`,
  owner: active,
  source: null,
  trigger: { on: 'endOfTurn', turn: 'own' },
  forced: true,
  label: null,
  effects: all.map(({ unit, amount }) => ({ kind: 'recover', to: { piece: unit.id }, amount })),
  options: null,
  uses: null,
  given: null,
})

function repairs(table: GundamTable, { unit, amount: most }: Repair): void {
  const amount = Math.min(unit.damage, most)
  unit.damage -= amount
  const remaining = remainingHp(unit)
  tell(table, { type: 'repaired', clause: 'GCG-11-1-1a', card: unit.id, amount, remaining })
}
