// What a board says while a seat, or the lead, is offered to somebody, and the two buttons for whoever it is offered to.
import { LEAD, type SeatOffer } from '../../../store/seats.ts'
import { button, row, type View } from '../../message/components.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { nameOfUser } from '../face/names.ts'
import { controlId } from './board-rows.ts'

/** A sentence for each offer, addressed to whoever it is made to; none: nothing is offered. */
export const offerLines = ({ scene: { walkthrough }, names, t }: Telling): string[] => {
  const sentences = walkthrough.offers.map(({ player, user }) =>
    player === LEAD
      ? t('attack:offer.lead', { who: nameOfUser(walkthrough, user, t) })
      : t('attack:offer.seat', { who: names.shown(player) }),
  )
  return sentences.length > 0 ? [`-# ${sentences.join(' ')}`] : []
}

/** The buttons name what is offered now, so that a press takes nothing that is offered later. */
export function offerRow(
  telling: Telling,
  offers: readonly SeatOffer[] = telling.scene.walkthrough.offers,
): View {
  if (offers.length === 0) return []
  const { t } = telling
  const what = offers.map(({ player }) => player)
  return [
    row([
      button(controlId(telling, 'take', what), t('attack:offer.take')),
      button(controlId(telling, 'refuse', what), t('attack:offer.refuse')),
    ]),
  ]
}
