// The only card that a text means, for lines and scripts, in which a name that is no card would be a mistake.
import type { Card, CardKind } from '../../cards/card.ts'
import type { Cards } from '../../cards/cards.ts'
import type { Language } from '../../language.ts'
import { meaningOf } from './find-card.ts'
import type { Wrong } from './problem.ts'

/**
 * Why a text means no single card: `like` are those of this name, or the nearest if none has it; or the `problem` of what
 * cannot stand there at all.
 */
export type Unclear<C = unknown> = {
  readonly typed: string
  readonly isNamed: boolean
  readonly like: readonly (Card & C)[]
  readonly kinds: readonly CardKind<C>[]
} & Partial<Wrong>

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
  const meaning = meaningOf(cards, typed, kinds)
  if ('problem' in meaning)
    return { unclear: { typed, isNamed: false, like: [], kinds, problem: meaning.problem } }
  const all = 'card' in meaning ? [meaning.card] : 'several' in meaning ? meaning.several : []
  const like = all.filter(isMeant)
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
