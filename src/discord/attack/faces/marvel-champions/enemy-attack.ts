// The face of the enemy attack.

import type { EnemySetUpRead } from '../../../../games/marvel-champions/enemy-attack/set-up.ts'
import { enemyAttack as flow } from '../../../../games/marvel-champions/flows.ts'
import { ENEMY_COMPARED, type EnemyOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import { marvelFormNames } from '../../../../walkthroughs/set-up/marvel-champions/other-form.ts'
import { marvelPrinted } from '../../../../walkthroughs/set-up/marvel-champions/printed.ts'
import { marvelReminders } from '../../../../walkthroughs/set-up/marvel-champions/reminded-anew.ts'
import type { BoardFace } from '../../face/board-face.ts'
import { faced } from '../../face/face.ts'
import type { Forms } from '../../face/forms-face.ts'
import { wordsOfEach } from '../../face/shared-parts.ts'
import { enemyCommand } from './enemy-command.ts'
import { enemyCounted, figureWords } from './figures.ts'
import { BOOST } from './forms/boost-form.ts'
import { ENEMY_KINDS } from './forms/kinds.ts'
import { MARVEL_FORMS } from './forms/marvel-forms.ts'
import { type DefendedTable, defendedTable } from './forms/table.ts'
import { marvelBoard } from './marvel-board.ts'
import { type CharactersNow, enemyTable, type OwnEnemy } from './table.ts'

/** The heading names the attacked player if the seat has a name, else the attacked character. */
function against({ scene, setUp, table }: OwnEnemy): readonly string[] {
  const player = scene.walkthrough.seats.find(seat => seat.player === setUp.target.player)
  return player?.name ? [player.player] : table.targets
}

export const enemyBoard: BoardFace<Marvel, EnemySetUpRead, EnemyOutcome, CharactersNow> = {
  ...marvelBoard,
  table: enemyTable,
  against,
  figure: (figure, own) =>
    figureWords(figure, own, figure.def === null ? [] : [own.t('attack:figure.def', { def: figure.def })]),
  counted: enemyCounted,
  compared: wordsOfEach(ENEMY_COMPARED, (name, t) => t(`attack:field.${name}`)),
}

export const enemyForms: Forms<Marvel, EnemyOutcome, DefendedTable> = {
  ...MARVEL_FORMS,
  table: defendedTable,
  kinds: ENEMY_KINDS,
  special: { boost: BOOST },
}

export const enemyAttackFace = faced({
  printed: marvelPrinted,
  formNames: marvelFormNames,
  reminders: marvelReminders('enemyAttack'),
  flow,
  board: enemyBoard,
  forms: enemyForms,
  ...enemyCommand,
})
