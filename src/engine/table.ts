// The functions that rows and effects call on the table.
import { copyOf, copyOfFields } from './copy.ts'
import type { Table } from './flow.ts'
import type { EngineEvent, Game } from './game.ts'
import type { Memory, Task, WindowTask } from './memory.ts'
import type { Context, Occurrence, QuestionName } from './types.ts'

/** The game's own state, to read and to change. */
export function stateOf<G extends Game>(table: Table<G>): G['state'] {
  return table.memory.state
}

/**
 * Adds an event with the clause's id in the edition that is played, and with the current row. It copies the facts: a list of
 * the table may change later, while what has been told stays.
 */
export function tell<G extends Game>(table: Table<G>, told: EngineEvent<G> | G['event']): void {
  const { flow, memory } = table
  if (!table.isTold) return
  table.events.push(copyOfFields({ ...told, clause: flow.cite(memory.state, told.clause), step: memory.row }))
}

/** A question or a refusal with the clause's id in the edition that is played. */
export function asPlayed<G extends Game, Cites extends { readonly clause: G['clause'] | null }>(
  { flow, memory }: Pick<Table<G>, 'flow' | 'memory'>,
  citing: Cites,
): Cites {
  const { clause } = citing
  return clause === null ? citing : { ...citing, clause: flow.cite(memory.state, clause) }
}

/** Puts tasks on the stack; the first argument is done first. */
export function next<G extends Game>(table: Table<G>, ...tasks: Task<G>[]): void {
  table.memory.stack.push(...tasks.toReversed())
}

/** Makes a name that this play has not used yet: boost, boost#2, boost#3. */
export function named<G extends Game, N extends string>(memory: Memory<G>, name: N): QuestionName<N> {
  const known = memory.named.find(one => one.name === name)
  if (!known) {
    memory.named.push({ name, times: 1 })
    return name
  }
  known.times += 1
  return `${name}#${known.times}`
}

/** The limit of moments that are kept, so that an endless chain does not fill the memory. */
const MOST_OCCURRED = 1000

/** Numbers a moment. It is copied, as events are: a moment says what was so when it came. */
export function occurrence<G extends Game>(table: Table<G>, came: G['moment']): Occurrence<G> {
  const moment = copyOf(came)
  table.memory.occurrences += 1
  if (table.memory.occurred.length < MOST_OCCURRED) table.memory.occurred.push(moment)
  return { moment, number: table.memory.occurrences }
}

/** Replaces the moments of all open windows, and tells them so among those that came. */
export function changeOpenMoments<G extends Game>(
  { memory }: Table<G>,
  change: (moment: G['moment']) => G['moment'],
): void {
  const changed = ({ moment: before, number }: Occurrence<G>): Occurrence<G> => {
    const moment = change(before)
    if (number <= memory.occurred.length) memory.occurred[number - 1] = moment
    return { moment, number }
  }
  for (const task of memory.stack) if (task.task === 'window') task.moments = task.moments.map(changed)
}

/** Opens a window for moments that have come. @returns null, opening none, if it takes no reports and no ability fits */
export function opens<G extends Game>(
  table: Table<G>,
  window: string,
  moments: readonly Occurrence<G>[],
  reports: boolean,
): WindowTask<G> | null {
  const { abilities } = table.flow
  const state = stateOf(table)
  const known = abilities
    .list(state)
    .some(ability => moments.some(({ moment }) => abilities.fits(state, ability, moment)))
  if (!known && !reports) return null
  const opened: WindowTask<G> = {
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

/** Opens the abilities of a "when" moment at once, even inside another ability. */
export function when<G extends Game>(table: Table<G>, moment: G['moment']): void {
  opens(table, moment.on, [occurrence(table, moment)], false)
}

/** Keeps an "after" moment: its abilities wait until the ability that caused it has ended. */
export function after<G extends Game>(table: Table<G>, moment: G['moment']): void {
  const ending = table.memory.stack.findLast(task => task.task === 'ended')
  const waiting = ending?.task === 'ended' ? ending.after : table.memory.after
  waiting.push(occurrence(table, moment))
}

/** Applies a list of effects as one ability: the "after" moments that they cause wait for its end. */
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
