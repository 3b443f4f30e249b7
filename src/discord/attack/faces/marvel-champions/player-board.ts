// The board of the player's attack.
import type { PLAYER_COMPARED, PlayerOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { PlayerSetUpRead } from '../../../../games/marvel-champions/player-attack/set-up.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import type { Words } from '../any-board.ts'
import type { BoardFace } from '../board-face.ts'
import { playerFigure } from './figures.ts'
import { playerCounted, playerResult } from './result.ts'
import { type Characters, playerTable } from './table.ts'
import { marvelWords } from './words.ts'

/** The words for the fields by which editions are compared. */
const compared: Readonly<Record<(typeof PLAYER_COMPARED)[number], Words>> = {
  characters: t => t('attack:field.characters'),
  attacked: t => t('attack:field.attacked'),
  attacksMade: t => t('attack:field.attacksMade'),
  threat: t => t('attack:field.threat'),
  replaced: t => t('attack:field.replaced'),
  stopped: t => t('attack:field.endedEarly'),
}

export const playerBoard: BoardFace<Marvel, PlayerSetUpRead, PlayerOutcome, Characters> = {
  ...marvelWords,
  table: playerTable,
  against: ({ table }) => table.targets,
  figure: playerFigure,
  result: playerResult,
  counted: playerCounted,
  compared,
}
