// What the engine remembers of a play, including the tasks that wait on its stack.
import type { Game } from './game.ts'
import type { Context, Occurrence } from './types.ts'

/** A task on the stack. Tasks are plain data; the top task is done first. */
export type Task<G extends Game> =
  | WindowTask<G>
  | { task: 'effect'; effect: G['effect']; context: Context; strict?: boolean }
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
export type WindowTask<G extends Game> = {
  task: 'window'
  name: string
  window: string
  moments: Occurrence<G>[]
  reports: boolean
  /** The window opens forced abilities only; the next row opens the other ones. */
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
  /** "After" moments that wait until no ability and no effect is being resolved. */
  after: Occurrence<G>[]
  /** How often each name has been given, so that no two questions share a name. */
  named: { name: string; times: number }[]
  occurrences: number
  /** Every moment that came outside a look ahead, in order, as its window last held it, and every ability that opened. */
  occurred: G['moment'][]
  opened: { ability: string; on: string; you: string | null }[]
  /** The moments of a row that opened only forced abilities, and the abilities that it opened. */
  batch: { moments: Occurrence<G>[]; opened: { ability: string; occurrence: number }[] }
  /** Counts forced abilities since the last answer, as a guard against endless chains. */
  chain: number
  answers: number
}
