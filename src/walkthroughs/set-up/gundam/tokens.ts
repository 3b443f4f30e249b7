// The tokens that the effect of a card deploys, as their own cards say.

import type { Card } from '../../../cards/card.ts'
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { GUNDAM_KINDS } from '../../../cards/gundam/kinds.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import type { SimpleEffect } from '../../../games/gundam/vocabulary/effects.ts'
import type { DeployToken } from '../../../games/gundam/vocabulary/plays.ts'
import { placeUnit } from './units.ts'

/** Whose tokens they are, and how one is called; of one that is called so already the engine makes the next name. */
type Place = { readonly player: string; readonly newId: (card: Card & GundamCard) => string }

export function tokensDeployed(
  cards: Cards,
  { token: code, rested, count = 1, if: condition }: DeployToken,
  { player, newId }: Place,
): SimpleEffect[] {
  const token = cards.cardByCode(code)
  if (!token || !GUNDAM_KINDS.unit.is(token)) throw new Error(`there is no token ${code}`)
  return Array.from({ length: count }, () => {
    const placed = placeUnit(cards, { name: cardValue(token), rested }, { id: newId(token), player })
    if ('problem' in placed) throw new Error(`the token ${code} cannot be deployed: ${placed.problem.code}`)
    return { kind: 'deploy', piece: placed.piece, ...(condition && { if: condition }) }
  })
}
