// What the table remembers of players’ cards that were used: which are exhausted, and which have reached their limit.
import { MOST_USED, type Spent, type TableFacts } from '../vocabulary/table-facts.ts'
import { type Character, isEnemy } from './characters.ts'
import type { MarvelTableState } from './state.ts'

type Used = NonNullable<TableFacts['played']>

/** The cards that were used, with one more; the oldest of which nothing is to be known any more make room. */
export function withUsed(used: Used = [], one: Used[number]): Used {
  const others = used.filter(({ card, spent }) => card !== one.card || spent !== undefined)
  const all = [...others, one]
  const surplus = all.length - MOST_USED
  if (surplus <= 0) return all
  const old = new Set(all.filter(({ spent }) => spent === undefined).slice(0, surplus))
  return all.filter(each => !old.has(each)).slice(-MOST_USED)
}

/** The facts once this is over: the cards that it kept from being used have been used, no more (MC-READY-03, MC-LIMIT-01). */
export function withUsable(facts: TableFacts, over: readonly Spent[]): TableFacts {
  if (!facts.played?.some(({ spent }) => spent && over.includes(spent))) return facts
  const all = facts.played.map(one => (one.spent && over.includes(one.spent) ? { card: one.card } : one))
  const last = new Map(all.map((one, index) => [one.card, index]))
  return { ...facts, played: all.filter((one, index) => 'spent' in one || last.get(one.card) === index) }
}

/** What a set-up says of the activation that begins; the table between attacks has none. */
export type ActivationBegun = {
  readonly attacker?: string
  readonly target?: { readonly player: string }
  readonly startedBy?: unknown
}

/** The facts as an activation begins: while nobody has said the phase, who activates says what is over. */
export function factsAtBegin(
  { facts, pieces }: Pick<MarvelTableState, 'facts'> & { readonly pieces: readonly Character[] },
  { attacker, target, startedBy }: ActivationBegun,
): TableFacts {
  const { activated = [], phase } = facts
  const who = pieces.find(({ id }) => id === attacker)
  if (phase !== undefined || startedBy || !who) return facts
  if (!isEnemy(who)) return activated.length > 0 ? withUsable(facts, ['phase', 'round']) : facts
  const again = activated.some(({ enemy, player }) => enemy === who.id && player === target?.player)
  if (again) return withUsable(facts, ['exhausted', 'phase', 'round'])
  return activated.length === 0 ? withUsable(facts, ['exhausted', 'phase']) : facts
}
