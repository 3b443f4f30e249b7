// The table during a step: a draft of the memory, the events so far, and the functions that rows and effects call.
import type { EngineEvent } from './built-in.ts'
import type { Rules } from './flow.ts'
import type { Context, Event, Game, Named, Occurrence } from './types.ts'

/** A task on the stack. Every task is plain data; the top is done first. */
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
  /** Only forced abilities open; the others wait for the row that follows. */
  forcedOnly: boolean
  opened: { ability: string; occurrence: number }[]
  passed: string[]
}

/** The whole memory of the engine between two answers. */
export type Memory<G extends Game> = {
  state: G['state']
  row: G['row'] | 'end'
  stage: 'arriving' | 'asking' | 'leaving'
  stack: Task<G>[]
  /** "After" moments that wait until the stack is empty. */
  after: Occurrence<G>[]
  /** How often each name has been given, so that every question has its own. */
  named: { name: string; times: number }[]
  occurrences: number
  /** Every moment that has come, in order and as it was when it was last open, and every ability that opened at one. */
  occurred: G['moment'][]
  opened: { ability: string; on: string; you: string | null }[]
  /** The moments of a row that opened only forced abilities, for the row that opens the rest. */
  batch: { moments: Occurrence<G>[]; opened: { ability: string; occurrence: number }[] }
  /** The number of forced abilities since the last answer, which limits endless chains. */
  chain: number
  answers: number
}

export type Table<G extends Game> = {
  readonly flow: Rules<G>
  memory: Memory<G>
  readonly events: Event<G>[]
}

/** The game's own state, to read and to change. */
export function stateOf<G extends Game>(table: Table<G>): G['state'] {
  return table.memory.state
}

/** Adds an event, with its clause in the edition that is played and the current row. */
export function tell<G extends Game>(table: Table<G>, told: EngineEvent<G> | G['event']): void {
  const { flow, memory } = table
  table.events.push({ ...told, clause: flow.cite(memory.state, told.clause), step: memory.row })
}

/** Puts tasks on the stack; the first argument is done first. */
export function next<G extends Game>(table: Table<G>, ...tasks: Task<G>[]): void {
  table.memory.stack.push(...tasks.toReversed())
}

/** Makes a name that this play has not used yet: boost, boost#2, boost#3. */
export function named<G extends Game, N extends string>(memory: Memory<G>, name: N): Named<N> {
  const known = memory.named.find(one => one.name === name)
  if (!known) {
    memory.named.push({ name, times: 1 })
    return name
  }
  known.times += 1
  return `${name}#${known.times}`
}

/** The most moments that are kept, so that an endless chain does not fill the memory. */
const MOST_OCCURRED = 1000

export function occurrence<G extends Game>(table: Table<G>, moment: G['moment']): Occurrence<G> {
  table.memory.occurrences += 1
  if (table.memory.occurred.length < MOST_OCCURRED) table.memory.occurred.push(moment)
  return { moment, number: table.memory.occurrences }
}

/** Opens a window for moments that have come. @returns null if it takes no reports and no known ability fits: then none opens */
export function opens<G extends Game>(
  table: Table<G>,
  window: string,
  moments: readonly Occurrence<G>[],
  reports: boolean,
): Window<G> | null {
  const { abilities } = table.flow
  const state = stateOf(table)
  const known = abilities
    .list(state)
    .some(ability => moments.some(({ moment }) => abilities.fits(state, ability, moment)))
  if (!known && !reports) return null
  const opened: Window<G> = {
    task: 'window',
    name: named(table.memory, window),
    window,
    moments: [...moments],
    reports,
    forcedOnly: false,
    opened: [],
    passed: [],
  }
  next(table, opened)
  return opened
}

/** A "when" moment: its abilities open at once, even inside another ability. */
export function when<G extends Game>(table: Table<G>, moment: G['moment']): void {
  opens(table, moment.on, [occurrence(table, moment)], false)
}

/** An "after" moment: its abilities wait until the ability that caused it has ended. */
export function after<G extends Game>(table: Table<G>, moment: G['moment']): void {
  const ending = table.memory.stack.findLast(task => task.task === 'ended')
  const waiting = ending?.task === 'ended' ? ending.after : table.memory.after
  waiting.push(occurrence(table, moment))
}

/** Applies a list of effects as one ability, so that what it causes "after" waits for its end. */
export function applies<G extends Game>(
  table: Table<G>,
  effects: readonly G['effect'][],
  context: Context,
  strict = false,
): void {
  next(table, ...effects.map(effect => ({ task: 'effect' as const, effect, context, strict })), {
    task: 'ended',
    after: [],
  })
}
