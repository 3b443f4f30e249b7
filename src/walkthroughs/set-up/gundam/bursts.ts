// What the 【Burst】 of a card does, for the engine: the effects that its data say, with the cards that come by them.
import type { Card } from '../../../cards/card.ts'
import type { Cards } from '../../../cards/cards.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import { cardName } from '../../../cards/names.ts'
import type { BurstWay, Effect, SimpleEffect } from '../../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../../games/gundam/vocabulary/pieces.ts'
import type { CardPlay, PlayedEffect } from '../../../games/gundam/vocabulary/plays.ts'
import type { Said } from '../../../language.ts'
import { deployable, waitingOn } from './joining.ts'
import { tokensDeployed } from './tokens.ts'

/** Whose Burst it is, and how the cards that come by it are called. */
export type BurstPlace = { readonly player: string; readonly newId: (card: Card & GundamCard) => string }

/** The effects of a Burst, and the names of the ids that they bring. */
export type BurstPlayed = {
  readonly effects: readonly Effect[]
  readonly names: Readonly<Record<string, Said>>
}

/** What the 【Burst】 of this card does; a question to its owner, if no data say so. */
export function burstOf(cards: Cards, card: Card & GundamCard, place: BurstPlace): BurstPlayed {
  const names: Record<string, Said> = {}
  const newId: BurstPlace['newId'] = one => {
    const id = place.newId(one)
    names[id] = cardName(one)
    return id
  }
  const filling = { cards, card, place: { ...place, newId }, names }
  const effects = effectsAt(card, ['burst'])?.flatMap(effect => wholeOf(effect, filling))
  return { effects: effects ?? [{ kind: 'asksBurst', ways: waysOf(card), ...selfDeployed(filling) }], names }
}

function effectsAt({ plays = [] }: GundamCard, at: readonly CardPlay['at'][]) {
  const play = plays.find(one => at.includes(one.at))
  return play && 'effects' in play ? play.effects : undefined
}

type Filling = {
  readonly cards: Cards
  readonly card: Card & GundamCard
  readonly place: BurstPlace
  readonly names: Record<string, Said>
}

/** The card as it comes into play, and what waits on it; null: it cannot come into play. */
function selfDeployed({ cards, card, place: { player, newId }, names }: Filling) {
  const found = deployable(cards, card)
  if (!found) return null
  const id = newId(card)
  const abilities = waitingOn(found.abilities, id)
  for (const one of abilities) names[one.id] = cardName(card)
  return { piece: { ...found.piece, id, player }, abilities }
}

/** The effect as the engine has it: with what follows from its card. */
function wholeOf(effect: PlayedEffect, filling: Filling): Effect[] {
  const { card } = filling
  if (effect.kind === 'activates') {
    const effects = effectsAt(card, [effect.part, 'main/action'])?.flatMap(one =>
      one.kind === 'deploySelf' || one.kind === 'activates' ? [] : simpleOf(one, filling),
    )
    return [{ ...effect, ...(effects && { effects }) }]
  }
  if (effect.kind !== 'deploySelf') return simpleOf(effect, filling)
  const { as, ...deploys } = effect
  const self = as ? { piece: asUnit(filling, as) } : selfDeployed(filling)
  if (!self) throw new Error(`the card ${card.code} cannot be deployed`)
  return [{ ...deploys, ...self }]
}

/** What a Command does that this player plays. */
export const commandEffects = (
  cards: Cards,
  card: Card & GundamCard,
  effects: readonly PlayedEffect[],
  player: string,
): Effect[] => {
  const place = { player, newId: ({ name }: GundamCard) => name.en }
  return effects.flatMap(effect => wholeOf(effect, { cards, card, place, names: {} }))
}

type Simple = Exclude<PlayedEffect, { kind: 'deploySelf' | 'activates' }>

const simpleOf = (effect: Simple, { cards, place }: Filling): SimpleEffect[] =>
  effect.kind === 'deployToken' ? tokensDeployed(cards, effect, place) : [effect]

/** A card that is no Unit, deployed as one. */
function asUnit(
  { card, place: { player, newId } }: Filling,
  numbers: { ap: number; hp: number },
): PieceGiven {
  const { code, level, traits, color } = card
  return { id: newId(card), kind: 'unit', code, player, ...numbers, level, traits, ...(color && { color }) }
}

function waysOf({ type, timings = [] }: GundamCard): BurstWay[] {
  if (type === 'pilot') return ['hand', 'effect', 'trash']
  if (type !== 'command') return [type, 'hand', 'effect', 'trash']
  const texts = [
    ...(timings.includes('Main') ? (['main'] as const) : []),
    ...(timings.includes('Action') ? (['action'] as const) : []),
  ]
  return [...texts, 'effect', 'hand', 'trash']
}
