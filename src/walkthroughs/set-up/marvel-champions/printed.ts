// What the cards of a table of Marvel Champions say of its characters.
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { marvelTableInSetUp } from '../../../games/marvel-champions/table.ts'
import type { CardsPrinted } from '../../../games/printed.ts'
import { tidy } from '../pieces.ts'
import type { ReadsCards } from '../read-anew.ts'
import { CHARACTERS, cardOf } from './at-table.ts'
import { placeCharacter } from './characters.ts'

const PRINTED = [
  ...(['atk', 'printedAtk', 'def', 'thw', 'consequentialThw', 'sch'] as const),
  ...(['hitPoints', 'hitPointsPerPlayer', 'retaliate', 'consequential'] as const),
  ...(['keywords', 'cannotTakeDamage', 'readCard'] as const),
]

/** The printed values, counted for as many players as have started. */
export const marvelPrinted: ReadsCards = (cards, setUp) => {
  const { pieces, started } = marvelTableInSetUp.parse(setUp)
  return Object.fromEntries(
    pieces.flatMap(piece => {
      const said = printedOf(cards, piece, started)
      return said ? [[piece.id, said]] : []
    }),
  )
}

function printedOf(
  cards: Cards,
  piece: { readonly id: string; readonly code?: string | undefined },
  players: number | undefined,
) {
  const card = cardOf(cards, piece)
  if (!card) return null
  const seated = { id: () => piece.id, player: '', kinds: CHARACTERS, unknown: 'villain', players } as const
  const placed = placeCharacter(cards, { name: cardValue(card) }, { ...seated, asksPlayers: true })
  if ('problem' in placed) return null
  const { piece: whole } = placed
  return tidy(Object.fromEntries(PRINTED.map(field => [field, whole[field]]))) as CardsPrinted[string]
}
