// Reads an answer and says whether it is legal. The same predicates make what is offered and what is accepted.
import { z } from 'zod'
import type { Flow } from './flow.ts'
import type { Answer, Card, Choice, Deciders, Facts, Game, Given, Problem, Question } from './types.ts'

/** A card without anything on it, for answers that bring only some of it. */
const BLANK_CARD: Card<Game> = {
  name: null,
  owner: null,
  source: null,
  label: null,
  note: null,
  effects: [],
}

const name = z.string().trim().min(1).max(100)

export const answerSchema = z.strictObject({
  question: name.optional().describe('The question that is answered; needed unless only one fits.'),
  choice: name.optional().describe('One of its choices. Without one, a card is reported.'),
  number: z
    .int()
    .min(0)
    .max(999)
    // JavaScript knows a -0; the rules do not.
    .overwrite(number => number + 0)
    .optional()
    .describe('The number the choice asks for.'),
  card: z
    .strictObject({
      name: name.optional(),
      owner: name.optional().describe('Who plays it.'),
      source: name.optional().describe('The piece it belongs to.'),
      label: name.optional().describe('Its label, for instance defense.'),
      note: z.string().max(500).optional(),
      effects: z.array(z.unknown()).max(20).optional(),
    })
    .optional(),
  joins: z.array(z.unknown()).max(10).optional().describe('Pieces that join the table with this answer.'),
  by: z
    .array(name)
    .min(1)
    .max(20)
    .optional()
    .describe('For whom the one who answers may act; all if absent.'),
})

export type Read<G extends Game> = { answer: Answer; card: Card<G> | null; joins: readonly unknown[] }

/**
 * Reads an answer of whatever shape. Nothing that is passed in makes this throw, and nothing of it is kept:
 * what goes into the log is the engine's own.
 */
export function readAnswer<G extends Game>(
  flow: Flow<G>,
  input: unknown,
): { read: Read<G> } | { problem: Problem<G> } {
  const parsed = parseSafely(answerSchema, input)
  if (!parsed.ok) return malformed('malformedAnswer', parsed.at)
  const { card, joins, ...rest } = parsed.value
  if (rest.choice === undefined && !card) return malformed('malformedAnswer', 'choice')
  const own = cloned(joins ?? [])
  if (!own) return malformed('malformedAnswer', 'joins')
  const effects = readEffects(flow, card?.effects ?? [])
  if ('problem' in effects) return effects
  const logged = card && tidy({ ...card, effects: card.effects && effects.read })
  return {
    read: {
      answer: tidy({ ...rest, card: logged, joins: joins && own }),
      card: card ? { ...BLANK_CARD, ...tidy({ ...card }), effects: effects.read } : null,
      joins: own,
    },
  }
}

function malformed<G extends Game>(code: string, at: string): { problem: Problem<G> } {
  return { problem: { code, clause: null, details: { at } } }
}

function readEffects<G extends Game>(
  flow: Flow<G>,
  effects: readonly unknown[],
): { read: G['effect'][] } | { problem: Problem<G> } {
  const read: G['effect'][] = []
  for (const [index, effect] of effects.entries()) {
    const one = readEffect(flow, effect)
    const at = `card.effects.${index}`
    if (!one.ok) return malformed('malformedEffect', one.at ? `${at}.${one.at}` : at)
    read.push(one.value)
  }
  return { read }
}

/** A copy that shares nothing with what was passed in; null if there is no such copy. */
function cloned(pieces: readonly unknown[]): unknown[] | null {
  try {
    return pieces.map(piece => structuredClone(piece))
  } catch {
    return null
  }
}

/** The answer without the fields it does not have, as it goes into a log. */
function tidy(answer: { [field: string]: unknown }): object {
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined))
}

type Parsed<T> = { ok: true; value: T } | { ok: false; at: string }

/** zod, but without a way to throw: getters and proxies of a caller may. */
export function parseSafely<T>(schema: z.ZodType<T>, input: unknown): Parsed<T> {
  try {
    const parsed = schema.safeParse(input)
    if (parsed.success) return { ok: true, value: parsed.data }
    const path = parsed.error.issues.slice(0, 1).flatMap(issue => issue.path)
    return { ok: false, at: path.map(String).join('.') }
  } catch {
    return { ok: false, at: '' }
  }
}

function readEffect<G extends Game>(flow: Flow<G>, input: unknown): Parsed<G['effect']> {
  const shape = parseSafely(z.looseObject({ kind: name }), input)
  if (!shape.ok) return shape
  const kind = shape.value.kind
  if (!Object.hasOwn(flow.effects, kind)) return { ok: false, at: 'kind' }
  const rule = flow.effects[kind as G['effect']['kind']]
  return parseSafely(rule.schema as z.ZodType<G['effect']>, input)
}

/** Whether those for whom somebody acts may decide. Without a list, he acts for everyone. */
export function mayDecide(by: Deciders, acting: readonly string[] | undefined): boolean {
  if (!acting) return true
  if ('any' in by) return by.any.some(player => acting.includes(player))
  return by.all.every(player => acting.includes(player))
}

/** The players who are named as those who decide, be it one of them or all together. */
export const playersIn = (by: Deciders): readonly string[] => ('any' in by ? by.any : by.all)

/** The kinds of effect that may be reported in a window. */
export function effectsIn<G extends Game>(flow: Flow<G>, window: string | null): G['effect']['kind'][] {
  if (window === null) return []
  const kinds = Object.keys(flow.effects) as G['effect']['kind'][]
  return kinds.filter(kind => {
    const { windows } = flow.effects[kind]
    return windows === 'every' || windows.includes(window)
  })
}

/** The card that an answer reports: a card without a choice. */
function reported<G extends Game>({ answer, card }: Read<G>): Card<G> | null {
  return answer.choice === undefined ? card : null
}

/** Whether a question takes this answer at all, so that the right one of several is found. */
export function fits<G extends Game>(flow: Flow<G>, question: Question<G>, read: Read<G>): boolean {
  const card = reported(read)
  if (!card) return question.choices.some(one => one.name === read.answer.choice)
  const allowed = effectsIn(flow, question.window)
  return question.window !== null && card.effects.every(effect => allowed.includes(effect.kind))
}

/** Checks an answer against its question: the choice that is given, or the card that is reported, if it is legal. */
export function check<G extends Game>(
  flow: Flow<G>,
  state: G['state'],
  question: Question<G>,
  read: Read<G>,
): { given: Given<G> } | { report: Card<G> } | { problem: Problem<G> } {
  const { answer, card } = read
  const report = reported(read)
  if (report) return checkReport(flow, state, question, report, answer)
  const choice = question.choices.find(one => one.name === answer.choice)
  if (!choice) return { problem: notOffered(question, answer.choice) }
  if (!mayDecide(choice.by, answer.by)) return { problem: notYours(question, choice.by) }
  const number = checkNumber(choice, answer.number)
  if (number) return { problem: { ...number, clause: question.clause } }
  if (card && !choice.card) return { problem: { code: 'noCardHere', clause: null } }
  // What a card does is carried out or refused, never dropped.
  if (card && choice.card === 'name' && card.effects.length > 0)
    return { problem: { code: 'noEffectsHere', clause: question.clause } }
  return { given: { choice: choice.name, number: answer.number ?? null, card } }
}

function notYours<G extends Game>(question: Question<G>, by: Deciders): Problem<G> {
  return { code: 'notYours', clause: question.clause, details: { by: playersIn(by) } }
}

function notOffered<G extends Game>(question: Question<G>, choice: string | undefined): Problem<G> {
  const barred = question.barred?.find(one => one.name === choice)
  return {
    code: barred?.code ?? 'noSuchChoice',
    clause: barred?.clause ?? null,
    details: { question: question.name, choice },
  }
}

function checkNumber(choice: Choice, number: number | undefined): { code: string; details: Facts } | null {
  const asked = choice.number
  if (!asked) return number === undefined ? null : { code: 'noNumberHere', details: {} }
  const details = { asks: asked.asks, min: asked.min, max: asked.max }
  if (number === undefined) return asked.optional ? null : { code: 'numberMissing', details }
  return number < asked.min || number > asked.max ? { code: 'numberOutOfRange', details } : null
}

function checkReport<G extends Game>(
  flow: Flow<G>,
  state: G['state'],
  question: Question<G>,
  card: Card<G>,
  answer: Answer,
): { report: Card<G> } | { problem: Problem<G> } {
  if (question.window === null) return { problem: { code: 'noReportHere', clause: question.clause } }
  if (answer.number !== undefined) return { problem: { code: 'noNumberHere', clause: null } }
  const players = flow.players(state)
  if (card.owner !== null && !players.includes(card.owner))
    return { problem: { code: 'noSuchPlayer', clause: null, details: { player: card.owner } } }
  const by = { any: card.owner === null ? players : [card.owner] }
  if (!mayDecide(by, answer.by)) return { problem: notYours(question, by) }
  const allowed = effectsIn(flow, question.window)
  const misplaced = card.effects.find(effect => !allowed.includes(effect.kind))
  if (misplaced)
    return {
      problem: { code: 'effectNotHere', clause: question.clause, details: { effect: misplaced.kind } },
    }
  const problem = flow.abilities.barred(state, card)
  return problem ? { problem } : { report: card }
}
