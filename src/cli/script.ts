// Reads a script from YAML or JSON: flow, set-up and answers. A fault names the path of the wrong value.
import { z } from 'zod'
import type { AnyFlow, Flows, Shown } from '../games/game.ts'
import { readYaml } from '../glossary/files.ts'
import { aliasLine } from '../glossary/lint/yaml-lines.ts'
import type {
  CardNamed,
  Filled,
  LooseSetUp,
  RevealedCard,
  Unfilled,
} from '../walkthroughs/set-up/from-cards.ts'
import { answersFilled } from './cards-of-answers.ts'
import { answersPlayed, type PlayFault, type PlayingCards } from './cards-played.ts'

const outline = z.strictObject({
  flow: z.string(),
  edition: z.string().optional(),
  setUp: z.looseObject({}),
  answers: z.array(z.unknown()).default([]),
})

export type Script = {
  readonly flow: AnyFlow
  readonly setUp: LooseSetUp
  readonly answers: readonly unknown[]
}
/**
 * The path of a wrong value with what was expected there; the line of an alias, which no script may have; a piece that
 * cannot be filled from the card that it names; or the path of a card that cannot be played.
 */
export type ScriptFault =
  | { readonly path: string; readonly expected: string }
  | { readonly path: string; readonly notPlayed: PlayFault }
  | { readonly aliasIn: number }
  | { readonly unfilled: Unfilled }

type How = {
  /** An edition that replaces the one of the script. */
  readonly instead?: string | undefined
  /** Fills the pieces of a set-up that name cards; `deploys`: an effect deploys them now. */
  readonly fill?: ((flow: AnyFlow, setUp: LooseSetUp, deploys?: true) => Filled) | undefined
  /** Reports a revealed card that an answer names; null: no answer of the flow reveals one. */
  readonly reveal?: ((flow: AnyFlow) => Reveal | null) | undefined
  /** The cards that answers play by name. */
  readonly playing?: ((flow: AnyFlow) => PlayingCards) | undefined
}
type Reveal = (setUp: LooseSetUp, named: CardNamed, activates: boolean) => RevealedCard

/** A script as it was read; `written` is the edition that it names itself. */
export type ScriptRead = { readonly script: Script; readonly written: string | undefined }

/**
 * Reads a text that holds a script, or a list of them. A bad one is a fault: the path inside it, which in a list begins with
 * its place, and what was expected there.
 */
export function readScripts(
  text: string,
  flows: Flows,
  how: How = {},
): { readonly scripts: readonly ScriptRead[] } | { readonly fault: ScriptFault } {
  const value = readText(text)
  if ('fault' in value) return value
  if (!Array.isArray(value.read)) {
    const one = scriptFrom(value.read, flows, how)
    return 'fault' in one ? one : { scripts: [one] }
  }
  const scripts: ScriptRead[] = []
  for (const [at, written] of value.read.entries()) {
    const one = scriptFrom(written, flows, how)
    if ('fault' in one) return { fault: within(one.fault, at) }
    scripts.push(one)
  }
  return { scripts }
}

/** The fault of a script with its place in a list. */
function within(fault: ScriptFault, at: number): ScriptFault {
  const path = (inside: string) => [at, inside].filter(part => part !== '').join('.')
  if ('unfilled' in fault) return { unfilled: { ...fault.unfilled, path: path(fault.unfilled.path) } }
  return 'aliasIn' in fault ? fault : { ...fault, path: path(fault.path) }
}

function scriptFrom(
  value: unknown,
  flows: Flows,
  { instead, fill, reveal, playing }: How,
): ScriptRead | { fault: ScriptFault } {
  const parsed = outline.safeParse(value)
  if (!parsed.success) return { fault: faultOf(parsed.error, []) }
  const edition = instead ?? parsed.data.edition
  const flow = flows.get(parsed.data.flow)
  if (!flow) return { fault: { path: 'flow', expected: [...flows.keys()].join(', ') } }
  const outlined: LooseSetUp = { ...parsed.data.setUp, ...(edition !== undefined && { edition }) }
  const filled = fill?.(flow, outlined) ?? { setUp: outlined }
  if ('unfilled' in filled) return { fault: filled }
  const joined = answersFilled(
    { setUp: filled.setUp, answers: parsed.data.answers },
    {
      fill: (one, deploys) => fill?.(flow, one, deploys) ?? { setUp: one },
      reveal: reveal?.(flow) ?? null,
    },
  )
  if ('unfilled' in joined) return { fault: joined }
  const checked = flow.scriptSetUp.safeParse(joined.setUp)
  if (!checked.success) return { fault: faultOf(checked.error, ['setUp']) }
  const given = z.array(flow.answer).safeParse(joined.setUp.given ?? [])
  if (!given.success) return { fault: faultOf(given.error, ['setUp', 'given']) }
  const played = playing ? answersPlayed({ flow, ...joined }, playing(flow)) : joined
  if ('notPlayed' in played) return { fault: played }
  return { script: { flow, ...joined, answers: played.answers }, written: parsed.data.edition }
}

/**
 * The path of what a play has refused: the set-up, one of its given answers, or one of the answers. It ends in the field
 * that cannot be read, if the engine names one.
 */
export function refusedPath({ flow, setUp }: Script, { accepted, refused }: Shown): string {
  const { code = '', details } = refused ?? {}
  const field = code.startsWith('malformed') && details?.at ? `.${details.at}` : ''
  return `${refusedPart(flow, setUp, accepted.length)}${field}`
}

function refusedPart(flow: AnyFlow, setUp: LooseSetUp, accepted: number): string {
  if (!('refused' in flow.begin(setUp))) return `answers.${accepted}`
  const given = Array.isArray(setUp.given) ? setUp.given : []
  const upTo = (count: number) => flow.begin({ ...setUp, given: given.slice(0, count) })
  if ('refused' in upTo(0)) return 'setUp'
  return `setUp.given.${given.findIndex((_, index) => 'refused' in upTo(index + 1))}`
}

function readText(text: string): { read: unknown } | { fault: ScriptFault } {
  try {
    return { read: readYaml(text) }
  } catch (error) {
    const aliasIn = aliasLine(error)
    if (aliasIn !== null) return { fault: { aliasIn } }
    return { fault: { path: '', expected: (error as Error).message.split('\n')[0] ?? 'YAML' } }
  }
}

function faultOf(error: z.ZodError, before: readonly string[]): ScriptFault {
  const issue = deepest(error.issues)
  return { path: [...before, ...(issue?.path ?? []).map(String)].join('.'), expected: issue?.message ?? '' }
}

/** A failed union has a fault for each of its shapes; the one with the longest path says most. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const first = issues[0]
  if (first?.code !== 'invalid_union') return first
  const inner = first.errors.flatMap(one => deepest(one) ?? [])
  const best = inner.toSorted((a, b) => b.path.length - a.path.length)[0]
  return best && best.path.length > 0 ? { ...best, path: [...first.path, ...best.path] } : first
}

/**
 * The JSON Schema of scripts for every flow. A piece may name a card, and then leave out what stands on it.
 * @param names which cards an answer of the flow may name: one that it reveals, or one that a player plays
 */
export function scriptSchema(flows: Flows, names: (flow: AnyFlow) => NamedByAnswers): object {
  const naming = [...flows.values()].map(names)
  const scripts = [...flows.values()].map(flow =>
    z.strictObject({
      flow: z.literal(flow.id),
      edition: z.enum([...flow.editions]).optional(),
      setUp: flow.scriptSetUp,
      answers: z.array(flow.answer).optional(),
    }),
  )
  return z.toJSONSchema(z.union(scripts), {
    io: 'input',
    reused: 'ref',
    override: ({ jsonSchema, path }) => {
      if (path.at(-1) === 'items' && WITH_CARDS.includes(String(path.at(-2)))) withCard(jsonSchema)
      if (path.at(-1) === 'piece' && jsonSchema.properties?.kind) withCard(jsonSchema)
      if (path.at(-1) !== 'card' || !path.includes('answers')) return
      const { reveals, plays } = naming[Number(path[1])] ?? {}
      if (reveals || plays) jsonSchema.properties = { card: CARD, ...jsonSchema.properties }
      if (plays) jsonSchema.properties = { ...jsonSchema.properties, way: WAY }
    },
  })
}

/** Which cards an answer of a flow may name. */
export type NamedByAnswers = { readonly reveals: boolean; readonly plays: boolean }

const WITH_CARDS = ['pieces', 'joins']
const TEXT = { type: 'string', minLength: 1 } as const
const CARD = {
  anyOf: [TEXT, { type: 'integer' as const }],
  description: 'The name or number of its card, which supplies what is left out.',
}

const WAY = {
  ...{ type: 'integer' as const, minimum: 1 },
  description: 'Which of its ways, if the card has several.',
}

/** Lets a piece name a card instead of its id and kind, and name the card of its Pilot. */
function withCard(piece: z.core.JSONSchema.BaseSchema): void {
  const { properties = {}, required = [] } = piece
  piece.properties = { card: CARD, ...properties }
  if (typeof properties.pilot === 'object')
    piece.properties.pilot = {
      anyOf: [properties.pilot, { ...TEXT, description: 'With `card`: the card of its Pilot.' }],
    }
  piece.anyOf = [{ required: [...required] }, { required: ['card'] }]
  delete piece.required
}
