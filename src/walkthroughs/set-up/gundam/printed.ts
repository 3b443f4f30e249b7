// What the cards of a table of the GUNDAM CARD GAME say of its Units and Bases, with the Pilots of the Units.
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { gundamTableInSetUp } from '../../../games/gundam/table.ts'
import type { PieceGiven } from '../../../games/gundam/vocabulary/pieces.ts'
import type { CardsPrinted } from '../../../games/printed.ts'
import { tidy } from '../pieces.ts'
import type { ReadsCards } from '../read-anew.ts'
import { placeBase, placeUnit } from './units.ts'

/** A Unit with a Pilot of whom nobody knows the card is left out: what both are together nobody can read. */
export const gundamPrinted: ReadsCards = (cards, setUp) => {
  const { pieces } = gundamTableInSetUp.parse(setUp)
  return Object.fromEntries(
    pieces.flatMap(piece => {
      const said = printedOf(cards, piece)
      return said ? [[piece.id, said]] : []
    }),
  )
}

function printedOf(cards: Cards, { id, kind, code, player, pilot }: PieceGiven) {
  if (code === undefined || !cards.cardByCode(code) || (pilot && !cards.cardByCode(pilot.code ?? '')))
    return null
  const name = cardValue({ code })
  const withPilot = pilot?.code === undefined ? {} : { pilot: cardValue({ code: pilot.code }) }
  const place = { id, player }
  const placed =
    kind === 'unit' ? placeUnit(cards, { name, ...withPilot }, place) : placeBase(cards, { name }, place)
  if ('problem' in placed) return null
  const { ap, hp, keywords, breach, repair, level, traits, color, pilot: paired } = placed.piece
  const { constants, readCard } = placed.piece
  return tidy({
    ap,
    hp,
    keywords,
    breach,
    repair,
    level,
    traits,
    color,
    pilot: paired,
    constants,
    readCard,
  }) as CardsPrinted[string]
}
