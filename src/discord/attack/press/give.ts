// Gives an answer, takes one back or stops the attack, and says what became of it.

import type { Row } from '../../../store/store.ts'
import { answer, type NotYours } from '../../../walkthroughs/answer.ts'
import type { Press, Uncounted } from '../../../walkthroughs/counted-press.ts'
import { KEPT_FREE, MOST_ROWS } from '../../../walkthroughs/log/log.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { stop } from '../../../walkthroughs/stop.ts'
import { takeBack } from '../../../walkthroughs/take-back.ts'
import { wordsIn } from '../../../words/words.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/own-language.ts'
import { escaped } from '../../message/escape.ts'
import { namesIn, whoIs } from '../board/names.ts'
import { telling } from '../board/view-parts.ts'
import type { Given } from '../forms/result.ts'
import { answerWords } from '../questions/answer-words.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { refused } from './refused.ts'
import { board, type On } from './show.ts'

/** Whose walkthrough, drawn at which revision; what is stored is claimed by the interaction. */
export type Pressing = On & Pick<Press, 'id' | 'revision' | 'known'>

const pressOf = ({ id, revision, known, caller }: Pressing) => ({
  id,
  ...(known && { known }),
  revision,
  user: caller.userId,
  at: caller.at,
  claim: caller.interaction,
})

/** `retry` opens the form that it came from: a refusal offers to fill it in again. @throws StoreFault */
export async function give(
  parts: AttackParts,
  pressing: Pressing,
  given: Given,
  retry: string | null = null,
): Promise<MessageAnswer> {
  const { caller } = pressing
  const done = await answer(parts, {
    ...pressOf(pressing),
    ...given,
  })
  switch (done.result) {
    case 'saved':
    case 'repeated':
      return board(parts, pressing, done.scene, done.result)
    case 'refused':
      return refused(parts, caller, done.scene, done.refusal, retry)
    case 'notYours':
      return notYours(parts, caller, done)
    default:
      return uncounted(parts, pressing, done)
  }
}

function notYours(
  parts: AttackParts,
  caller: On['caller'],
  { by, why, scene }: NotYours & { scene: Scene },
): MessageAnswer {
  const language = ownLanguage(parts, caller)
  return sayPrivately(parts, caller, 'not theirs', t => {
    const { shown } = namesIn(scene.walkthrough, language, t)
    const players = by.map(({ player }) => shown(player))
    const who = new Intl.ListFormat(language, { type: 'disjunction' }).format(players)
    return t(`board:notYours.${why}`, { who })
  })
}

/** @throws StoreFault */
export async function undo(parts: AttackParts, pressing: Pressing): Promise<MessageAnswer> {
  const { caller } = pressing
  const done = await takeBack(parts, pressOf(pressing))
  switch (done.result) {
    case 'saved':
    case 'repeated':
      return board(parts, pressing, done.scene, 'taken back')
    case 'notYours':
      return sayPrivately(parts, caller, 'not theirs', t =>
        t('board:undoNotYours', { who: whoIs(done.scene.walkthrough, done.row.by, t) }),
      )
    case 'full':
      return sayPrivately(parts, caller, 'full', t =>
        t('board:fullUndo', { most: MOST_ROWS, free: KEPT_FREE }),
      )
    case 'nothing':
      return sayPrivately(parts, caller, 'nothing', t => t('board:undoNothing'))
    default:
      return uncounted(parts, pressing, done)
  }
}

/** Stops the attack before its end. @throws StoreFault */
export async function stopped(parts: AttackParts, pressing: Pressing): Promise<MessageAnswer> {
  const done = await stop(parts, pressOf(pressing))
  switch (done.result) {
    case 'stopped':
    case 'saved':
    case 'repeated':
      return board(parts, pressing, done.scene, 'stopped')
    case 'notTheirs':
      return mayNotStop(parts, pressing.caller, done.scene)
    default:
      return uncounted(parts, pressing, done)
  }
}

function mayNotStop(parts: AttackParts, caller: On['caller'], { walkthrough }: Scene): MessageAnswer {
  const { starter, beginner } = walkthrough
  const language = ownLanguage(parts, caller)
  return sayPrivately(parts, caller, 'not theirs', t => {
    const people = [...new Set([starter, beginner])].filter(user => user !== null)
    const names = people.map(user => whoIs(walkthrough, user, t))
    const who = new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
    return t('board:stopNotYours', { who })
  })
}

/** Why a press does not count, with the board as it is if there is one. */
function uncounted(parts: AttackParts, pressing: Pressing, why: Uncounted): MessageAnswer {
  if (why.result === 'full')
    return sayPrivately(parts, pressing.caller, 'full', t => t('board:full', { most: MOST_ROWS }))
  if (why.result !== 'behind')
    return sayPrivately(parts, pressing.caller, why.result, t => t(`board:${why.result}`))
  return board(parts, pressing, why.scene, 'behind', fasterWords(parts, pressing, why.scene, why.faster))
}

/** Tells whoever pressed an outdated board who was faster, and with what. */
export function fasterWords(
  parts: AttackParts,
  { caller }: Pick<Pressing, 'caller'>,
  scene: Scene,
  faster: Row | null,
): string {
  const language = ownLanguage(parts, caller)
  const t = wordsIn(language)
  if (!faster) return t('board:behind')
  const who = whoIs(scene.walkthrough, faster.by, t)
  if (!('answer' in faster)) return t('board:fasterUndo', { who })
  return t('board:faster', {
    who,
    what: escaped(answerWords(faster.answer, telling(parts.faces, scene, language))),
  })
}
