// Decides which events a board leaves out.
import type { Plain } from '../../../engine/game.ts'
import type { Shown } from '../../../games/game.ts'

type Facts = { readonly type: string; readonly [fact: string]: Plain | undefined }

/** Whether an event has the type and all facts of one of these. */
export function quietIn(quiet: readonly Facts[]): (event: Shown['events'][number]) => boolean {
  const byType = Map.groupBy(
    quiet.map(({ type, ...facts }) => ({ type, facts: Object.entries(facts) })),
    ({ type }) => type,
  )
  return event =>
    byType.get(event.type)?.some(({ facts }) => facts.every(([name, value]) => event[name] === value)) ??
    false
}
