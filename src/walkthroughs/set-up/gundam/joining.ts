// Cards that come to the table later, by an answer or a Burst: as they stand there, with the effects that wait on them.
import { type Cards, cardValue } from '../../../cards/cards.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import type { AbilityGiven } from '../../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../../games/gundam/vocabulary/pieces.ts'
import type { Said } from '../../../language.ts'
import type { Attacking } from './reminders.ts'
import { remindedOf } from './reminders.ts'
import { ATTACKER, OPPONENT, placeBase, placeUnit, type Unit } from './units.ts'

/** The effects that wait on a card, under ids of its own: “unit-4.1”. The card may have had another id before. */
export const waitingOn = (
  abilities: readonly AbilityGiven[],
  id: string,
  under: string = id,
): AbilityGiven[] =>
  abilities.map((ability, index) => ({
    ...ability,
    id: `${under}.${index + 1}`,
    source: id,
    trigger: { ...ability.trigger, ...(ability.trigger.who !== undefined && { who: id }) },
  }))

/** The roles in which a card can come: it attacks, stands on the other side, or is deployed there by an effect. */
const COMES: Readonly<Record<'attacker' | 'opponent' | 'deployed', Attacking>> = {
  attacker: { mayAttack: () => true, active: ATTACKER, remembers: true },
  opponent: { mayAttack: () => false, active: ATTACKER, remembers: true },
  deployed: { mayAttack: () => false, active: ATTACKER, remembers: true, deploys: true },
}

/** The effects that wait on a Unit or Base in this role. */
export const waitingFor = (cards: Cards, unit: Unit, role: keyof typeof COMES): AbilityGiven[] =>
  remindedOf(cards, [unit], COMES[role]).abilities

/** An effect that waits, and the name of the card on which it stands. */
export type NamedAbility = { readonly ability: AbilityGiven; readonly name: Said }

/** The effects that a Unit has only with its Pilot: those of the Pilot, and its own that need one. */
export function waitingWithPilot(cards: Cards, alone: Unit, paired: Unit): NamedAbility[] {
  // What waits with the question about a Pilot is the same effect: the table answers that from now on.
  const facts = ({ id: _, asks: __, ...ability }: AbilityGiven) => JSON.stringify(ability)
  const before = new Set(waitingFor(cards, alone, 'attacker').map(facts))
  const { abilities, names } = remindedOf(cards, [paired], COMES.attacker)
  return abilities
    .filter(ability => !before.has(facts(ability)))
    .map(ability => ({ ability: { ...ability, during: 'pair' }, name: names[ability.id] ?? paired.name }))
}

/** A Unit or a Base as an effect deploys it for the standby player, with what waits on it; null: the card is neither. */
export function deployable(
  cards: Cards,
  card: GundamCard,
): { readonly piece: PieceGiven; readonly abilities: AbilityGiven[] } | null {
  if (card.type !== 'unit' && card.type !== 'base') return null
  const place = card.type === 'unit' ? placeUnit : placeBase
  const placed = place(cards, { name: cardValue(card) }, { id: card.type, player: OPPONENT })
  if ('problem' in placed) throw new Error(`the card ${card.code} cannot be deployed: ${placed.problem.code}`)
  const abilities = waitingFor(cards, placed, 'deployed')
  return { piece: { ...placed.piece, ...(isSilent(card) && { readCard: true as const }) }, abilities }
}

/** Whether no data say what its 【Deploy】 does: they do so of Bases alone. */
export const isSilent = ({ timings, triggers = [] }: GundamCard): boolean =>
  (timings?.includes('Deploy') ?? false) && !triggers.some(({ on }) => on === 'deployed')
