// Defines the flow of what changes between attacks: one row, whose question may stay open for ever.
import type { Flow, Row } from '../../../engine/flow.ts'
import { comparedBy } from '../../outcome.ts'
import { cite } from '../clauses.ts'
import { MARVEL_EDITION_IDS, MARVEL_EDITIONS } from '../editions.ts'
import { MARVEL_EFFECTS } from '../effects/effects.ts'
import { CHANGES_COMPARED, type ChangesOutcome, changesOutcome } from '../outcomes.ts'
import { MARVEL_ABILITIES } from '../rules/abilities/abilities.ts'
import { asksForFact } from '../rules/asked-facts.ts'
import { DAMAGE_DUTIES } from '../rules/damage/damage.ts'
import { conditionHolds } from '../rules/find-referred.ts'
import { INQUIRIES } from '../rules/inquiries.ts'
import { joins } from '../rules/joining.ts'
import { settle } from '../rules/settle.ts'
import type { Marvel } from '../rules/state.ts'
import { type ChangesSetUpRead, changesSetUpSchema, startChanges } from './set-up.ts'
import { asksChanges, stepTaken } from './steps.ts'

const CHANGES: readonly Row<Marvel>[] = [
  {
    name: 'changes',
    title: 'Between two attacks',
    heading: 'between',
    cites: cite(
      'MC-RESOLVE 01, MC-FORM 02, MC-READY 03, MC-ENDPHASE 04, MC-LASTING 06, MC-LIMIT 01, MC-FIRSTPLAYER 03, MC-VILPHASE 02, MC-MAINSCHEME 04 07, MC-SIDESCHEME 01 02, MC-PSS 03 04, MC-THREAT 01, MC-ACCTOKEN 01, MC-PERPLAYER 02',
    ),
    asks: asksChanges,
    answered: stepTaken,
    question: 'changes',
    next: 'end',
  },
]

const { prevent, atk, def, increase } = MARVEL_EFFECTS

export const marvelChangesFlow: Flow<Marvel, ChangesSetUpRead, ChangesOutcome> = {
  id: 'marvel-champions/changes',
  editions: MARVEL_EDITION_IDS.map(id => ({ rules: MARVEL_EDITIONS[id], rows: CHANGES })),
  effects: {
    ...MARVEL_EFFECTS,
    // They change an attack.
    prevent: { ...prevent, windows: [] },
    atk: { ...atk, windows: [] },
    def: { ...def, windows: [] },
    increase: { ...increase, windows: [] },
  },
  inquiries: INQUIRIES,
  duties: DAMAGE_DUTIES,
  abilities: MARVEL_ABILITIES,
  holds: (state, effect, context) => !effect.if || conditionHolds(state, effect.if, context),
  asksForCondition: asksForFact,
  settle,
  earlyEnd: null,
  cite: (state, clause) => state.edition.cites[clause] ?? clause,
  setUp: changesSetUpSchema,
  start: startChanges,
  joins,
  players: state => state.players,
  pieces: state => state.pieces,
  outcome: changesOutcome,
  compared: comparedBy(CHANGES_COMPARED),
  restsAt: 'changes',
}
