// The gate for names: what a typed text means where cards of some kinds can stand, in a command, a form, a line or a script.
import type { Card, CardKind } from '../../cards/card.ts'
import { type Cards, codeIn, nameIn } from '../../cards/cards.ts'
import { cardName, nameInPlay } from '../../cards/names.ts'
import type { Said } from '../../language.ts'
import { listedNames } from './list-of-names.ts'
import { type Wrong, wrong } from './problem.ts'
import { newIn } from './table-here.ts'

/**
 * One card; several of one name; a name that no card has, `isSaid` if somebody has said so; or why the text cannot stand
 * there: `wrongKind`, a card of another kind; `severalNames`, a list; `wrongCard`, a choice without a card.
 */
export type Meaning<C> =
  | { readonly card: Card & C }
  | { readonly several: readonly (Card & C)[] }
  | { readonly name: string; readonly isSaid: boolean }
  | Wrong

/** What a text means where cards of these kinds can stand. A card that matches whole comes before a list of names. */
export function meaningOf<C>(cards: Cards, text: string, kinds: readonly CardKind<C>[]): Meaning<C> {
  const typed = newIn(text) ?? text
  const alone = nameIn(typed)
  if (alone !== null) return { name: alone, isSaid: true }
  const like = cards.cardsNamed(typed, kinds)
  const [card] = like
  if (card) return like.length === 1 ? { card } : { several: like }
  const called = cards.cardsCalled(typed)
  // Who names a card that a player's card and one of the encounter deck share means the player's.
  const other = called.find(one => cards.placeOf(one) !== 'boostCard') ?? called[0]
  if (other) return wrongKind(cards, other)
  const code = codeIn(typed)
  if (code !== null) return wrong('wrongCard', { name: { en: code, de: code } })
  const names = listedNames(cards, typed)
  if (names.length > 1) return wrong('severalNames', { given: names.length, name: said(names.join(' · ')) })
  return { name: typed, isSaid: false }
}

const wrongKind = (cards: Cards, other: Card): Wrong =>
  wrong('wrongKind', { name: cardName(other), type: other.type, belongs: cards.placeOf(other) })

const said = (text: string): Said => ({ en: text, de: text })

/** `card` is null if no card or several cards have the name; `like` lists those cards. */
export type Who<C> = { readonly card: C | null; readonly like: readonly C[]; readonly name: Said }

const MOST_CHARACTERS = 60

/** The card that a text means; else the text itself as a name. Problems: as `meaningOf`, and `nameTooLong`, `nameMissing`. */
export function whoIs<C>(cards: Cards, typed: string, kinds: readonly CardKind<C>[]): Who<Card & C> | Wrong {
  const meaning = meaningOf(cards, typed, kinds)
  if ('problem' in meaning) return meaning
  if ('card' in meaning) return { card: meaning.card, like: [meaning.card], name: nameInPlay(meaning.card) }
  const name = cleanedName('name' in meaning ? meaning.name : (newIn(typed) ?? typed))
  if (name === '') return wrong('nameMissing')
  const given = [...name].length
  if (given > MOST_CHARACTERS) return wrong('nameTooLong', { given, most: MOST_CHARACTERS })
  return { card: null, like: 'several' in meaning ? meaning.several : [], name: said(name) }
}

/** Whether a text can be a name: something of it is visible, and it is not too long. */
export function isName(typed: string): boolean {
  const name = cleanedName(typed)
  return name !== '' && [...name].length <= MOST_CHARACTERS
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
