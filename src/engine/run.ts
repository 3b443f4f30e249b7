// The loop of a play: it does the top task of the stack, else the row's `happens`, its question, then the next row.
import type { Inquiry, Row, Table } from './flow.ts'
import type { Game } from './game.ts'
import type { DutyTask, InquiryTask, Task, WindowTask } from './memory.ts'
import { ended, resolveAnswered, resolveQuestion } from './resolve.ts'
import { canEndEarly, exitNow, rowNamed, rowsOf } from './rows.ts'
import { asPlayed, occurrence, opens, stateOf, tell } from './table.ts'
import type { Given, Occurrence, Posed, Problem } from './types.ts'
import { windowAnswered, windowTurn } from './windows.ts'

/** Where the play has stopped: at a question, at the end, or because a strict effect was illegal. */
export type Stop<G extends Game> = { question: Posed<G> } | { over: true } | { refused: Problem<G> }

/** The limit of turns, more than any set-up or answer needs. It turns an endless loop of a faulty flow into an error. */
const TURNS = 20_000

/** Plays on until a decision is needed. @throws Error if a fault of the flow makes that endless */
export function run<G extends Game>(table: Table<G>): Stop<G> {
  for (let turn = 0; turn < TURNS; turn++) {
    const top = table.memory.stack.at(-1)
    const stop = top ? taskTurn(table, top) : rowTurn(table)
    if (stop !== 'done') return 'question' in stop ? { question: asPlayed(table, stop.question) } : stop
  }
  throw new Error(`flow ${table.flow.id} does not come to rest in row ${table.memory.row}`)
}

function taskTurn<G extends Game>(table: Table<G>, task: Task<G>): Stop<G> | 'done' {
  if (task.task === 'window') return asked(windowTurn(table, task))
  if (task.task === 'resolve') return { question: resolveQuestion(table, task) }
  if (task.task === 'inquiry') return inquire(table, task)
  table.memory.stack.pop()
  if (task.task === 'ended') ended(table, task.after)
  if (task.task === 'duty') duty(table, task)
  if (task.task === 'effect') return effectTurn(table, task)
  return 'done'
}

function asked<G extends Game>(question: Posed<G> | 'done'): Stop<G> | 'done' {
  return question === 'done' ? 'done' : { question }
}

function duty<G extends Game, D extends keyof G['duties']>(table: Table<G>, task: DutyTask<G, D>): void {
  const does = table.flow.duties[task.duty]
  if (!does) throw new Error(`flow ${table.flow.id} has no duty ${String(task.duty)}`)
  does(table, task.facts)
  table.flow.settle(table)
}

function inquiryNamed<G extends Game, I extends keyof G['inquiries']>(
  { flow }: Table<G>,
  name: I,
): Inquiry<G, G['inquiries'][I]> {
  const inquiry = flow.inquiries[name]
  if (!inquiry) throw new Error(`flow ${flow.id} has no inquiry ${String(name)}`)
  return inquiry
}

function inquire<G extends Game, I extends keyof G['inquiries']>(
  table: Table<G>,
  task: InquiryTask<G, I>,
): Stop<G> | 'done' {
  const question = inquiryNamed(table, task.inquiry).asks(stateOf(table), task.facts)
  if (question) return { question }
  table.memory.stack.pop()
  return 'done'
}

/**
 * Applies one effect. A strict effect, fresh from an answer, must be legal, or the answer is refused. An effect that waited
 * behind a question or came from a reminder fizzles if it is illegal.
 */
function effectTurn<G extends Game>(table: Table<G>, task: Task<G> & { task: 'effect' }): Stop<G> | 'done' {
  const { flow } = table
  const { effect, context } = task
  const kind: G['effect']['kind'] = effect.kind
  const rule = flow.effects[kind]
  if (flow.asksForCondition?.(table, effect, context)) return 'done'
  if (!flow.holds(stateOf(table), effect, context)) return 'done'
  const problem = rule.illegal?.(stateOf(table), effect as never, context)
  if (problem && task.strict) return { refused: problem }
  if (problem) {
    const clause = problem.clause ?? flow.abilities.clauses(stateOf(table), context.window).window
    tell(table, { type: 'effect_fizzled', clause, effect: effect.kind, code: problem.code })
    return 'done'
  }
  rule.applies(table, effect as never, context)
  flow.settle(table)
  return 'done'
}

function rowTurn<G extends Game>(table: Table<G>): Stop<G> | 'done' {
  const { flow, memory } = table
  if (memory.row === 'end') return { over: true }
  const rows = rowsOf(flow, memory.state)
  const row = rowNamed(rows, memory.row)
  if (openWaiting(table)) return 'done'
  if (memory.stage === 'arriving') return arrive(table, row)
  const { earlyEnd } = flow
  if (earlyEnd?.has(memory.state) && canEndEarly(earlyEnd, rows, row)) return enter(table, earlyEnd.to)
  if (memory.stage === 'asking') {
    const question = row.asks?.(memory.state)
    if (question) return { question }
    memory.stage = 'leaving'
    return 'done'
  }
  return enter(table, exitNow(rows, row, memory.state))
}

/** Opens the waiting "after" moments as soon as the stack is empty. */
function openWaiting<G extends Game>(table: Table<G>): boolean {
  const { after } = table.memory
  const first = after[0]
  if (!first) return false
  table.memory.after = []
  opens(table, first.moment.on, after, false)
  return true
}

function enter<G extends Game>(table: Table<G>, row: G['row'] | 'end'): 'done' {
  table.memory.row = row
  table.memory.stage = 'arriving'
  return 'done'
}

function arrive<G extends Game>(table: Table<G>, row: Row<G>): 'done' {
  const { flow, memory } = table
  memory.stage = 'asking'
  tell(table, { type: 'step_entered', clause: row.cites[0], ...(row.number && { number: row.number }) })
  row.happens?.(table)
  flow.settle(table)
  const window = row.window?.(memory.state) ?? null
  const fresh = (row.moments?.(memory.state) ?? []).map(moment => occurrence(table, moment))
  const moments = row.batch === 'rest' ? memory.batch.moments : fresh
  // Tasks that `happens` has put on the stack are done first, and the row's window opens after them.
  const waiting = memory.stack.splice(0)
  const open = opens(table, window ?? row.name, moments, window !== null)
  batch(table, row.batch, moments, open)
  memory.stack.push(...waiting)
  return 'done'
}

/** Splits the abilities of the same moments between two rows, forced ones first, so that each ability opens once. */
function batch<G extends Game>(
  { memory }: Table<G>,
  kind: 'forced' | 'rest' | undefined,
  moments: Occurrence<G>[],
  open: WindowTask<G> | null,
): void {
  if (kind === 'forced') memory.batch = { moments, opened: [] }
  if (open && kind === 'forced') open.forcedOnly = true
  if (open && kind === 'rest') open.opened = memory.batch.opened
}

/** Hands a legal answer to the task or row that asked: the top of the stack, or else the row. */
export function answered<G extends Game>(table: Table<G>, question: Posed<G>, given: Given<G>): void {
  const { memory } = table
  const top = memory.stack.at(-1)
  if (top?.task === 'window') windowAnswered(table, top, question.name, given)
  else if (top?.task === 'resolve') resolveAnswered(table, top, given)
  else if (top?.task === 'inquiry') {
    memory.stack.pop()
    inquiryNamed(table, top.inquiry).answered(table, top.facts, given)
  } else rowAnswered(table, given)
}

function rowAnswered<G extends Game>(table: Table<G>, given: Given<G>): void {
  const { flow, memory } = table
  memory.stage = 'leaving'
  const again = rowNamed(rowsOf(flow, memory.state), memory.row).answered?.(table, given)
  if (again === 'again') memory.stage = 'asking'
  flow.settle(table)
}
