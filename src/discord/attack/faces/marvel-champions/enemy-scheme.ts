// The face of an enemy's scheme.

import type { SchemeSetUpRead } from '../../../../games/marvel-champions/enemy-scheme/set-up.ts'
import { enemyScheme as flow } from '../../../../games/marvel-champions/flows.ts'
import { SCHEME_COMPARED, type SchemeOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import { marvelFormNames } from '../../../../walkthroughs/set-up/marvel-champions/other-form.ts'
import { marvelPrinted } from '../../../../walkthroughs/set-up/marvel-champions/printed.ts'
import { marvelReminders } from '../../../../walkthroughs/set-up/marvel-champions/reminded-anew.ts'
import type { BoardFace } from '../../face/board-face.ts'
import { faced } from '../../face/face.ts'
import type { Forms } from '../../face/forms-face.ts'
import { finishQuestion, wordsOfEach } from '../../face/shared-parts.ts'
import { figureWords, schemeCounted, schemeHead, schemeResultWords, schWords } from './figures.ts'
import { BOOST } from './forms/boost-form.ts'
import { SCHEME_KINDS } from './forms/kinds.ts'
import { MARVEL_FORMS } from './forms/marvel-forms.ts'
import { type CharactersOfForms, charactersNow } from './forms/table.ts'
import { marvelBoard } from './marvel-board.ts'
import { marvelQuestions } from './questions.ts'
import { schemeCommand } from './scheme-command.ts'
import { type CharactersNow, type OwnScheme, schemeTable } from './table.ts'

/** The heading names the player if the seat has a name, else the identity. */
function against({ scene, setUp, now }: OwnScheme): readonly string[] {
  const { player } = setUp.target
  const identity = now.table.pieces.find(one => one.player === player && one.kind !== 'ally')
  const isNamed = scene.walkthrough.seats.some(seat => seat.player === player && seat.name)
  return [isNamed || !identity ? player : identity.id]
}

const board: BoardFace<Marvel, SchemeSetUpRead, SchemeOutcome, CharactersNow> = {
  ...marvelBoard,
  head: schemeHead,
  result: schemeResultWords,
  table: schemeTable,
  against,
  figure: (figure, own) => figureWords(figure, own, schWords(figure, own)),
  acts: t => t('attack:role.schemes'),
  questions: { ...marvelQuestions, finish: finishQuestion(t => t('attack:ask.nothingWaitsScheme')) },
  counted: schemeCounted,
  compared: wordsOfEach(SCHEME_COMPARED, (name, t) => t(`attack:field.${name}`)),
}

export const schemeForms: Forms<Marvel, SchemeOutcome, CharactersOfForms> = {
  ...MARVEL_FORMS,
  table: charactersNow,
  kinds: SCHEME_KINDS,
  moments: {
    ...MARVEL_FORMS.moments,
    initiation: 'forms:moment.schemes',
    finish: 'forms:moment.schemeOver',
  },
  special: { boost: BOOST },
}

export const enemySchemeFace = faced({
  printed: marvelPrinted,
  formNames: marvelFormNames,
  reminders: marvelReminders('enemyScheme'),
  flow,
  board,
  forms: schemeForms,
  ...schemeCommand,
})
