// Tells a story briefly: a rule makes one line of events that belong together, or none of events that a board shows anyway.
import type { Facts } from '../../../engine/game.ts'
import type { Shown } from '../../../games/game.ts'

export type ShownEvent = Shown['events'][number]

/** What a board knows beside the events. */
type Known = {
  /** The hit points or HP that a piece has without damage; null if they are unknown. */
  readonly most: (piece: unknown) => number | null
}

/**
 * Tells the first of these events with those that follow it: `tells` instead of the first `takes` of them.
 * null: the rule does not apply.
 */
export type BriefRule = (
  rest: readonly ShownEvent[],
  known: Known,
) => { readonly tells: readonly ShownEvent[]; readonly takes: number } | null

/** The events of a board: the first rule that applies tells them, and an event without a rule tells itself. */
export function briefly(
  events: readonly ShownEvent[],
  rules: readonly BriefRule[],
  known: Known,
): readonly ShownEvent[] {
  const told: ShownEvent[] = []
  for (let at = 0; at < events.length; ) {
    const rest = events.slice(at, at + LONGEST)
    const { tells, takes } = firstToApply(rules, rest, known) ?? { tells: rest.slice(0, 1), takes: 1 }
    told.push(...tells)
    at += takes
  }
  return told
}

function firstToApply(rules: readonly BriefRule[], rest: readonly ShownEvent[], known: Known) {
  for (const rule of rules) {
    const brief = rule(rest, known)
    if (brief) return brief
  }
  return null
}

/** No rule looks further ahead. */
const LONGEST = 12

/** The sentence of a brief line, with the clause of the event that decides it. */
export const brief = (type: string, { clause, ruling, step }: ShownEvent, facts: Facts): ShownEvent => ({
  ...facts,
  ...(ruling !== undefined && { ruling }),
  type: `brief.${type}`,
  clause,
  step,
})

export const is = (event: ShownEvent | undefined, type: string): event is ShownEvent => event?.type === type

/** The first events, as long as they are such ones. */
export function runOf(
  events: readonly ShownEvent[],
  isOne: (event: ShownEvent) => boolean,
): readonly ShownEvent[] {
  const end = events.findIndex(event => !isOne(event))
  return end === -1 ? events : events.slice(0, end)
}
