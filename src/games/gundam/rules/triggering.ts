// Finds the effects that an event triggers, and names them before the first one is carried out.
import { after, tell } from '../../../engine/table.ts'
import type { Clause } from '../clauses.ts'
import { ABILITIES } from './abilities.ts'
import type { Moment } from './moments.ts'
import { type GundamTable, momentNow, type State } from './state.ts'

/** The ids of the effects that these moments trigger. An effect without uses left does not trigger. */
export function triggeredBy(state: State, moments: readonly Moment[]): string[] {
  return ABILITIES.list(state)
    .filter(one => one.uses !== 0 && moments.some(moment => ABILITIES.fits(state, one, moment)))
    .map(one => one.id)
}

export function announce(table: GundamTable, moments: readonly Moment[], clause: Clause): void {
  const effects = triggeredBy(table.memory.state, moments)
  if (effects.length > 0) tell(table, { type: 'effects_triggered', clause, effects })
}

/** Triggers the effects of an event. They come before the effects that already wait (7-3-3). */
export function triggers(
  table: GundamTable,
  on: Moment['on'],
  who: readonly string[],
  also: readonly string[] = [],
): void {
  const moment = momentNow(table.memory.state, on, who, also)
  announce(table, [moment], 'GCG-7-3-3')
  after(table, moment)
}

/** Puts tasks after the effect that is being carried out and before all triggered effects that wait. */
export function beforeWhatWaits(table: GundamTable, ...tasks: GundamTable['memory']['stack']): void {
  const { stack } = table.memory
  const ending = stack.findLastIndex(task => task.task === 'ended')
  stack.splice(ending + 1, 0, ...tasks.toReversed())
}
