// A made-up edition for tests: other rows, numbers, headings, orders and clauses.
import { z } from 'zod'
import type { Flow } from '../../../../src/engine/flow.ts'
import { type RowChanges, rowsBy } from '../../../../src/engine/rows.ts'
import { MARVEL_EDITION_IDS, type MarvelEdition } from '../../../../src/games/marvel-champions/editions.ts'
import { enemyAttackFlow } from '../../../../src/games/marvel-champions/enemy-attack/flow.ts'
import { ENEMY_ATTACK } from '../../../../src/games/marvel-champions/enemy-attack/rows.ts'
import {
  type EnemySetUpRead,
  enemySetUpSchema,
} from '../../../../src/games/marvel-champions/enemy-attack/set-up.ts'
import type { EnemyOutcome, PlayerOutcome } from '../../../../src/games/marvel-champions/outcomes.ts'
import { playerAttackFlow } from '../../../../src/games/marvel-champions/player-attack/flow.ts'
import { PLAYER_ATTACK } from '../../../../src/games/marvel-champions/player-attack/rows.ts'
import {
  type PlayerSetUpRead,
  playerSetUpSchema,
} from '../../../../src/games/marvel-champions/player-attack/set-up.ts'
import { enemyAttackIn, type Marvel } from '../../../../src/games/marvel-champions/rules/state.ts'

const MADE_UP: MarvelEdition = {
  id: 'made-up',
  damage: { kept: ['tough', 'prevention'], placed: ['triggers', 'defeat', 'excess'] },
  whenDefeated: 'after the interrupts',
  damageStep: 'calculated and dealt',
  overkill: { counts: 'damage taken', needs: 'excess' },
  damageTriggers: 'with the damage',
  retaliate: 'among the forced abilities',
  nextStageRetaliates: true,
  cannotTakeDamage: 'bars attacks that only deal damage',
  piercing: 'if damage is dealt',
  defenderIsTarget: 'by the text',
  declaredAgain: 'nobody',
  lostAllyOfAbility: 'nobody',
  lostDefender: 'target before it defended',
  crisis: 'bars players',
  elimination: 'goes on',
  earlyEndOpens: ['afterAttacks', 'afterDefends'],
  unread: [],
  cites: { 'MC-EA-28': 'MC-EA-29' },
}

/** The defender is declared before the boost card is given; giving it has number B, and retaliate has no row. */
const ENEMY_CHANGES: RowChanges<Marvel> = {
  order: [
    'attempt',
    'initiate',
    'defend',
    'giveBoostCard',
    'flipBoostCard',
    'boostAbility',
    'boostIcons',
    'discardBoostCard',
    'nextBoostCard',
    'dealDamage',
    'damageDealt',
    'forced',
    'optional',
    'endedEarly',
    'finish',
    'effectGoesOn',
  ],
  changed: {
    attempt: { heading: 'defend' },
    initiate: { heading: 'defend' },
    defend: { number: 'A', title: 'Step forward', next: [] },
    giveBoostCard: {
      number: 'B',
      heading: 'boost',
      next: [{ to: 'dealDamage', when: state => enemyAttackIn(state).boost.facedown === 0 }],
    },
    dealDamage: { number: '9-9', cites: ['MC-EA-42', 'MC-EA-30'] },
    forced: { number: '10' },
  },
}
const PLAYER_CHANGES: RowChanges<Marvel> = {
  order: PLAYER_ATTACK.map(({ name }) => name).filter(name => name !== 'retaliate'),
  changed: { forced: { number: '3' } },
}

const edition = z.enum([...MARVEL_EDITION_IDS, 'made-up'])

/** The flows with the made-up edition, which the program does not contain. */
export const enemyFlow: Flow<Marvel, EnemySetUpRead, EnemyOutcome> = {
  ...enemyAttackFlow,
  editions: [...enemyAttackFlow.editions, { rules: MADE_UP, rows: rowsBy(ENEMY_ATTACK, ENEMY_CHANGES) }],
  setUp: enemySetUpSchema.extend({ edition }),
}
export const playerFlow: Flow<Marvel, PlayerSetUpRead, PlayerOutcome> = {
  ...playerAttackFlow,
  editions: [...playerAttackFlow.editions, { rules: MADE_UP, rows: rowsBy(PLAYER_ATTACK, PLAYER_CHANGES) }],
  setUp: playerSetUpSchema.extend({ edition }),
}
