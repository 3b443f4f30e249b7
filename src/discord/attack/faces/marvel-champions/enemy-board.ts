// The board of the enemy attack.
import type { EnemySetUpRead } from '../../../../games/marvel-champions/enemy-attack/set-up.ts'
import type { ENEMY_COMPARED, EnemyOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import type { Words } from '../any-board.ts'
import type { BoardFace } from '../board-face.ts'
import { enemyFigure } from './figures.ts'
import { enemyCounted, enemyResult } from './result.ts'
import { type Characters, enemyTable, type OwnEnemy } from './table.ts'
import { marvelWords } from './words.ts'

/** The heading names the attacked player if the seat has a name, else the attacked character. */
function against({ scene, setUp, table }: OwnEnemy): readonly string[] {
  const player = scene.walkthrough.seats.find(seat => seat.player === setUp.target.player)
  return player?.name ? [player.player] : table.targets
}

/** The words for the fields by which editions are compared. */
const compared: Readonly<Record<(typeof ENEMY_COMPARED)[number], Words>> = {
  characters: t => t('attack:field.characters'),
  target: t => t('attack:field.target'),
  attacked: t => t('attack:field.attacked'),
  defended: t => t('attack:field.defended'),
  undefended: t => t('attack:field.undefended'),
  threat: t => t('attack:field.threat'),
  endedEarly: t => t('attack:field.endedEarly'),
}

export const enemyBoard: BoardFace<Marvel, EnemySetUpRead, EnemyOutcome, Characters> = {
  ...marvelWords,
  table: enemyTable,
  against,
  figure: enemyFigure,
  result: enemyResult,
  counted: enemyCounted,
  compared,
}
