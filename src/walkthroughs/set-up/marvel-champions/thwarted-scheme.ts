// The scheme that a command thwarts: one of the table, or a new one, with what the command says of it.
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import { schemeAsSaid } from '../../../games/marvel-champions/rules/schemes.ts'
import type { TableFacts } from '../../../games/marvel-champions/vocabulary/table-facts.ts'
import { LANGUAGES } from '../../../language.ts'
import { whoIs } from '../find-card.ts'
import type { GivesId } from '../piece-ids.ts'
import type { Names, Wrong } from '../problem.ts'
import { schemeOnCard } from './scheme-card.ts'

type Schemes = NonNullable<TableFacts['schemes']>

export type SchemeGiven = {
  readonly name?: string | undefined
  readonly threat?: number | undefined
  /** true: a crisis icon is in play. */
  readonly crisis?: boolean | undefined
}

type Found = { readonly schemes: Schemes; readonly meant: string; readonly names: Names }

/** The schemes of the table with the one that is meant. Of a new one the card gives what it prints, but not the threat on it now. */
export function schemesWith(
  cards: Cards,
  given: SchemeGiven,
  here: { readonly schemes: Schemes; readonly names: Names; readonly id: GivesId },
): Found | Wrong {
  const found = meant(cards, given.name, here)
  if ('problem' in found) return found
  const { scheme, names } = found
  const said = schemeAsSaid(scheme, given.threat === undefined ? {} : { threat: given.threat })
  const others = here.schemes.filter(({ id }) => id !== said.id)
  const all = here.schemes.some(({ id }) => id === said.id)
    ? here.schemes.map(one => (one.id === said.id ? said : one))
    : [...others, said]
  return { schemes: given.crisis ? withCrisis(all) : all, meant: said.id, names }
}

/** Where nobody has named the scheme with the icon, the main scheme has it. */
function withCrisis(schemes: Schemes): Schemes {
  if (schemes.some(({ crisis }) => crisis)) return schemes
  const [first, ...others] = schemes
  return first ? [{ ...first, crisis: true }, ...others] : []
}

function meant(
  cards: Cards,
  name: string | undefined,
  { schemes, names, id }: { readonly schemes: Schemes; readonly names: Names; readonly id: GivesId },
): { readonly scheme: Schemes[number]; readonly names: Names } | Wrong {
  const main = schemes.find(({ kind }) => kind === 'main') ?? { id: 'scheme-1', kind: 'main' as const }
  if (name === undefined) return { scheme: main, names: {} }
  const called = schemes.find(one => isCalled(names[one.id], name))
  if (called) return { scheme: called, names: {} }
  const who = whoIs(cards, name, [MARVEL_KINDS.scheme])
  if ('problem' in who) return who
  const scheme = schemeOf(who.card, id)
  return { scheme, names: { [scheme.id]: who.name } }
}

const isCalled = (name: Names[string] | undefined, typed: string): boolean =>
  LANGUAGES.some(language => name?.[language]?.toLowerCase() === typed.trim().toLowerCase())

/** A scheme without a card is a side scheme: the main scheme needs no name. */
function schemeOf(card: MarvelCard | null, id: GivesId): Schemes[number] {
  if (!card) return { id: id('side'), kind: 'side' }
  const { threat: _, byPlayers: { threat: __, ...byPlayers } = {}, ...scheme } = schemeOnCard(card)
  const counts = Object.keys(byPlayers).length > 0 ? { byPlayers } : {}
  return { id: id(scheme.kind === 'main' ? 'main' : 'side'), ...scheme, ...counts }
}
