// The face of what happens between attacks of Marvel Champions: its steps, and what else changes.

import type { ChangesSetUpRead } from '../../../../games/marvel-champions/changes/set-up.ts'
import { marvelChanges as flow } from '../../../../games/marvel-champions/flows.ts'
import { marvelTable } from '../../../../games/marvel-champions/from-table.ts'
import { CHANGES_COMPARED, type ChangesOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import { marvelFormNames, otherForm } from '../../../../walkthroughs/set-up/marvel-champions/other-form.ts'
import { marvelPrinted } from '../../../../walkthroughs/set-up/marvel-champions/printed.ts'
import { nextStageOf } from '../../../../walkthroughs/set-up/marvel-champions/scheme-card.ts'
import type { Translate } from '../../../../words/words.ts'
import type { BetweenFace, ChangeFace } from '../../face/between-face.ts'
import type { BoardFace } from '../../face/board-face.ts'
import { betweenFaced } from '../../face/face.ts'
import { NO_FIELDS } from '../../face/form.ts'
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

/** The form for a report, with this kind and this character. */
const reports = (what: string) => (whom: string | null) => ({
  rest: ['happens'],
  filled: new Map([['what', [what]], ...(whom === null ? [] : [['whom', [whom]] as const])]),
})

const FORM_CHANGED: ChangeFace = {
  label: (name, told, t) => {
    if (name === null) return t('attack:change.form')
    return t(told.includes('formChanged') ? 'attack:change.formAgain' : 'attack:change.formOf', { name })
  },
  answer: (piece, { table, cards }) => ({
    question: 'changes',
    card: {
      effects: [{ kind: 'form', who: { piece }, byPlayer: true, ...otherForm(cards, table, piece) }],
    },
  }),
  form: reports('form'),
}

const HEALED: ChangeFace = {
  label: (name, _, t) => (name === null ? t('attack:change.heal') : t('attack:change.healOf', { name })),
  form: reports('heal'),
}

const MINION_COMES: ChangeFace = {
  label: (name, _, t) => (name === null ? t('attack:change.minion') : t('attack:change.minionTo', { name })),
  form: player => ({
    rest: ['join', 'changes', 'minion'],
    filled: player === null ? NO_FIELDS : new Map([['player', [player]]]),
  }),
}

const ENEMY_ACTIVATES: ChangeFace = {
  label: (_name, _told, t) => t('attack:change.activation'),
  form: reports('enemyAttacks'),
}

/** The stage that comes next, if the card of the one that has advanced tells it. */
const NEXT_SCHEME: ChangeFace = {
  label: (_name, _told, t) => t('attack:change.nextScheme'),
  form: (id, { table, cards }) => {
    const { schemes } = table as CharactersOfForms
    const next = nextStageOf(cards, schemes.find(one => one.id === id)?.card)
    return {
      rest: ['join', 'changes', 'mainScheme'],
      filled: next === null ? NO_FIELDS : new Map([['name', [next]]]),
    }
  },
}

const between: BetweenFace = {
  turns: ['roundOver'],
  step: (step, _of, t, threat = []) => {
    if (step === 'roundOver') return t('attack:choice.roundOver')
    if (threat.length === 0) return t('attack:choice.playersPhaseEnds')
    return t('attack:choice.playersPhaseEndsThreat', { threat: threat.join(' + ') })
  },
  stepWithNumber: (_step, t) => t('attack:choice.playersPhaseEndsOther'),
  changes: {
    ...{ nextScheme: NEXT_SCHEME, form: FORM_CHANGED, heal: HEALED, minion: MINION_COMES },
    activation: ENEMY_ACTIVATES,
  },
  plays: t => t('attack:change.card'),
}

export const marvelChangesFace = betweenFaced({
  flow,
  printed: marvelPrinted,
  formNames: marvelFormNames,
  board,
  forms,
  gameTable: marvelTable,
  between,
})
