// Foresees how a battle goes on if nobody plays a card or uses an ability, and what it brings.
import { type Foresight, hitsIn } from '../forecast.ts'
import type { Gundam } from './rules/state.ts'

export const foresight: Foresight<Gundam> = {
  usual: ['decline', 'bothPass', 'noBurst'],
  varied: null,
  passedOver: [],
  fate: events => ({
    hits: hitsIn(
      events.flatMap(event =>
        event.type === 'counters_set' ? [{ to: event.card, amount: event.amount }] : [],
      ),
    ),
    falls: [
      ...events.flatMap(event => (event.type === 'units_destroyed' ? event.units : [])),
      ...events.flatMap(event => (event.type === 'base_destroyed' ? [event.base] : [])),
    ],
    tough: [],
    exhausts: events.flatMap(event => (event.type === 'unit_rested' ? [event.unit] : [])),
    shields: events.filter(({ type }) => type === 'shield_destroyed').length,
    winner: events.flatMap(event => (event.type === 'game_won' ? [event.player] : []))[0] ?? null,
  }),
}
