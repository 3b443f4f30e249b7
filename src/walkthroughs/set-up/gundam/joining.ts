// Cards that come to the table later, by an answer or a Burst: as they stand there, with the effects that wait on them.
import { type Cards, cardValue } from '../../../cards/cards.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import type { AbilityGiven, BurstWay, Effect } from '../../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../../games/gundam/vocabulary/pieces.ts'
import type { CardPlay, PlayedEffect } from '../../../games/gundam/vocabulary/plays.ts'
import type { Attacking } from './reminders.ts'
import { remindedOf } from './reminders.ts'
import { ATTACKER, OPPONENT, placeBase, placeUnit, type Unit } from './units.ts'

/** The effects that wait on a card, under ids of its own: “unit-4.1”. The card may have had another id before. */
export const waitingOn = (abilities: readonly AbilityGiven[], id: string): AbilityGiven[] =>
  abilities.map((ability, index) => ({
    ...ability,
    id: `${id}.${index + 1}`,
    source: id,
    trigger: { ...ability.trigger, ...(ability.trigger.who !== undefined && { who: id }) },
  }))

/** The roles in which a card can come: it attacks, stands on the other side, or is deployed there by an effect. */
const COMES: Readonly<Record<'attacker' | 'opponent' | 'deployed', Attacking>> = {
  attacker: { mayAttack: () => true, active: ATTACKER },
  opponent: { mayAttack: () => false, active: ATTACKER },
  deployed: { mayAttack: () => false, active: ATTACKER, deploys: true },
}

/** The effects that wait on a Unit or Base in this role. */
export const waitingFor = (unit: Unit, role: keyof typeof COMES): AbilityGiven[] =>
  remindedOf([unit], COMES[role]).abilities

/** A Unit or a Base as an effect deploys it for the standby player, with what waits on it; null: the card is neither. */
function deployable(
  cards: Cards,
  card: GundamCard,
): { readonly piece: PieceGiven; readonly abilities: AbilityGiven[] } | null {
  if (card.type !== 'unit' && card.type !== 'base') return null
  const place = card.type === 'unit' ? placeUnit : placeBase
  const placed = place(cards, { name: cardValue(card) }, { id: card.type, player: OPPONENT })
  if ('problem' in placed) throw new Error(`the card ${card.code} cannot be deployed: ${placed.problem.code}`)
  const abilities = waitingFor(placed, 'deployed')
  return { piece: { ...placed.piece, ...(isSilent(card) && { readCard: true as const }) }, abilities }
}

/** Whether no data say what its 【Deploy】 does: they do so of Bases alone. */
export const isSilent = ({ timings, triggers = [] }: GundamCard): boolean =>
  (timings?.includes('Deploy') ?? false) && !triggers.some(({ on }) => on === 'deployed')

/** Whose Burst it is, and how the cards that come by it are called. */
export type BurstPlace = { readonly player: string; readonly newId: (card: GundamCard) => string }

/** The effects of a Burst with the ids that they bring: each is called as its card. */
export type BurstPlayed = { readonly effects: readonly Effect[]; readonly ids: readonly string[] }

/** What the 【Burst】 of this card does; a question to its owner, if no data say so. */
export function burstOf(cards: Cards, card: GundamCard, place: BurstPlace): BurstPlayed {
  const effects = effectsAt(card, ['burst'])
  const self = selfDeployed(cards, card, place)
  if (!effects)
    return { effects: [{ kind: 'asksBurst', ways: waysOf(card), ...self?.does }], ids: self?.ids ?? [] }
  return {
    effects: effects.map(effect => wholeOf(effect, card, self)),
    ids: effects.some(({ kind }) => kind === 'deploySelf') ? (self?.ids ?? []) : [],
  }
}

const effectsAt = (
  { plays = [] }: GundamCard,
  at: readonly CardPlay['at'][],
): CardPlay['effects'] | undefined => plays.find(one => at.includes(one.at))?.effects

type Self = ReturnType<typeof selfDeployed>

/** The card as it comes into play, and what waits on it; null: it cannot come into play. */
function selfDeployed(cards: Cards, card: GundamCard, { player, newId }: BurstPlace) {
  const found = deployable(cards, card)
  if (!found) return null
  const id = newId(card)
  const abilities = waitingOn(found.abilities, id)
  return {
    does: { piece: { ...found.piece, id, player }, abilities },
    ids: [id, ...abilities.map(one => one.id)],
  }
}

/** The effect as the engine has it: with what follows from its card. */
function wholeOf(effect: PlayedEffect, card: GundamCard, self: Self): Effect {
  if (effect.kind === 'deploySelf') {
    if (!self) throw new Error(`the card ${card.code} cannot be deployed`)
    return { ...effect, ...self.does }
  }
  return effect
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
