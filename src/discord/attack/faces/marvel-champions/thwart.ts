// The face of a thwart.

import { thwart as flow } from '../../../../games/marvel-champions/flows.ts'
import { THWART_COMPARED, type ThwartOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import type { ThwartSetUpRead } from '../../../../games/marvel-champions/thwart/set-up.ts'
import { marvelFormNames } from '../../../../walkthroughs/set-up/marvel-champions/other-form.ts'
import { marvelPrinted } from '../../../../walkthroughs/set-up/marvel-champions/printed.ts'
import { marvelReminders } from '../../../../walkthroughs/set-up/marvel-champions/reminded-anew.ts'
import type { BoardFace } from '../../face/board-face.ts'
import { faced } from '../../face/face.ts'
import type { Forms } from '../../face/forms-face.ts'
import { finishQuestion, wordsOfEach } from '../../face/shared-parts.ts'
import { figureWords } from './figures.ts'
import { THWART_KINDS } from './forms/kinds.ts'
import { MARVEL_FORMS } from './forms/marvel-forms.ts'
import { type CharactersOfForms, charactersNow } from './forms/table.ts'
import { marvelBoard } from './marvel-board.ts'
import { marvelQuestions } from './questions.ts'
import { type CharactersNow, thwartTable } from './table.ts'
import { thwartCommand } from './thwart-command.ts'
import { thwartCounted, thwartHead, thwartResultWords, thwWords } from './thwart-words.ts'

const board: BoardFace<Marvel, ThwartSetUpRead, ThwartOutcome, CharactersNow> = {
  ...marvelBoard,
  head: thwartHead,
  result: thwartResultWords,
  table: thwartTable,
  against: ({ setUp, now: { summary } }) => (summary.schemes.length > 0 ? summary.schemes : setUp.targets),
  // The THW counts, not the ATK.
  figure: (figure, own) => {
    const thwarts = figure.id === own.table.attacker ? { ...figure, atk: null } : figure
    return figureWords(thwarts, own, thwWords(figure, own))
  },
  acts: t => t('attack:role.thwarts'),
  questions: { ...marvelQuestions, finish: finishQuestion(t => t('attack:ask.nothingWaitsThwart')) },
  counted: thwartCounted,
  compared: wordsOfEach(THWART_COMPARED, (name, t) => t(`attack:field.${name}`)),
}

export const thwartForms: Forms<Marvel, ThwartOutcome, CharactersOfForms> = {
  ...MARVEL_FORMS,
  table: charactersNow,
  kinds: THWART_KINDS,
  special: {},
}

export const thwartFace = faced({
  printed: marvelPrinted,
  formNames: marvelFormNames,
  reminders: marvelReminders('thwart'),
  flow,
  board,
  forms: thwartForms,
  ...thwartCommand,
})
