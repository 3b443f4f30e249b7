// Foresees how an attack goes on if nobody plays a card or uses an ability, and what it brings.
import { type Foresight, hitsIn } from '../forecast.ts'
import type { Marvel } from './rules/state.ts'

/** The numbers of boost icons that are tried; all boost cards of one forecast have the same number. */
const ICONS = [0, 1, 2, 3] as const

export const foresight: Foresight<Marvel> = {
  usual: ['deal', 'flip', 'nobody'],
  varied: { choice: 'flip', numbers: ICONS },
  passedOver: ['flipStar'],
  fate: events => ({
    hits: hitsIn(
      events.flatMap(event =>
        event.type === 'damage_dealt' ? [{ to: event.piece, amount: event.amount }] : [],
      ),
    ),
    falls: events.flatMap(event => (event.type === 'character_defeated' ? [event.piece] : [])),
    tough: [
      ...events.flatMap(event =>
        event.type === 'status_discarded' && event.status === 'tough' ? [event.piece] : [],
      ),
      ...events.flatMap(event => (event.type === 'pierced' ? [event.piece] : [])),
    ],
    exhausts: events.flatMap(event => (event.type === 'character_exhausted' ? [event.piece] : [])),
    shields: 0,
    winner: null,
  }),
}
