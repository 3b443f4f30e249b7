// The schemes that a command names: those of the table, or new ones, with what their cards and the command say of them.
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import { withScheme } from '../../../games/marvel-champions/rules/joining-schemes.ts'
import { schemeAsSaid } from '../../../games/marvel-champions/rules/schemes.ts'
import type { SchemeInPlay } from '../../../games/marvel-champions/vocabulary/table-facts.ts'
import { LANGUAGES } from '../../../language.ts'
import { whoIs } from '../find-card.ts'
import type { GivesId } from '../piece-ids.ts'
import { type Names, type Wrong, wrong } from '../problem.ts'
import { pieceHere, pieceIn } from '../table-here.ts'
import type { MarvelHere } from './at-table.ts'
import { schemeOnCard } from './scheme-card.ts'

type Schemes = readonly SchemeInPlay[]

/** The schemes and the names of a table, and what gives a new scheme its id. */
type AtTable = {
  readonly schemes: Schemes
  readonly names: Names
  readonly id: GivesId
  readonly table?: string | undefined
}

/** The schemes with those that are named, in the order of the names; `names` are those of new schemes. */
type Found = { readonly schemes: Schemes; readonly meant: readonly string[]; readonly names: Names }

/** The schemes of a table, or of a new one, with the ids and names that this command has given so far. */
export const schemesAt = (here: MarvelHere | undefined, names: Names, id: GivesId): AtTable => ({
  ...{ schemes: here?.schemes ?? [], names, id, table: here?.id },
})

/** Reads the schemes that semicolons part. */
export const schemesListed = (_cards: Cards, text: string): { readonly name: string }[] =>
  text
    .split(';')
    .map(part => ({ name: part.trim() }))
    .filter(({ name }) => name !== '')

/** Without a name the main scheme. Of a new scheme the card gives what it prints, but not the threat on it now. */
export function schemesNamed(
  cards: Cards,
  named: readonly (string | undefined)[],
  at: AtTable,
): Found | Wrong {
  let found: Found = { schemes: at.schemes, meant: [], names: {} }
  for (const name of named) {
    const one = schemeNamed(cards, name, {
      ...at,
      schemes: found.schemes,
      names: { ...at.names, ...found.names },
    })
    if ('problem' in one) return one
    found = {
      schemes: withScheme(found.schemes, one.scheme),
      meant: [...found.meant, one.scheme.id],
      names: { ...found.names, ...one.names },
    }
  }
  return found
}

/** The schemes with what a command says of one of them. */
export const schemesSaid = (
  schemes: Schemes,
  id: string | undefined,
  said: Pick<Partial<SchemeInPlay>, 'threat' | 'threshold'>,
): Schemes => schemes.map(one => (one.id === id ? schemeAsSaid(one, said) : one))

/** Where nobody has named the scheme with the icon, the main scheme has it. */
export function withCrisis(schemes: Schemes): Schemes {
  if (schemes.some(({ crisis }) => crisis)) return schemes
  const bearer = schemes.find(({ kind }) => kind === 'main') ?? schemes[0]
  return schemes.map(one => (one === bearer ? { ...one, crisis: true } : one))
}

type Meant = { readonly scheme: SchemeInPlay; readonly names: Names }

function schemeNamed(
  cards: Cards,
  name: string | undefined,
  { schemes, names, id, table = '' }: AtTable,
): Meant | Wrong {
  if (name === undefined)
    return {
      scheme: schemes.find(({ kind }) => kind === 'main') ?? { id: 'scheme-1', kind: 'main' },
      names: {},
    }
  const known =
    pieceHere({ id: table, pieces: schemes }, name) ?? schemes.find(one => isCalled(names[one.id], name))
  if (known) return { scheme: known, names: {} }
  // Any other piece of the table is no scheme.
  if (pieceIn(name)) return wrong('noSuchScheme', {}, 'MC-THREAT-01')
  const who = whoIs(cards, name, [MARVEL_KINDS.scheme])
  if ('problem' in who) return who
  const scheme = schemeOf(who.card, id)
  return { scheme, names: { [scheme.id]: who.name } }
}

const isCalled = (name: Names[string] | undefined, typed: string): boolean =>
  LANGUAGES.some(language => name?.[language]?.toLowerCase() === typed.trim().toLowerCase())

/** A scheme without a card is a side scheme: the main scheme needs no name. */
function schemeOf(card: MarvelCard | null, id: GivesId): SchemeInPlay {
  if (!card) return { id: id('side'), kind: 'side' }
  const { threat: _, byPlayers: { threat: __, ...byPlayers } = {}, ...scheme } = schemeOnCard(card)
  const counts = Object.keys(byPlayers).length > 0 ? { byPlayers } : {}
  return { id: id(scheme.kind === 'main' ? 'main' : 'side'), ...scheme, ...counts }
}
