// What a card can be in an attack: the enemy that attacks, a boost card, a Pilot. One card may be several.
import type { Card, GundamCard, MarvelCard } from './schema.ts'

/** The kinds, each with the cards that it has. Those of one game are never of the other. */
export type CardOf = {
  enemy: MarvelCard
  hero: MarvelCard
  alterEgo: MarvelCard
  ally: MarvelCard
  boostCard: MarvelCard
  unit: GundamCard
  pilot: GundamCard
  base: GundamCard
  shield: GundamCard
}
export type Kind = keyof CardOf

const IS: { readonly [K in Kind]: (card: Card) => boolean } = {
  enemy: ({ type }) => type === 'villain' || type === 'leader' || type === 'minion',
  hero: ({ type }) => type === 'hero',
  alterEgo: ({ type }) => type === 'alter-ego',
  ally: ({ type }) => type === 'ally',
  boostCard: card => 'boostIcons' in card,
  unit: ({ type }) => type === 'unit',
  pilot: card => card.type === 'pilot' || 'pilotName' in card,
  base: ({ type }) => type === 'base',
  // Any card of a deck may lie among the Shields; a token has no deck.
  shield: card => 'level' in card && !isToken(card),
}

export const isOneOf = (card: Card, kinds: readonly Kind[]): boolean => kinds.some(kind => IS[kind](card))

/** A token comes from no deck: T-001, EX Bases. */
export const isToken = ({ code }: Card): boolean => /^(T|EXB|EXBP)-/.test(code)

/** As a Shield it has 【Burst】. */
export const hasBurst = ({ timings }: GundamCard): boolean => timings?.includes('Burst') ?? false
