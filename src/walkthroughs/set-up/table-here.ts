// A command at a table that is there already: what its names mean, a piece of the table or a new one.
import type { z } from 'zod'
import type { Card } from '../../cards/card.ts'
import { type Cards, nameIn } from '../../cards/cards.ts'
import type { Facts } from '../../engine/game.ts'
import type { PieceHere } from '../../games/next.ts'
import { LANGUAGES } from '../../language.ts'
import type { Seat } from '../../store/seats.ts'
import type { Names } from './problem.ts'

/** The table on which a command goes on. */
export type TableHere = {
  readonly id: string
  /** The table as its last outcome has it; only its own game reads it. */
  readonly stored: Facts
  readonly edition: string
  readonly pieces: readonly PieceHere[]
  readonly names: Names
  readonly seats: readonly Seat[]
}

/** The table, read as one of its game. */
export type HereAs<T> = Pick<TableHere, 'id' | 'names' | 'seats'> & T

/** Reads tables of one game. What it returns throws an Error for a table of another game. */
export const hereAs =
  <T extends object>(schema: z.ZodType<T>) =>
  ({ id, names, seats, stored }: TableHere): HereAs<T> => ({
    ...schema.parse(stored),
    ...{ id, names, seats },
  })

/** A text that means exactly this piece of this table. @param side the code of the side to which its card is turned, if it is */
export const pieceValue = (table: string, piece: string, side?: string): string =>
  ['table', table, piece, ...(side === undefined ? [] : [side])].join(':')

/** The table and the piece in such a text, with the side; null: it means none. */
export function pieceIn(
  text: string,
): { readonly table: string; readonly piece: string; readonly side?: string } | null {
  const [, table, piece, side] =
    /^table ?:([a-z0-9]{10}):([^\s:]{1,60})(?::(\w{1,16}))?$/.exec(text.trim()) ?? []
  if (table === undefined || piece === undefined) return null
  return { table, piece, ...(side !== undefined && { side }) }
}

/** The same text where its table is known, as an id holds it, and back. */
export const shortPieces = (table: string, text: string): string =>
  text.replaceAll(`table:${table}:`, 'table::')
export const wholePieces = (table: string, text: string): string =>
  text.replaceAll('table::', `table:${table}:`)

/** The code of the side by whose name a piece is called that shows another one; undefined: it shows that one. */
export function sideCalled(cards: Cards, { kind, code }: PieceHere, text: string): string | undefined {
  const card = code === undefined || nameIn(text) !== null ? null : cards.cardByCode(code)
  const sides = card ? cards.cardsCalled(text).filter(one => identityOf(one) === identityOf(card)) : []
  const [side, ...others] = sides
  const isOne = side && others.every(({ type }) => type === side.type)
  return isOne && side.stage === undefined && side.type !== kind ? side.code : undefined
}

/** A text that means a new piece, whatever the table has. */
export const newValue = (text: string): string => `new:${text}`

/** The text in such a text; null: it may mean a piece of the table. */
export const newIn = (text: string): string | null => /^new ?:(.+)$/s.exec(text.trim())?.[1] ?? null

/** The piece of this table that a text names by its id; null: the text is another one, or the piece is not in play. */
export function pieceHere<P extends PieceHere>(
  { id, pieces }: { readonly id: string; readonly pieces: readonly P[] },
  text: string,
): P | null {
  const named = pieceIn(text)
  return (named?.table === id && pieces.find(one => one.id === named.piece)) || null
}

/** The pieces of these kinds that a text means: by the name they have here, or as a card of any stage or form. */
export function piecesCalled(
  cards: Cards,
  { pieces, names }: TableHere,
  text: string,
  kinds: readonly string[],
): readonly PieceHere[] {
  const alone = nameIn(text)
  const called = new Set(alone === null ? cards.cardsCalled(text).map(identityOf) : [])
  const typed = lower(alone ?? text)
  return pieces.filter(({ id, kind, code }) => {
    if (!kinds.includes(kind)) return false
    const card = code === undefined ? null : cards.cardByCode(code)
    const isNamed = LANGUAGES.some(language => lower(names[id]?.[language] ?? '') === typed)
    return isNamed || (card !== null && called.has(identityOf(card)))
  })
}

const lower = (name: string): string => name.trim().toLowerCase()

/** What the stages of a villain have in common, and both sides of a card. */
const identityOf = ({ game, code, name, stage }: Card): string =>
  stage === undefined ? code.replace(/[a-z]$/, '') : `${game} ${name.en}`
