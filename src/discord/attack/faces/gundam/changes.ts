// The face of what happens between attacks of the GUNDAM CARD GAME: the turn that begins, and what else changes.

import type { BetweenSetUpRead } from '../../../../games/gundam/changes/set-up.ts'
import { gundamChanges as flow } from '../../../../games/gundam/flows.ts'
import { gundamTable } from '../../../../games/gundam/from-table.ts'
import { BETWEEN_COMPARED, type BetweenOutcome } from '../../../../games/gundam/outcomes.ts'
import type { Gundam } from '../../../../games/gundam/rules/state.ts'
import { gundamPrinted } from '../../../../walkthroughs/set-up/gundam/printed.ts'
import type { Translate } from '../../../../words/words.ts'
import type { BetweenFace, ChangeFace } from '../../face/between-face.ts'
import type { BoardFace } from '../../face/board-face.ts'
import { betweenFaced } from '../../face/face.ts'
import { NO_FIELDS } from '../../face/form.ts'
import type { Forms } from '../../face/forms-face.ts'
import { wordsOfEach } from '../../face/shared-parts.ts'
import { BETWEEN_BRIEF } from './brief.ts'
import { BETWEEN_KINDS } from './forms/kinds.ts'
import { PILOT } from './forms/pilot-form.ts'
import { type CardsOfForms, cardsBetween } from './forms/table.ts'
import { GUNDAM_FORMS } from './forms/unit-forms.ts'
import { gundamBoard } from './gundam-board.ts'
import { type CardsNow, tableBetween } from './table.ts'

const head = (_who: unknown, t: Translate): string => t('attack:head.changes')

const board: BoardFace<Gundam, BetweenSetUpRead, BetweenOutcome, CardsNow> = {
  ...gundamBoard,
  isBetween: true,
  brief: BETWEEN_BRIEF,
  head,
  result: (_who, _result, t) => t('attack:head.changes'),
  table: tableBetween,
  against: () => [],
  compared: wordsOfEach(BETWEEN_COMPARED, (name, t) => t(`attack:field.${name}`)),
}

const forms: Forms<Gundam, BetweenOutcome, CardsOfForms> = {
  ...GUNDAM_FORMS,
  table: cardsBetween,
  kinds: BETWEEN_KINDS,
  special: { changes: PILOT },
}

const UNIT_COMES: ChangeFace = {
  label: (_name, _told, t) => t('attack:change.unit'),
  form: player => ({
    rest: ['join', 'changes', 'newUnit'],
    filled: player === null ? NO_FIELDS : new Map([['player', [player]]]),
  }),
}

const PILOT_COMES: ChangeFace = {
  label: (name, _told, t) =>
    name === null ? t('attack:change.pilot') : t('attack:change.pilotOf', { name }),
  form: whom => ({
    rest: ['changes', 'changes', 'pilot'],
    filled: whom === null ? NO_FIELDS : new Map([['whom', [whom]]]),
  }),
}

const RECOVERED: ChangeFace = {
  label: (name, _told, t) =>
    name === null ? t('attack:change.recover') : t('attack:change.recoverOf', { name }),
  form: whom => ({
    rest: ['happens'],
    filled: new Map([['what', ['recover']], ...(whom === null ? [] : [['whom', [whom]] as const])]),
  }),
}

const between: BetweenFace = {
  turns: ['turnBegins'],
  step: (_step, of, t) => t('attack:choice.turnBegins', { name: of ?? '' }),
  changes: { unit: UNIT_COMES, pilot: PILOT_COMES, recover: RECOVERED },
  plays: t => t('attack:change.command'),
}

export const gundamChangesFace = betweenFaced({
  flow,
  printed: gundamPrinted,
  board,
  forms,
  gameTable: gundamTable,
  between,
})
