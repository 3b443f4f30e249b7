// Defines the flow of the player attack: its rows, effects, abilities, set-up and outcome.
import type { Flow } from '../../../engine/flow.ts'
import { rowsBy } from '../../../engine/rows.ts'
import { comparedBy } from '../../outcome.ts'
import { MARVEL_EDITION_IDS, MARVEL_EDITIONS } from '../editions.ts'
import { MARVEL_EFFECTS } from '../effects/effects.ts'
import { nothingLeft, prevents } from '../effects/on-the-damage.ts'
import { PLAYER_COMPARED, type PlayerOutcome, playerOutcome } from '../outcomes.ts'
import { MARVEL_ABILITIES } from '../rules/abilities/abilities.ts'
import { asksForFact } from '../rules/asked-facts.ts'
import { DAMAGE_DUTIES } from '../rules/damage/damage.ts'
import { conditionHolds } from '../rules/find-referred.ts'
import { INQUIRIES } from '../rules/inquiries.ts'
import { joins } from '../rules/joining.ts'
import { settle } from '../rules/settle.ts'
import type { Marvel } from '../rules/state.ts'
import * as afterwards from './afterwards.ts'
import * as damage from './damage.ts'
import { PLAYER_ATTACK_CHANGES } from './edition-changes.ts'
import { PLAYER_ATTACK, STOPS } from './rows.ts'
import { type PlayerSetUpRead, playerSetUpSchema, startPlayerAttack } from './set-up.ts'
import { insteadInquiry } from './steps.ts'

export const playerAttackFlow: Flow<Marvel, PlayerSetUpRead, PlayerOutcome> = {
  id: 'marvel-champions/player-attack',
  editions: MARVEL_EDITION_IDS.map(id => ({
    rules: MARVEL_EDITIONS[id],
    rows: rowsBy(PLAYER_ATTACK, PLAYER_ATTACK_CHANGES[id]),
  })),
  effects: {
    ...MARVEL_EFFECTS,
    // A player's attack has no defender, and its player chooses the targets, so cards cannot change DEF or these.
    def: { ...MARVEL_EFFECTS.def, windows: [] },
    prevent: {
      ...MARVEL_EFFECTS.prevent,
      illegal: (state, effect, context) =>
        MARVEL_EFFECTS.prevent.illegal?.(state, effect, context) ??
        nothingLeft(
          damage.leftOfPlayerAttack(state, prevents(state, effect, context), context.window),
          state,
        ),
    },
    target: { ...MARVEL_EFFECTS.target, windows: [] },
    noBoostCard: { ...MARVEL_EFFECTS.noBoostCard, windows: [] },
    defender: { ...MARVEL_EFFECTS.defender, windows: [] },
  },
  inquiries: {
    ...INQUIRIES,
    retaliateOrder: afterwards.retaliateOrder,
    consequential: afterwards.consequentialInquiry,
    instead: insteadInquiry,
  },
  duties: {
    ...DAMAGE_DUTIES,
    sentence: damage.dealSentence,
    attackLabels: damage.labelTargets,
    nextRetaliate: afterwards.nextRetaliate,
  },
  abilities: MARVEL_ABILITIES,
  holds: (state, effect, context) => !effect.if || conditionHolds(state, effect.if, context),
  asksForCondition: asksForFact,
  settle,
  earlyEnd: STOPS,
  cite: (state, clause) => state.edition.cites[clause] ?? clause,
  setUp: playerSetUpSchema,
  start: startPlayerAttack,
  joins,
  players: state => state.players,
  pieces: state => state.pieces,
  outcome: playerOutcome,
  compared: comparedBy(PLAYER_COMPARED),
}
