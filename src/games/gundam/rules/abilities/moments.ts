// What triggers look at when a moment comes.
import type { Cause, Trigger, TriggerName } from '../../vocabulary/triggers.ts'

/** A moment with the facts at its time: a triggered effect waits even if its card leaves. */
/** A moment never changes; one of an open window can be replaced (`changeOpenMoments`). */
export type Moment = Readonly<{
  on: TriggerName
  /** The cards that it is about. An effect triggers once for all cards destroyed at one moment. */
  who: readonly string[]
  against: 'player' | 'unit'
  present: readonly string[]
  /** How each of the cards was destroyed, or destroys; only where something is destroyed. */
  causes?: readonly Cause[]
}>

/** Whether a card that this trigger is about was destroyed, or destroys, as the trigger says (5-5, 5-10). */
export function causedAs({ on, who, with: said }: Trigger, { who: cards, causes }: Moment): boolean {
  const wanted = said ?? (on === 'destroys' ? 'battle damage' : null)
  if (wanted === null) return true
  return cards.some((card, index) => {
    const cause = causes?.[index] ?? null
    const fits = wanted === 'damage' ? cause?.endsWith(' damage') : cause === wanted
    return fits && (who ?? card) === card
  })
}
