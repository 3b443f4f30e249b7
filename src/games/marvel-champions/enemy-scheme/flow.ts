// Defines the flow of an enemy's scheme: its rows, effects, abilities, set-up and outcome.
import type { Flow } from '../../../engine/flow.ts'
import { comparedBy } from '../../outcome.ts'
import { MARVEL_EDITION_IDS, MARVEL_EDITIONS } from '../editions.ts'
import { SCHEME_COMPARED, type SchemeOutcome, schemeOutcome } from '../outcomes.ts'
import { MARVEL_ABILITIES } from '../rules/abilities/abilities.ts'
import { asksForFact } from '../rules/asked-facts.ts'
import { DAMAGE_DUTIES } from '../rules/damage/damage.ts'
import { conditionHolds } from '../rules/find-referred.ts'
import { INQUIRIES } from '../rules/inquiries.ts'
import { joins } from '../rules/joining.ts'
import { settle } from '../rules/settle.ts'
import type { Marvel } from '../rules/state.ts'
import { SCHEME_EFFECTS } from './effects.ts'
import { ENEMY_SCHEME, SCHEME_ENDS_EARLY } from './rows.ts'
import { type SchemeSetUpRead, schemeSetUpSchema, startEnemyScheme } from './set-up.ts'

export const enemySchemeFlow: Flow<Marvel, SchemeSetUpRead, SchemeOutcome> = {
  id: 'marvel-champions/enemy-scheme',
  editions: MARVEL_EDITION_IDS.map(id => ({ rules: MARVEL_EDITIONS[id], rows: ENEMY_SCHEME })),
  effects: SCHEME_EFFECTS,
  inquiries: INQUIRIES,
  duties: DAMAGE_DUTIES,
  abilities: MARVEL_ABILITIES,
  holds: (state, effect, context) => !effect.if || conditionHolds(state, effect.if, context),
  asksForCondition: asksForFact,
  settle,
  earlyEnd: SCHEME_ENDS_EARLY,
  cite: (state, clause) => state.edition.cites[clause] ?? clause,
  unread: edition => edition.unread,
  setUp: schemeSetUpSchema,
  start: startEnemyScheme,
  joins,
  players: state => state.players,
  pieces: state => state.pieces,
  outcome: schemeOutcome,
  compared: comparedBy(SCHEME_COMPARED),
}
