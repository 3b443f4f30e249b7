// Fills the pieces of a script's set-up from the cards that they name. What the script says itself stays as it is.
import { z } from 'zod'
import type { Cards } from '../../cards/cards.ts'
import type { Language } from '../../language.ts'
import type { Unclear } from './only-card.ts'
import type { Wrong } from './problem.ts'

/** The fields of a set-up that naming cards can change; its schema checks it afterwards. */
const SET_UP = z.looseObject({
  pieces: z.array(z.unknown()),
  abilities: z.array(z.unknown()).optional(),
})
export type LooseSetUp = { readonly [field: string]: unknown }

/** YAML reads a number without quotation marks as a number, and drops its zeros: 01095. */
function numberOfCard(number: number): string {
  return String(number).padStart(5, '0')
}

/** What names a card in a script. */
export const cardNamed = z.looseObject({
  card: z.union([z.string().trim().min(1), z.int().min(0).transform(numberOfCard)]),
})
export type CardNamed = z.infer<typeof cardNamed>

/** A piece as a script writes it, with the card that it names. */
const cardedPiece = cardNamed.extend({ id: z.string().optional(), kind: z.string().optional() })
export type CardedPiece = z.infer<typeof cardedPiece>

export type CardFilling = {
  readonly cards: Cards
  readonly language: Language
  readonly setUp: LooseSetUp
  /** The pieces come into play now, by an effect that deploys them. */
  readonly deploys?: true | undefined
}

/** Why a piece cannot be filled: at this path, a text means no single card, or a number is not possible. */
export type Unfilled = { readonly path: string } & ({ readonly unclear: Unclear } | Wrong)
export type Filled = { readonly setUp: LooseSetUp } | { readonly unfilled: Unfilled }
/** Fills the pieces of a set-up that name cards. */
export type FromCards = (filling: CardFilling) => Filled

/**
 * A revealed card as an answer reports it, with what the answer says by it unless it says so itself; or why its name means no
 * single card.
 */
export type RevealedCard =
  | { readonly card: object; readonly answer?: { readonly choice: string; readonly number?: number } }
  | { readonly unclear: Unclear }
/** Reports a card that an answer names; one that `activates` an effect says what it does, unless the script does. */
export type RevealedFromCards = (filling: CardFilling, named: CardNamed, activates: boolean) => RevealedCard

/** The id of a piece: the card as the script names it, unless it has one. */
export const pieceId = ({ id, card }: CardedPiece): string => id ?? card

type Made<Character> = { readonly character: Character; readonly piece: object } | Wrong | AtField
/** The field of the piece in which a text means no single card. */
type AtField = { readonly field: string; readonly unclear: Unclear }
type Ability = { readonly source?: string | undefined }

/**
 * Fills every piece that names a card. The reminders of these cards join the abilities, except those of a card of which
 * the script has abilities itself.
 * @param fill makes the piece of one card
 * @param remind the reminders of all these cards, given the set-up with its filled pieces
 */
export function filledWith<Character>(
  { setUp }: CardFilling,
  fill: (piece: CardedPiece) => Made<Character>,
  remind: (characters: readonly Character[], setUp: LooseSetUp) => readonly Ability[],
): Filled {
  const read = SET_UP.safeParse(setUp)
  if (!read.success) return { setUp }
  const characters: Character[] = []
  const pieces: unknown[] = []
  for (const [index, piece] of read.data.pieces.entries()) {
    const named = cardedPiece.safeParse(piece)
    const made = named.success ? fill(named.data) : { piece }
    const path = `setUp.pieces.${index}`
    if ('problem' in made) return { unfilled: { path, problem: made.problem } }
    if ('unclear' in made) return { unfilled: { path: `${path}.${made.field}`, unclear: made.unclear } }
    if ('character' in made) characters.push(made.character)
    pieces.push(made.piece)
  }
  const filled = { ...setUp, pieces }
  const { abilities = [] } = read.data
  const own = new Set(abilities.map(one => (one as Ability | null)?.source))
  const reminders = numbered(remind(characters, filled).filter(({ source }) => !own.has(source)))
  return { setUp: { ...filled, ...(reminders.length > 0 && { abilities: [...abilities, ...reminders] }) } }
}

/** Names each reminder after its card: Spider-Man (1), Spider-Man (2). */
function numbered(reminders: readonly Ability[]): readonly object[] {
  const counts = new Map<string, number>()
  return reminders.map(one => {
    const source = one.source ?? ''
    const count = (counts.get(source) ?? 0) + 1
    counts.set(source, count)
    return { ...one, id: `${source} (${count})` }
  })
}
