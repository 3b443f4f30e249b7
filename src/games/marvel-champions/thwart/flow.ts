// Defines the flow of a thwart: its rows, effects, abilities, set-up and outcome.
import type { Flow } from '../../../engine/flow.ts'
import { comparedBy } from '../../outcome.ts'
import { MARVEL_EDITION_IDS, MARVEL_EDITIONS } from '../editions.ts'
import { THWART_COMPARED, type ThwartOutcome, thwartOutcome } from '../outcomes.ts'
import { MARVEL_ABILITIES } from '../rules/abilities/abilities.ts'
import { asksForFact } from '../rules/asked-facts.ts'
import { DAMAGE_DUTIES } from '../rules/damage/damage.ts'
import { conditionHolds } from '../rules/find-referred.ts'
import { INQUIRIES } from '../rules/inquiries.ts'
import { joins } from '../rules/joining.ts'
import { settle } from '../rules/settle.ts'
import type { Marvel } from '../rules/state.ts'
import { consequentialThwInquiry } from './afterwards.ts'
import { THWART_EFFECTS } from './effects.ts'
import { THWART, THWART_STOPS } from './rows.ts'
import { startThwart, type ThwartSetUpRead, thwartSetUpSchema } from './set-up.ts'

export const thwartFlow: Flow<Marvel, ThwartSetUpRead, ThwartOutcome> = {
  id: 'marvel-champions/thwart',
  editions: MARVEL_EDITION_IDS.map(id => ({ rules: MARVEL_EDITIONS[id], rows: THWART })),
  effects: THWART_EFFECTS,
  inquiries: { ...INQUIRIES, consequential: consequentialThwInquiry },
  duties: DAMAGE_DUTIES,
  abilities: MARVEL_ABILITIES,
  holds: (state, effect, context) => !effect.if || conditionHolds(state, effect.if, context),
  asksForCondition: asksForFact,
  settle,
  earlyEnd: THWART_STOPS,
  cite: (state, clause) => state.edition.cites[clause] ?? clause,
  unread: edition => edition.unread,
  setUp: thwartSetUpSchema,
  start: startThwart,
  joins,
  players: state => state.players,
  pieces: state => state.pieces,
  outcome: thwartOutcome,
  compared: comparedBy(THWART_COMPARED),
}
