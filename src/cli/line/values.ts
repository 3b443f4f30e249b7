// The value that a text of a line gives to an option: a side, a card, a number, or the text itself.
import type { Card, CardKind } from '../../cards/card.ts'
import { type Cards, cardValue } from '../../cards/cards.ts'
import type { Faces } from '../../discord/attack/face/face.ts'
import {
  type AttackOption,
  givenIn,
  nameOf,
  OptionType,
  type Side,
  sideIn,
  sideValue,
} from '../../discord/attack/face/options.ts'
import type { Language } from '../../language.ts'
import { fold } from '../../search/words/fold.ts'
import { onlyCard, type Unclear } from '../../walkthroughs/set-up/only-card.ts'
import type { Taken } from './misread.ts'
import { sideWords } from './templates.ts'

/** The values of options, by the names that Discord sends. */
export type SaidOptions = ReadonlyMap<string, string | number | boolean>

/** `written`: the language of the line's words. */
export type ReadingLine = {
  readonly faces: Faces
  readonly cards: Cards
  /** The reader's language. */
  readonly language: Language
  readonly written: Language
}
export type LineValue = { readonly value: string | number | boolean; readonly taken?: Taken }
export type NoValue = { readonly unclear: Unclear } | { readonly text: string }

/** Reads the value of an option, beside the options that were said before it. */
export function valueIn(
  { key, offer, definition }: AttackOption,
  text: string,
  said: SaidOptions,
  { cards, language }: ReadingLine,
): LineValue | NoValue {
  if (!offer || offer.list)
    return definition.type === OptionType.Integer ? numberIn(text, definition) : { value: text }
  const side = sideOf(text, offer.sides)
  if (side) return { value: sideValue(side) }
  const options = new Map(said).set(nameOf(key), text)
  if (offer.isSide?.(cards, givenIn({ options, users: new Map() }))) return { value: text }
  const found = onlyCard(cards, text, { kinds: offer.kinds, language, isMeant: () => true })
  if ('card' in found) return { value: cardValue(found.card) }
  const { unclear } = found
  const [card, ...more] = unclear.isNamed ? leading(unclear.like, offer.kinds) : []
  return card && more.length === 0 ? { value: cardValue(card), taken: { card, unclear } } : { unclear }
}

type Range = { readonly min_value?: number | undefined; readonly max_value?: number | undefined }

function numberIn(
  text: string,
  { min_value: min = 0, max_value: max = Infinity }: Range,
): LineValue | NoValue {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : -1
  return number >= min && number <= max ? { value: number } : { text }
}

/** The cards that are meant first, of the first kind that has any: a hero comes before the ally of that name. */
const leading = (cards: readonly Card[], kinds: readonly CardKind[]): readonly Card[] =>
  kinds.map(kind => cards.filter(kind.leads)).find(some => some.length > 0) ?? []

/** The side that a text means, in any language; null: none. */
export const sideOf = (text: string, sides: readonly Side[]): Side | null =>
  sideIn(text, sides) ??
  sides.find(({ key }) => sideWords(key).some(words => fold(words) === fold(text))) ??
  null
