// The cards that a name typed into a form may mean, with what they bring to the table.
import type { Card, Kind } from '../../../cards/card.ts'
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { GUNDAM_KINDS } from '../../../cards/gundam/kinds.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { cardName } from '../../../cards/names.ts'
import type { Language } from '../../../language.ts'
import { joiningCard, joiningCharacter } from '../../../walkthroughs/set-up/joining.ts'
import { cardLabel } from '../card-label.ts'
import type { FindCards, FoundCard, Wanted } from '../forms/found-card.ts'

const KINDS: Readonly<Record<Wanted, readonly [Kind, ...Kind[]]>> = {
  ally: [MARVEL_KINDS.ally],
  hero: [MARVEL_KINDS.hero, MARVEL_KINDS.alterEgo],
  enemy: [MARVEL_KINDS.enemy],
  unit: [GUNDAM_KINDS.unit],
  base: [GUNDAM_KINDS.base],
  boost: [MARVEL_KINDS.boostCard],
  shield: [GUNDAM_KINDS.shield],
}

const MOST = 25

/** The exact name finds its card alone; of anything else the nearest are offered. */
export const foundCards =
  (cards: Cards, language: Language): FindCards =>
  (query, wanted) => {
    const kinds = KINDS[wanted]
    const exact = cards.cardsNamed(query, kinds)
    const found = exact.length > 0 ? exact : cards.findCards({ query, language, kinds, limit: MOST })
    return found.map(card => foundCard(cards, card, wanted, language))
  }

function foundCard(cards: Cards, card: Card, wanted: Wanted, language: Language): FoundCard {
  return {
    value: cardValue(card),
    name: cardName(card),
    label: cardLabel(card, KINDS[wanted][0], language),
    piece: pieceOf(cards, card, wanted),
    boost: MARVEL_KINDS.boostCard.is(card)
      ? { icons: card.boostIcons ?? null, star: card.boostStar === true }
      : null,
  }
}

const EMPTY = { names: {}, setUp: { pieces: [] } }

/** Its numbers and keywords as a set-up has them, without whose it is and what it is called. */
function pieceOf(cards: Cards, card: Card, wanted: Wanted): FoundCard['piece'] {
  if (wanted === 'boost' || wanted === 'shield') return {}
  const given = { name: cardValue(card) }
  const joined =
    wanted === 'unit' || wanted === 'base'
      ? joiningCard(cards, EMPTY, { as: wanted, given, player: 'p1' })
      : joiningCharacter(cards, EMPTY, { as: wanted, given, player: 'p1' })
  if ('problem' in joined) throw new Error(`the card ${card.code} cannot join: ${joined.problem.code}`)
  const { id: _id, player: _player, engagedWith: _engaged, ...piece } = joined.joining.piece
  return piece
}
