// A scheme that comes into play, with its starting threat; a main scheme takes the place of the stage that has advanced.
import { parseSafely } from '../../../engine/read-answer.ts'
import { tell } from '../../../engine/table.ts'
import type { Problem } from '../../../engine/types.ts'
import type { MarvelClause } from '../clauses.ts'
import { KINDS_OF_SCHEMES, MOST_SCHEMES, type SchemeInPlay, schemeSchema } from '../vocabulary/table-facts.ts'
import { countedScheme, schemesIn } from './schemes.ts'
import type { Marvel, MarvelTable } from './state.ts'

/** Whether what joins says that it is a scheme; its schema says later whether it can be one. */
export const isScheme = (given: unknown): boolean =>
  KINDS_OF_SCHEMES.some(kind => (given as { readonly kind?: unknown } | null)?.kind === kind)

const CLAUSES: Readonly<Record<SchemeInPlay['kind'], MarvelClause>> = {
  main: 'MC-MAINSCHEME-07',
  side: 'MC-SIDESCHEME-01',
  'player side': 'MC-PSS-03',
}

export function schemeJoins(table: MarvelTable, joining: unknown): Problem<Marvel> | null {
  const parsed = parseSafely(schemeSchema, joining)
  if (!parsed.ok) return { code: 'malformedPiece', clause: null, details: { at: parsed.at } }
  const { state } = table.memory
  const { id, kind } = parsed.value
  const details = { piece: id }
  const others = schemesIn(state)
  if ([...others, ...state.pieces].some(one => one.id === id))
    return { code: 'nameTaken', clause: null, details }
  if (others.length >= MOST_SCHEMES) return { code: 'tooMany', clause: null, details }
  const before = placeFor(others, parsed.value)
  const { whenRevealed: reads, ...given } = parsed.value
  const comes = countedScheme(taking(given, before), state.facts.started)
  state.facts = { ...state.facts, schemes: inPlaceOf(before, others, comes) }
  const now = comes.threat === undefined ? {} : { now: comes.threat }
  tell(table, {
    type: 'scheme_joined',
    clause: CLAUSES[kind],
    scheme: id,
    kind,
    ...now,
    ...(reads && { reads }),
    ...(before && { instead: before.id }),
  })
  return null
}

/** The schemes with one that is named before anything happens: a new one as it joins, one that is there as it is. */
export function withScheme(schemes: readonly SchemeInPlay[], named: SchemeInPlay): readonly SchemeInPlay[] {
  if (schemes.some(({ id }) => id === named.id)) return schemes
  const before = placeFor(schemes, named)
  return inPlaceOf(before, schemes, taking(named, before))
}

const inPlaceOf = (
  before: SchemeInPlay | undefined,
  others: readonly SchemeInPlay[],
  comes: SchemeInPlay,
): SchemeInPlay[] => (before ? others.map(one => (one === before ? comes : one)) : [...others, comes])

/** The main scheme whose place a new one takes: the one that has advanced, else the only one if no card has named it. */
function placeFor(schemes: readonly SchemeInPlay[], { kind }: SchemeInPlay): SchemeInPlay | undefined {
  if (kind !== 'main') return undefined
  const mains = schemes.filter(one => one.kind === 'main')
  const [only, ...others] = mains
  const isUnnamed = others.length === 0 && only !== undefined && /^scheme-\d+$/.test(only.id)
  return mains.find(({ completed }) => completed) ?? (isUnnamed ? only : undefined)
}

/** Its tokens stay (MC-MAINSCHEME-04); what lies on a main scheme that nobody had named lies on this one. */
function taking(comes: SchemeInPlay, before: SchemeInPlay | undefined): SchemeInPlay {
  const { tokens, threat, completed } = before ?? {}
  return {
    ...comes,
    ...(tokens !== undefined && { tokens }),
    ...(threat !== undefined && !completed && { threat }),
  }
}
