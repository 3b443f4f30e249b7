// Defines the flow of the enemy attack: its rows, effects, abilities, set-up and outcome.
import type { Flow } from '../../../engine/flow.ts'
import { rowsBy } from '../../../engine/rows.ts'
import { comparedBy } from '../../outcome.ts'
import { MARVEL_EDITION_IDS, MARVEL_EDITIONS } from '../editions.ts'
import { MARVEL_EFFECTS } from '../effects/effects.ts'
import { ENEMY_COMPARED, type EnemyOutcome, enemyOutcome } from '../outcomes.ts'
import { MARVEL_ABILITIES } from '../rules/abilities/abilities.ts'
import * as inner from '../rules/abilities/inner-attack.ts'
import { asksForFact } from '../rules/asked-facts.ts'
import { DAMAGE_DUTIES } from '../rules/damage/damage.ts'
import { conditionHolds } from '../rules/find-referred.ts'
import { INQUIRIES } from '../rules/inquiries.ts'
import { joins } from '../rules/joining.ts'
import { settle, targetIdentity } from '../rules/settle.ts'
import type { Marvel } from '../rules/state.ts'
import { activates, activation } from './activation.ts'
import * as damage from './damage.ts'
import { ENEMY_ATTACK_CHANGES } from './edition-changes.ts'
import { ENDS_EARLY, ENEMY_ATTACK } from './rows.ts'
import { type EnemySetUpRead, enemySetUpSchema, startEnemyAttack } from './set-up.ts'

export const enemyAttackFlow: Flow<Marvel, EnemySetUpRead, EnemyOutcome> = {
  id: 'marvel-champions/enemy-attack',
  editions: MARVEL_EDITION_IDS.map(id => ({
    rules: MARVEL_EDITIONS[id],
    rows: rowsBy(ENEMY_ATTACK, ENEMY_ATTACK_CHANGES[id]),
  })),
  effects: { ...MARVEL_EFFECTS, furtherTarget: { ...MARVEL_EFFECTS.furtherTarget, windows: [] } },
  inquiries: { ...INQUIRIES, activation },
  duties: {
    ...DAMAGE_DUTIES,
    activates,
    taken: damage.arrives,
    attackLabels: damage.attackLabels,
    innerAttack: inner.innerAttackStarts,
    innerAttackEnds: inner.innerAttackEnds,
    innerAttackOver: inner.innerAttackOver,
    innerRetaliate: inner.innerRetaliate,
    targetIdentity: (table, facts) => targetIdentity(table, facts.player),
  },
  abilities: MARVEL_ABILITIES,
  holds: (state, effect, context) => !effect.if || conditionHolds(state, effect.if, context),
  asksForCondition: asksForFact,
  settle,
  earlyEnd: ENDS_EARLY,
  cite: (state, clause) => state.edition.cites[clause] ?? clause,
  unread: edition => edition.unread,
  setUp: enemySetUpSchema,
  start: startEnemyAttack,
  joins,
  players: state => state.players,
  pieces: state => state.pieces,
  outcome: enemyOutcome,
  compared: comparedBy(ENEMY_COMPARED),
}
