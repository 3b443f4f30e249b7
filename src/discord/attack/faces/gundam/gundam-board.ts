// The board that battles of the GUNDAM CARD GAME and what happens between them share: words, questions, and what is left out.

import type { BetweenSetUpRead } from '../../../../games/gundam/changes/set-up.ts'
import { clauseNumber } from '../../../../games/gundam/numbers.ts'
import type { BetweenOutcome, UnitOutcome } from '../../../../games/gundam/outcomes.ts'
import type { Gundam } from '../../../../games/gundam/rules/state.ts'
import { GUNDAM_TRIGGERS } from '../../../../games/gundam/vocabulary/triggers.ts'
import { keywordAbility } from '../../../../words/event-values.ts'
import type { BoardFace } from '../../face/board-face.ts'
import { wordsOfEach } from '../../face/shared-parts.ts'
import { GUNDAM_BRIEF } from './brief.ts'
import { cardFigure, cardState, shieldLine } from './figures.ts'
import { gundamQuestions } from './questions.ts'
import type { CardsNow, OwnUnit } from './table.ts'
import { gundamStanding, gundamTableLines, turnWords } from './table-lines.ts'

type AnyBattle = BoardFace<Gundam, BetweenSetUpRead, UnitOutcome | BetweenOutcome, CardsNow>

/** The reasons for which a Unit cannot attack, of those that the list of them tells. */
const WHY_NOT = ['rested', 'deployedThisTurn', 'cannotAttackAtAll', 'cannotAttackPlayer'] as const

/** **Ben’s turn, turn 4.** */
function turnLine({ now: { table }, names, t }: OwnUnit): string | null {
  const words = turnWords(table, names.shown, t)
  return words === null ? null : `**${words}**`
}

export const gundamBoard: Omit<AnyBattle, 'head' | 'result' | 'table' | 'against' | 'compared'> = {
  game: t => t('attack:game.gundam'),
  attacker: t => t('attack:head.unit'),
  heading: (name, t) => t(`attack:step.${name}`),
  figure: cardFigure,
  state: cardState,
  standing: gundamStanding,
  tableLines: gundamTableLines,
  calledBy: () => [],
  identities: () => new Map(),
  turnLine,
  nextLine: () => null,
  belowFigures: shieldLine,
  whyNot: (code, names, t) => {
    const why = WHY_NOT.find(one => one === code)
    return why ? t(`attack:next.why.${why}`, { names }) : null
  },
  acts: t => t('attack:role.attacker'),
  defender: t => t('attack:role.blocker'),
  counted: () => '',
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
    // Who deploys it is told next.
    { type: 'card_moved', to: 'base section' },
    { type: 'card_moved', to: 'battle area' },
    { type: 'returned_to_main_phase' },
    { type: 'target_confirmed' },
    { type: 'end_of_step_check', result: 'ok' },
  ],
  // Names the Base and the Shields without a card, and an effect of <Breach> or <Repair>, whose id contains whose it is.
  ownName: (id, t, nameOf) => {
    if (id === 'Base') return t('story:unnamed.base.label')
    if (id === 'Unit') return t('story:unnamed.unit.label')
    const number = /^burst#(\d+)$/.exec(id)?.[1]
    if (number) return t('attack:shieldNumber', { number })
    return keywordAbility(id, t, nameOf)
  },
  rests: (t, name) => t('attack:preview.rests', { name }),
  falls: (t, name) => t('attack:choice.destroyed', { name }),
}
