// Finds the card that a typed text means, or takes the text as a name.
import type { Card, CardKind } from '../../cards/card.ts'
import { type Cards, codeIn, nameIn } from '../../cards/cards.ts'
import { cardName } from '../../cards/names.ts'
import type { Language, Said } from '../../language.ts'
import { type Wrong, wrong } from './problem.ts'

/** `card` is null if no card or several cards have the name; `like` lists those cards. */
export type Who<C> = { readonly card: C | null; readonly like: readonly C[]; readonly name: Said }

const MOST_CHARACTERS = 60

/**
 * Finds the card of an autocomplete choice, or the only card of this name; else, or if the text stands for a name alone,
 * returns the name itself. Problems:
 * `wrongCard`: the choice stands for a card of another kind, or for none; `nameTooLong`: more than 60 characters.
 */
export function whoIs<C>(cards: Cards, typed: string, kinds: readonly CardKind<C>[]): Who<Card & C> | Wrong {
  const alone = nameIn(typed)
  const like = alone === null ? cards.cardsNamed(typed, kinds) : []
  const [card = null] = like.length === 1 ? like : []
  if (card) return { card, like, name: cardName(card) }
  const code = codeIn(typed)
  if (code !== null) {
    const other = cards.cardByCode(code)
    return wrong('wrongCard', { name: other ? cardName(other) : { en: code, de: code } })
  }
  const name = cleanedName(alone ?? typed)
  if (name === '') return wrong('nameMissing')
  const given = [...name].length
  if (given > MOST_CHARACTERS) return wrong('nameTooLong', { given, most: MOST_CHARACTERS })
  return { card: null, like, name: { en: name, de: name } }
}

/**
 * A typed name made fit to show: one line with single spaces, without formatting characters, such as those that change
 * the direction of the text.
 */
export const cleanedName = (typed: string): string =>
  typed
    .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()

/** Why a text means no single card: `like` are those of this name, or the nearest if none has it. */
export type Unclear<C = unknown> = {
  readonly typed: string
  readonly isNamed: boolean
  readonly like: readonly (Card & C)[]
  readonly kinds: readonly CardKind<C>[]
}

const MOST_NEAREST = 5

/**
 * The only card of this name or number, for texts in which a name that is no card would be a mistake.
 * @param isMeant leaves out cards that the text cannot mean
 */
export function onlyCard<C>(
  cards: Cards,
  typed: string,
  { kinds, language, isMeant }: Meant<C>,
): { readonly card: Card & C } | { readonly unclear: Unclear<C> } {
  const like = cards.cardsNamed(typed, kinds).filter(isMeant)
  const [card] = like
  if (card && like.length === 1) return { card }
  const near = cards.findCards({ query: typed, language, kinds, limit: MOST_NEAREST })
  return { unclear: { typed, isNamed: like.length > 0, like: like.length > 0 ? like : near, kinds } }
}

type Meant<C> = {
  readonly kinds: readonly CardKind<C>[]
  readonly language: Language
  readonly isMeant: (card: C) => boolean
}
