// The face of the Unit attack, and its board.
import { unitAttack as flow } from '../../../../games/gundam/flows.ts'
import { clauseNumber } from '../../../../games/gundam/numbers.ts'
import { UNIT_COMPARED, type UnitOutcome } from '../../../../games/gundam/outcomes.ts'
import type { Gundam } from '../../../../games/gundam/rules/state.ts'
import type { BattleSetUpRead } from '../../../../games/gundam/unit-attack/set-up.ts'
import { GUNDAM_TRIGGERS } from '../../../../games/gundam/vocabulary/triggers.ts'
import type { BoardFace } from '../../face/board-face.ts'
import { faced } from '../../face/face.ts'
import { attackHead, wordsOfEach } from '../../face/shared-parts.ts'
import { GUNDAM_BRIEF } from './brief.ts'
import { cardFigure, cardState, shieldLine, unitResultWords } from './figures.ts'
import { unitForms } from './forms/unit-forms.ts'
import { gundamQuestions } from './questions.ts'
import { type CardsNow, unitTable } from './table.ts'
import { gundamTableLines } from './table-lines.ts'
import { unitCommand } from './unit-command.ts'

export const unitBoard: BoardFace<Gundam, BattleSetUpRead, UnitOutcome, CardsNow> = {
  game: t => t('attack:game.gundam'),
  attacker: t => t('attack:head.unit'),
  head: attackHead,
  result: unitResultWords,
  heading: (name, t) => t(`attack:step.${name}`),
  table: unitTable,
  against: ({ table }) => table.targets,
  figure: cardFigure,
  state: cardState,
  tableLines: gundamTableLines,
  calledBy: () => [],
  turnLine: () => null,
  playerLine: shieldLine,
  defender: t => t('attack:role.blocker'),
  counted: () => '',
  compared: wordsOfEach(UNIT_COMPARED, (name, t) => t(`attack:field.${name}`)),
  questions: gundamQuestions,
  declines: ['decline', 'noAttack'],
  moments: {
    ...wordsOfEach(
      GUNDAM_TRIGGERS.filter(on => on !== 'activateMain'),
      (on, t) => t(`attack:when.${on}`),
    ),
    activateMain: null,
  },
  brief: GUNDAM_BRIEF,
  cites: clauseNumber,
  quiet: [
    { type: 'attack_succeeded' },
    { type: 'battle_begun' },
    { type: 'battle_ended' },
    { type: 'battle_step_entered' },
    { type: 'burst_offered' },
    { type: 'returned_to_main_phase' },
    { type: 'target_confirmed' },
    { type: 'end_of_step_check', result: 'ok' },
  ],
  // Names the Base and the Shields without a card, and an effect of <Breach>, whose id contains its Unit's id.
  ownName: (id, t, nameOf) => {
    if (id === 'Base') return t('story:unnamed.base.label')
    if (id === 'Unit') return t('story:unnamed.unit.label')
    const number = /^burst#(\d+)$/.exec(id)?.[1]
    if (number) return t('attack:shieldNumber', { number })
    const unit = /^Breach:(.*)$/.exec(id)?.[1]
    return unit && `${t('story:keyword.Breach')} (${nameOf(unit)})`
  },
  rests: (t, name) => t('attack:preview.rests', { name }),
  falls: (t, name) => t('attack:choice.destroyed', { name }),
}

export const unitAttackFace = faced({
  flow,
  board: unitBoard,
  forms: unitForms,
  ...unitCommand,
})
