// Reads an answer of any shape without throwing.
import { z } from 'zod'
import type { Rules } from './flow.ts'
import type { Game } from './game.ts'
import type { Answer, Problem, ReportedCard } from './types.ts'

/** An empty card, which fills the fields that an answer leaves out. */
const BLANK_CARD: ReportedCard<Game> = {
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
    // The rules know no -0, so -0 becomes 0.
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
      corrects: name.optional().describe('The piece whose earlier attack it corrects by hand.'),
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
  unsaid: z
    .array(name)
    .min(1)
    .max(50)
    .optional()
    .describe('The abilities that it does not use because a command or a line says nothing of them.'),
})

/** The answers of a command for which the questions have not come: whoever keeps the play gives them then, not the play. */
export const waitingSchema = z
  .array(answerSchema)
  .max(50)
  .optional()
  .describe('Answers that a board gives as soon as they are asked. A script gives its answers itself.')

export type ReadAnswer<G extends Game> = {
  answer: Answer
  card: ReportedCard<G> | null
  joins: readonly unknown[]
}

/** Reads an answer of any shape without throwing. The answer for the log shares no object with the input. */
export function readAnswer<G extends Game>(
  flow: Rules<G>,
  input: unknown,
): { read: ReadAnswer<G> } | { problem: Problem<G> } {
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
  flow: Rules<G>,
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

/** A copy that shares nothing with the input; null if the input cannot be copied. */
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

/** Reads an effect only as far as its kind, which names the rule that reads the rest. */
const effectShape = z.looseObject({ kind: name })

type Parsed<T> = { ok: true; value: T } | { ok: false; at: string }

/** Parses with zod, and does not throw if a getter or proxy of the input does. */
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

function readEffect<G extends Game>(flow: Rules<G>, input: unknown): Parsed<G['effect']> {
  const shape = parseSafely(effectShape, input)
  if (!shape.ok) return shape
  const kind = shape.value.kind
  if (!Object.hasOwn(flow.effects, kind)) return { ok: false, at: 'kind' }
  const rule = flow.effects[kind as G['effect']['kind']]
  return parseSafely(rule.schema as z.ZodType<G['effect']>, input)
}
