// The face of the player's attack.

import { startedByEffect } from '../../../../games/marvel-champions/coming-next.ts'
import { playerAttack as flow } from '../../../../games/marvel-champions/flows.ts'
import { PLAYER_COMPARED, type PlayerOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { PlayerSetUpRead } from '../../../../games/marvel-champions/player-attack/set-up.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import { marvelFormNames } from '../../../../walkthroughs/set-up/marvel-champions/other-form.ts'
import { marvelPrinted } from '../../../../walkthroughs/set-up/marvel-champions/printed.ts'
import { marvelReminders } from '../../../../walkthroughs/set-up/marvel-champions/reminded-anew.ts'
import type { BoardFace } from '../../face/board-face.ts'
import { faced } from '../../face/face.ts'
import type { Forms } from '../../face/forms-face.ts'
import { wordsOfEach } from '../../face/shared-parts.ts'
import { countedWords, figureWords } from './figures.ts'
import { BOOST } from './forms/boost-form.ts'
import { PLAYER_KINDS } from './forms/kinds.ts'
import { MARVEL_FORMS } from './forms/marvel-forms.ts'
import { type CharactersOfForms, charactersNow } from './forms/table.ts'
import { playerCommand } from './hero-command.ts'
import { marvelBoard } from './marvel-board.ts'
import { type CharactersNow, playerTable } from './table.ts'

export const playerBoard: BoardFace<Marvel, PlayerSetUpRead, PlayerOutcome, CharactersNow> = {
  ...marvelBoard,
  table: playerTable,
  against: ({ table }) => table.targets,
  // A player's attack has no defender, so its figures have no DEF.
  figure: (figure, own) => figureWords(figure, own, []),
  comesInside: ({ now, table }) => startedByEffect(now.table, table.edition),
  counted: own => countedWords(own.now.summary.attacked, null, 0, own),
  compared: wordsOfEach(PLAYER_COMPARED, (name, t) => t(`attack:field.${name}`)),
}

export const playerForms: Forms<Marvel, PlayerOutcome, CharactersOfForms> = {
  ...MARVEL_FORMS,
  table: charactersNow,
  kinds: PLAYER_KINDS,
  // Villainous gives a basic attack a boost card.
  special: { boost: BOOST },
}

export const playerAttackFace = faced({
  printed: marvelPrinted,
  formNames: marvelFormNames,
  reminders: marvelReminders('playerAttack'),
  flow,
  board: playerBoard,
  forms: playerForms,
  ...playerCommand,
})
