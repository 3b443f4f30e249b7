// The board of the player's attack.
import type { PLAYER_COMPARED, PlayerOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { PlayerSetUpRead } from '../../../../games/marvel-champions/player-attack-set-up.ts'
import type { PlayerRow } from '../../../../games/marvel-champions/row-names.ts'
import type { Marvel } from '../../../../games/marvel-champions/state.ts'
import type { BoardFace, Steps } from '../board-face.ts'
import type { Words } from '../question-face.ts'
import { playerFigure } from './figures.ts'
import { playerCounted, playerResult } from './result.ts'
import { type Characters, playerTable } from './table.ts'
import { marvelWords } from './words.ts'

const steps: Steps<PlayerRow> = {
  order: [
    ['target', t => t('attack:step.target')],
    ['damage', t => t('attack:step.damage')],
    ['afterwards', t => t('attack:step.afterwards')],
  ],
  rows: {
    payCost: 'target',
    beginAttack: 'target',
    chooseTarget: 'target',
    makeAttack: 'damage',
    dealDamage: 'damage',
    damageDealt: 'afterwards',
    retaliate: 'afterwards',
    forced: 'afterwards',
    optional: 'afterwards',
    consequentialDamage: 'afterwards',
    stopped: 'afterwards',
    nextAttack: 'afterwards',
    finish: 'afterwards',
  },
}

/** What editions are compared by. */
const compared: Readonly<Record<(typeof PLAYER_COMPARED)[number], Words>> = {
  characters: t => t('attack:field.characters'),
  attacked: t => t('attack:field.attacked'),
  attacksMade: t => t('attack:field.attacksMade'),
  threat: t => t('attack:field.threat'),
  replaced: t => t('attack:field.replaced'),
  stopped: t => t('attack:field.endedEarly'),
}

export const playerBoard: BoardFace<Marvel, PlayerSetUpRead, PlayerOutcome, Characters, PlayerRow> = {
  ...marvelWords,
  steps,
  table: playerTable,
  against: ({ table }) => table.targets,
  figure: playerFigure,
  result: playerResult,
  counted: playerCounted,
  compared,
}
