// The flows of Marvel Champions behind the verbs of `AnyFlow`.
import { playable } from '../any-flow.ts'
import { type Foresight, hitsIn } from '../forecast.ts'
import { marvelChangesFlow } from './changes/flow.ts'
import { UNSAID_CHANGES_EDITION } from './changes/set-up.ts'
import { MARVEL_CLAUSES } from './clauses.ts'
import { UNSAID_EDITION } from './editions.ts'
import { enemyAttackFlow } from './enemy-attack/flow.ts'
import { enemySchemeFlow } from './enemy-scheme/flow.ts'
import { UNSAID_SCHEME_EDITION } from './enemy-scheme/set-up.ts'
import { changesNotices, enemyNotices, playerNotices, schemeNotices, thwartNotices } from './notices.ts'
import { playerAttackFlow } from './player-attack/flow.ts'
import { playerScriptSchema } from './player-attack/idle-parts.ts'
import { changesResult, enemyResult, playerResult, schemeResult, thwartResult } from './result.ts'
import type { Marvel } from './rules/state.ts'
import { changesSides, enemySides, playerSides, schemeSides, thwartSides } from './sides.ts'
import { changesEnded, enemyEnded, playerEnded, schemeEnded, thwartEnded } from './stored-outcomes.ts'
import { thwartFlow } from './thwart/flow.ts'
import { UNSAID_THWART_EDITION } from './thwart/set-up.ts'

/** The numbers of boost icons that are tried; all boost cards of one forecast have the same number. */
const ICONS = [0, 1, 2, 3] as const

/** How an attack goes on if nobody plays a card or uses an ability, and what it brings. */
export const marvelForesight: Foresight<Marvel> = {
  usual: ['deal', 'flip', 'nobody', 'tough', 'place', 'remove'],
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

const common = {
  game: 'marvel-champions',
  clauses: MARVEL_CLAUSES,
  foresight: marvelForesight,
  unsaid: UNSAID_EDITION,
}

export const enemyAttack = playable({
  ...common,
  rules: enemyAttackFlow,
  ended: enemyEnded,
  sides: enemySides,
  notices: enemyNotices,
  result: enemyResult,
})
export const playerAttack = playable({
  ...common,
  rules: playerAttackFlow,
  ended: playerEnded,
  sides: playerSides,
  notices: playerNotices,
  scriptSetUp: playerScriptSchema,
  result: playerResult,
})
export const enemyScheme = playable({
  ...common,
  unsaid: UNSAID_SCHEME_EDITION,
  rules: enemySchemeFlow,
  ended: schemeEnded,
  sides: schemeSides,
  notices: schemeNotices,
  result: schemeResult,
})
export const thwart = playable({
  ...common,
  unsaid: UNSAID_THWART_EDITION,
  rules: thwartFlow,
  ended: thwartEnded,
  sides: thwartSides,
  notices: thwartNotices,
  result: thwartResult,
})
/** Between attacks: what has changed, and the steps of the table. */
export const marvelChanges = playable({
  ...common,
  unsaid: UNSAID_CHANGES_EDITION,
  rules: marvelChangesFlow,
  ended: changesEnded,
  sides: changesSides,
  notices: changesNotices,
  result: changesResult,
})
