// The face of what happens between attacks of Marvel Champions: its steps, and what else changes.
import type { ChangesSetUpRead } from '../../../../games/marvel-champions/changes/set-up.ts'
import { marvelChanges as flow } from '../../../../games/marvel-champions/flows.ts'
import { marvelTable } from '../../../../games/marvel-champions/from-table.ts'
import { CHANGES_COMPARED, type ChangesOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import type { Translate } from '../../../../words/words.ts'
import type { BetweenFace } from '../../face/between-face.ts'
import type { BoardFace } from '../../face/board-face.ts'
import { betweenFaced } from '../../face/face.ts'
import type { Forms } from '../../face/forms-face.ts'
import { wordsOfEach } from '../../face/shared-parts.ts'
import { figureWords } from './figures.ts'
import { CHANGES_KINDS } from './forms/kinds.ts'
import { MARVEL_FORMS } from './forms/marvel-forms.ts'
import { type CharactersOfForms, charactersNow } from './forms/table.ts'
import { marvelBoard } from './marvel-board.ts'
import { type CharactersNow, changesTable } from './table.ts'

const head = (_who: unknown, t: Translate): string => t('attack:head.changes')

const board: BoardFace<Marvel, ChangesSetUpRead, ChangesOutcome, CharactersNow> = {
  ...marvelBoard,
  isBetween: true,
  head,
  result: (_who, _result, t) => t('attack:head.changes'),
  table: changesTable,
  against: () => [],
  figure: (figure, own) => figureWords(figure, own, []),
  counted: () => '',
  compared: wordsOfEach(CHANGES_COMPARED, (name, t) => t(`attack:field.${name}`)),
}

const forms: Forms<Marvel, ChangesOutcome, CharactersOfForms> = {
  ...MARVEL_FORMS,
  table: charactersNow,
  kinds: CHANGES_KINDS,
  special: {},
}

const between: BetweenFace = {
  turns: ['roundOver'],
  step: (step, _of, t) =>
    step === 'roundOver' ? t('attack:choice.roundOver') : t('attack:choice.playersPhaseEnds'),
  changes: {},
}

export const marvelChangesFace = betweenFaced({ flow, board, forms, gameTable: marvelTable, between })
