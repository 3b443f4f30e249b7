// What the engine remembers of a play, with what waits to be done.
import type { Game } from './game.ts'
import type { Context, Occurrence } from './types.ts'

/** What waits on the stack. All of it is plain data; the top is done first. */
export type Task<G extends Game> =
  | Window<G>
  | { task: 'effect'; effect: G['effect']; context: Context; strict: boolean }
  | { task: 'resolve'; ability: string; name: string; context: Context; occurrence: Occurrence<G> }
  | { task: 'ended'; after: Occurrence<G>[] }
  | { [D in keyof G['duties'] & string]: DutyTask<G, D> }[keyof G['duties'] & string]
  | { [I in keyof G['inquiries'] & string]: InquiryTask<G, I> }[keyof G['inquiries'] & string]

export type DutyTask<G extends Game, D extends keyof G['duties']> = {
  task: 'duty'
  duty: D
  facts: G['duties'][D]
}
export type InquiryTask<G extends Game, I extends keyof G['inquiries']> = {
  task: 'inquiry'
  inquiry: I
  facts: G['inquiries'][I]
}

/** A window: the moments whose abilities may open in it, and whether cards may be reported. */
export type Window<G extends Game> = {
  task: 'window'
  name: string
  window: string
  moments: Occurrence<G>[]
  reports: boolean
  /** Only forced abilities, and the rest is kept for the row that follows. */
  forcedOnly: boolean
  opened: { ability: string; occurrence: number }[]
  passed: string[]
}

/** Everything the engine remembers between two answers. */
export type Memory<G extends Game> = {
  state: G['state']
  row: G['row'] | 'end'
  stage: 'arriving' | 'asking' | 'leaving'
  stack: Task<G>[]
  /** "After" moments that wait until nothing is being resolved any more. */
  after: Occurrence<G>[]
  /** How often each name has been given, so that no two questions share one. */
  named: { name: string; times: number }[]
  occurrences: number
  /** Every moment that has truly come, as it was when it was last open, in order, and every ability that opened at one. */
  occurred: G['moment'][]
  opened: { ability: string; on: string; you: string | null }[]
  /** The moments of a row that opened only their forced abilities. */
  batch: { moments: Occurrence<G>[]; opened: { ability: string; occurrence: number }[] }
  /** Forced abilities since the last answer: the guard against endless chains. */
  chain: number
  answers: number
}
