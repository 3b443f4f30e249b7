// The flows of the GUNDAM CARD GAME behind the verbs of `AnyFlow`.
import { playable } from '../any-flow.ts'
import { type Foresight, hitsIn } from '../forecast.ts'
import { gundamChangesFlow } from './changes/flow.ts'
import { GUNDAM_CLAUSES } from './clauses.ts'
import { UNSAID_BATTLE_EDITION, UNSAID_BETWEEN_EDITION, UNSAID_UNIT_EDITION } from './editions.ts'
import { effectBattleFlow } from './effect-battle/flow.ts'
import { attackNotices, battleNotices, betweenNotices } from './notices.ts'
import { betweenResult, unitResult } from './result.ts'
import type { Gundam } from './rules/state.ts'
import { betweenSides, unitSides } from './sides.ts'
import { betweenEnded, unitEnded } from './stored-outcomes.ts'
import { unitAttackFlow } from './unit-attack/flow.ts'

/** How an attack goes on if nobody plays a card or uses an ability, and what it brings. */
export const gundamForesight: Foresight<Gundam> = {
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

export const effectBattle = playable({
  ...{ game: 'gundam', clauses: GUNDAM_CLAUSES, foresight: gundamForesight, unsaid: UNSAID_BATTLE_EDITION },
  rules: effectBattleFlow,
  ended: unitEnded,
  sides: unitSides,
  notices: battleNotices,
  result: unitResult,
})
export const unitAttack = playable({
  ...{ game: 'gundam', clauses: GUNDAM_CLAUSES, foresight: gundamForesight, unsaid: UNSAID_UNIT_EDITION },
  rules: unitAttackFlow,
  ended: unitEnded,
  sides: unitSides,
  notices: attackNotices,
  result: unitResult,
})
/** Between attacks: what has changed, and the turn that begins. */
export const gundamChanges = playable({
  ...{ game: 'gundam', clauses: GUNDAM_CLAUSES, foresight: gundamForesight, unsaid: UNSAID_BETWEEN_EDITION },
  rules: gundamChangesFlow,
  ended: betweenEnded,
  sides: betweenSides,
  notices: betweenNotices,
  result: betweenResult,
})
