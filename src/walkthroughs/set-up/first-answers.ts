// Gives the answers in a command as the first answers, as long as their questions are asked; the others wait for them.
import type { Game, Plain } from '../../engine/game.ts'
import type { Answer, RefusedAnswer } from '../../engine/types.ts'
import type { AnyFlow, Shown } from '../../games/game.ts'
import type { Prepared } from '../start.ts'
import { withUnsaid } from '../unsaid.ts'
import { hardQuestion, mayAct } from '../waiting.ts'
import type { Wrong } from './problem.ts'

/** A flow, and the answers of it that decide little. */
export type Playing = {
  readonly flow: AnyFlow
  /** Questions with a single choice that decides nothing, and that choice; `finishing` gives them. */
  readonly finishing: Readonly<Record<string, string>>
  /** Choices of not acting (“nobody blocks”): they are no mistake even if no piece could act. */
  readonly nothing: readonly string[]
  /** Whether the answers wait for an ability that a player may use; else they decline it. */
  readonly abilitiesFirst?: boolean
}

/** Refusals of a question that is not open: because another one is, or because the attack is over. */
const NOT_ASKED: readonly string[] = ['notNow', 'noSuchQuestion', 'over']

type Table = Omit<Prepared, 'answers' | 'flow'>
type Window = NonNullable<Shown['prompt']>['windows'][number]
export type Begun = { readonly prepared: Prepared } | Wrong

/**
 * Completes a start: plays the set-up, the `answers`, and those that are `left`, in the order of the flow. If another
 * question comes in between, the rest waits behind it. `finishing` also deals the damage and finishes, unless an ability is
 * open.
 * @returns the prepared walkthrough; or the engine's refusal of the set-up or of an answer
 */
export function begun(
  playing: Playing,
  table: Table,
  left: readonly Answer[],
  finishing: boolean,
  answers: readonly Answer[] = [],
): Begun {
  const { flow } = playing
  const played = play(flow, table, answers)
  if (played.refused) return refusedBy(played.refused, table)
  const hard = hardQuestion(played)
  const next = left.findIndex(({ question }) => question === hard?.name)
  const [skipped, rest] = next < 0 ? [left, left] : [left.slice(0, next), left.slice(next + 1)]
  const barred = barredNow(playing, table, answers, skipped)
  if (barred) return barred
  const said = playing.abilitiesFirst && mayAct(played) ? undefined : left[next]
  const finished = finishing ? finishingAnswer(playing, played) : null
  const answer = said ? whole(said, hard) : finished
  if (answer) {
    const given = withUnsaid(answer, played.prompt?.windows ?? [], table.setUp)
    return begun(playing, table, rest, finishing, [...answers, given])
  }
  const waiting = played.prompt ? (said ? rest : left) : []
  return { prepared: { ...waitsIn(table, waiting), flow: flow.id, answers } }
}

/** The set-up with the waiting answers, which are plain data as those of a log are. */
const waitsIn = (table: Table, waiting: readonly Answer[]): Table =>
  waiting.length > 0 ? { ...table, setUp: { ...table.setUp, waiting: waiting as readonly Plain[] } } : table

/** The answer, if it has the number that its choice needs; without it, as for an unknown DEF, players answer. */
function whole(answer: Answer, window: Window | undefined): Answer | null {
  const chosen = window?.choices.find(({ name }) => name === answer.choice)
  const isMissing = chosen?.number && !chosen.number.optional && answer.number === undefined
  return window && !isMissing ? answer : null
}

function play(flow: AnyFlow, { setUp }: Table, answers: readonly Answer[]): Shown {
  const played = flow.play(setUp, answers)
  if (played.refused?.code.startsWith('malformed'))
    throw new Error(`no set-up for ${flow.id}: ${JSON.stringify(played.refused.details ?? null)}`)
  return played
}

const refusedBy = (
  { code, clause, details = {} }: RefusedAnswer<Game>,
  { names, setUp }: Pick<Table, 'names' | 'setUp'>,
): Wrong => ({ problem: { code, clause, details, names, edition: String(setUp.edition ?? '') } })

/** The problem of the first skipped answer that the rules forbid; an answer whose question is not open is no problem. */
function barredNow(
  { flow, nothing }: Playing,
  table: Table,
  answers: readonly Answer[],
  skipped: readonly Answer[],
): Wrong | null {
  for (const answer of skipped.filter(({ choice }) => choice === undefined || !nothing.includes(choice))) {
    const played = play(flow, table, [...answers, answer])
    if (played.refused && !NOT_ASKED.includes(played.refused.code)) return refusedBy(played.refused, table)
  }
  return null
}

/** The answer that finishes an attack; null if a player could use an ability or has to decide. */
function finishingAnswer({ finishing }: Playing, played: Shown): Answer | null {
  const question = hardQuestion(played)?.name ?? ''
  // damage:2 is the damage of a second sentence.
  const choice = finishing[question.split(/[:#]/)[0] ?? '']
  return choice && !mayAct(played) ? { question, choice } : null
}
