// The Units and Bases of a script that name cards of the GUNDAM CARD GAME, with the cards of their Pilots.
import { cardValue } from '../../../cards/cards.ts'
import { GUNDAM_KINDS } from '../../../cards/gundam/kinds.ts'
import {
  type CardedPiece,
  type CardFilling,
  type FromCards,
  filledWith,
  pieceId,
  type RevealedFromCards,
} from '../from-cards.ts'
import { onlyCard } from '../only-card.ts'
import { burstOf } from './bursts.ts'
import { isSilent } from './joining.ts'
import { type Attacking, remindedOf } from './reminders.ts'
import { placeBase, placeUnit } from './units.ts'

const { unit, pilot, base, shield } = GUNDAM_KINDS

/** Fills the Units and Bases of a Unit attack. While no attacker is named, any own Unit may be the one. */
export const unitFromCards: FromCards = filling => {
  const { attacker } = filling.setUp
  const mayAttack = (id: string) => attacker === undefined || [attacker].flat().includes(id)
  return fromCards(filling, mayAttack)
}

/** Fills those of a battle that an effect begins: nothing attacks in it, and it has no action step. */
export const battleFromCards: FromCards = filling => fromCards(filling, null)

const fromCards = (filling: CardFilling, mayAttack: Attacking['mayAttack']) =>
  filledWith(
    filling,
    piece => filled(filling, piece),
    units =>
      remindedOf(filling.cards, units, {
        mayAttack,
        active: String(filling.setUp.activePlayer),
        ...(filling.deploys && { deploys: true }),
      }).abilities,
  )

/** A revealed Shield: a named card does what its 【Burst】 says, or its owner is asked. */
export const burstFromCards: RevealedFromCards = ({ cards, language, setUp }, named, activates) => {
  const { card: typed, id, ...said } = named
  const found = onlyCard(cards, typed, { kinds: [shield], language, isMeant: () => true })
  if ('unclear' in found) return found
  const name = freeIn(setUp, typeof id === 'string' ? id : typed)
  const { effects } = burstOf(cards, found.card, {
    newId: () => name,
    player: String(setUp.standbyPlayer ?? ''),
  })
  return { card: { name, ...(activates && { effects }), ...said } }
}

/** This name, or the next one that no piece of the set-up has. */
const freeIn = ({ pieces }: CardFilling['setUp'], name: string): string =>
  Array.isArray(pieces) && pieces.some(one => one?.id === name) ? `${name}*` : name

function filled({ cards, language, deploys }: CardFilling, piece: CardedPiece) {
  const { card: typed, pilot: paired, ...said } = piece
  const kinds = [unit, base].filter(
    (_, index) => said.kind === undefined || said.kind === ['unit', 'base'][index],
  )
  const found = onlyCard(cards, typed, { kinds, language, isMeant: () => true })
  if ('unclear' in found) return { field: 'card', unclear: found.unclear }
  const isUnit = unit.is(found.card)
  const pairs = isUnit && paired !== undefined
  const with_ = pairs
    ? onlyCard(cards, textOf(paired), { kinds: [pilot], language, isMeant: () => true })
    : null
  if (with_ && 'unclear' in with_) return { field: 'pilot', unclear: with_.unclear }
  const place = { id: pieceId(piece), player: String(said.player ?? '') }
  const [ap, hp] = [numberIn(said.ap), numberIn(said.hp)]
  const name = cardValue(found.card)
  const placed = isUnit
    ? placeUnit(cards, { name, pilot: with_ ? cardValue(with_.card) : undefined, ap, hp }, place)
    : placeBase(cards, { name, hp }, place)
  if ('problem' in placed) return placed
  // Only the script knows whose it is.
  const { player: _, ...printed } = {
    ...placed.piece,
    ...(deploys && isSilent(found.card) && { readCard: true as const }),
  }
  return {
    piece: { ...printed, ...said, ...(!isUnit && paired !== undefined && { pilot: paired }) },
    character: { ...placed, piece: { ...placed.piece, id: place.id, player: place.player } },
  }
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** A Pilot that is written as numbers is no card: with the card of its Unit, it takes its own. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
