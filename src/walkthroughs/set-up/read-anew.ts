// What a card says is read from the data when a chapter begins; carried along is what happened to it and what players said of it.
import { isDeepStrictEqual } from 'node:util'
import type { Cards } from '../../cards/cards.ts'
import type { Facts } from '../../engine/game.ts'
import type { CardsPrinted } from '../../games/printed.ts'
import type { Prepared } from '../start.ts'

/** What the cards of the pieces in a set-up say today, by the pieces’ ids. */
export type ReadsCards = (cards: Cards, setUp: Facts) => CardsPrinted

/** The reminders of the cards on this table that can open in this chapter and that it lacks, with their names. */
export type RemindsAnew = (
  cards: Cards,
  chapter: Pick<Prepared, 'setUp' | 'names'>,
) => { readonly abilities: readonly Facts[]; readonly names: Prepared['names'] }

/** What the pieces in a set-up are called in each of their forms by their cards. */
export type NamesForms = (cards: Cards, setUp: Facts) => Prepared['names']

type Reads = {
  readonly printed?: ReadsCards | undefined
  readonly reminders?: RemindsAnew | undefined
  readonly formNames?: NamesForms | undefined
}

type Said = CardsPrinted[string]

/** The chapter with today’s cards. What a piece had otherwise than its card said at the chapter before stays. */
export function readAnew(
  cards: Cards,
  { printed, reminders, formNames }: Reads,
  prepared: Prepared,
): Prepared {
  const { setUp, on } = prepared
  if (!printed) return prepared
  const now = printed(cards, setUp)
  const before = (on?.setUp.printed ?? setUp.printed ?? {}) as CardsPrinted
  const pieces = (setUp.pieces as readonly (Facts & { readonly id: string })[]).map(piece =>
    withCard(piece, before[piece.id], now[piece.id]),
  )
  const names = { ...formNames?.(cards, setUp), ...prepared.names }
  const read = { ...prepared, names, setUp: { ...setUp, pieces, printed: now } }
  return on && reminders ? remindedAnew(read, reminders(cards, read)) : read
}

function remindedAnew(prepared: Prepared, { abilities, names }: ReturnType<RemindsAnew>): Prepared {
  const known = prepared.setUp.abilities as readonly Facts[]
  return {
    ...prepared,
    names: { ...prepared.names, ...names },
    setUp: { ...prepared.setUp, abilities: [...known, ...abilities] },
  }
}

/** A piece with what is new on its card. Where nobody knows what that said before, nothing is new. */
function withCard<P extends Facts>(piece: P, before: Said | undefined, now: Said | undefined): P {
  if (!before || !now) return piece
  const fields = new Set([...Object.keys(before), ...Object.keys(now)])
  const isNew = (field: string) => !isSame(before[field], now[field]) && isSame(before[field], piece[field])
  const changed = [...fields].filter(isNew)
  const kept = Object.entries(piece).filter(([field]) => !changed.includes(field))
  const read = changed.flatMap(field => (now[field] === undefined ? [] : [[field, now[field]] as const]))
  return Object.fromEntries([...kept, ...read]) as P
}

/** The end of a chapter writes out what a card leaves out. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(written(one), written(other))

const written = (value: unknown): unknown =>
  value === undefined || value === false || value === 0 || (Array.isArray(value) && value.length === 0)
    ? null
    : value
