// Checks whether an answer is legal. The same predicates decide which answers are offered and which are accepted.
import type { Rules } from './flow.ts'
import type { EngineCode, EngineDetails, Game } from './game.ts'
import type { ReadAnswer } from './read-answer.ts'
import type { Answer, Choice, Deciders, Given, Posed, Problem, ReportedCard } from './types.ts'

/** Whether a person who acts for these players may decide. Without a list, the person acts for all players. */
export function mayDecide(by: Deciders, acting: readonly string[] | undefined): boolean {
  if (!acting) return true
  if ('any' in by) return by.any.some(player => acting.includes(player))
  return by.all.every(player => acting.includes(player))
}

/** The players in `by`, whether any one of them decides or all together. */
export const playersIn = (by: Deciders): readonly string[] => ('any' in by ? by.any : by.all)

/** The kinds of effect that may be reported in a window; at a question without one, those that put the table right. */
export function effectsIn<G extends Game>(flow: Rules<G>, window: string | null): G['effect']['kind'][] {
  const kinds = Object.keys(flow.effects) as G['effect']['kind'][]
  return kinds.filter(kind => {
    const { windows, corrects = false } = flow.effects[kind]
    return window === null ? corrects : (windows?.includes(window) ?? true)
  })
}

/** The card that an answer reports: a card without a choice. */
function reported<G extends Game>({ answer, card }: ReadAnswer<G>): ReportedCard<G> | null {
  return answer.choice === undefined ? card : null
}

/** Whether this question could take the answer. An answer that names no question is matched to one by `couldTake`. */
export function couldTake<G extends Game>(flow: Rules<G>, question: Posed<G>, read: ReadAnswer<G>): boolean {
  const card = reported(read)
  if (!card) return question.choices.some(one => one.name === read.answer.choice)
  const allowed = effectsIn(flow, question.window)
  const isTaken = card.effects.every(effect => allowed.includes(effect.kind))
  return isTaken && (question.window !== null || corrects(card))
}

/** Whether a card is no card that somebody uses: it has effects, and nobody’s name or label. */
const corrects = <G extends Game>({ effects, owner, label }: ReportedCard<G>): boolean =>
  effects.length > 0 && owner === null && label === null

/** Checks an answer against its question. @returns the choice it gives or the card it reports, or why it is illegal */
export function checkAnswer<G extends Game>(
  flow: Rules<G>,
  state: G['state'],
  question: Posed<G>,
  read: ReadAnswer<G>,
): { given: Given<G> } | { report: ReportedCard<G> } | { problem: Problem<G> } {
  const { answer, card } = read
  const report = reported(read)
  if (report) return checkReport(flow, state, question, report, answer)
  const choice = question.choices.find(one => one.name === answer.choice)
  if (!choice) return { problem: notOffered(question, answer.choice) }
  if (!mayDecide(choice.by, answer.by)) return { problem: notYours(question, choice.by) }
  const number = checkNumber(choice, answer.number)
  if (number) return { problem: { ...number, clause: question.clause } }
  if (card && !choice.card) return { problem: { code: 'noCardHere', clause: null } }
  // The effects of a card are applied or refused, never dropped silently.
  if (card && choice.card === 'name' && card.effects.length > 0)
    return { problem: { code: 'noEffectsHere', clause: question.clause } }
  return { given: { choice: choice.name, number: answer.number ?? null, card } }
}

function notYours<G extends Game>(question: Posed<G>, by: Deciders): Problem<G> {
  return { code: 'notYours', clause: question.clause, details: { by: playersIn(by) } }
}

function notOffered<G extends Game>(question: Posed<G>, choice: string | undefined): Problem<G> {
  const barred = question.barred?.find(one => one.name === choice)
  return {
    code: barred?.code ?? 'noSuchChoice',
    clause: barred?.clause ?? null,
    details: { question: question.name, choice },
  }
}

function checkNumber(
  choice: Pick<Choice, 'number'>,
  number: number | undefined,
): { code: EngineCode; details: EngineDetails } | null {
  const asked = choice.number
  if (!asked) return number === undefined ? null : { code: 'noNumberHere', details: {} }
  const details = { asks: asked.asks, min: asked.min, max: asked.max }
  if (number === undefined) return asked.optional ? null : { code: 'numberMissing', details }
  return number < asked.min || number > asked.max ? { code: 'numberOutOfRange', details } : null
}

function checkReport<G extends Game>(
  flow: Rules<G>,
  state: G['state'],
  question: Posed<G>,
  card: ReportedCard<G>,
  answer: Answer,
): { report: ReportedCard<G> } | { problem: Problem<G> } {
  const allowed = effectsIn(flow, question.window)
  const misplaced = card.effects.find(effect => !allowed.includes(effect.kind))
  if (question.window === null && (misplaced || !corrects(card)))
    return { problem: { code: 'noReportHere', clause: question.clause } }
  if (answer.number !== undefined) return { problem: { code: 'noNumberHere', clause: null } }
  const players = flow.players(state)
  if (card.owner !== null && !players.includes(card.owner))
    return { problem: { code: 'noSuchPlayer', clause: null, details: { player: card.owner } } }
  const by = { any: card.owner === null ? players : [card.owner] }
  if (!mayDecide(by, answer.by)) return { problem: notYours(question, by) }
  if (misplaced)
    return {
      problem: { code: 'effectNotHere', clause: question.clause, details: { effect: misplaced.kind } },
    }
  // What puts the table right is no card that somebody uses.
  const problem = question.window === null ? null : flow.abilities.barred(state, card)
  return problem ? { problem } : { report: card }
}
