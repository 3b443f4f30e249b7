// A card of a player that a board offers, or that fits in several ways: one press plays it.
import { wordsIn } from '../../../words/words.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { button, ROW_LENGTH, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { controlId } from '../board/board-rows.ts'
import { telling } from '../board/scene-words.ts'
import type { CardOffered } from '../face/cards-played.ts'
import { faceOf } from '../face/face.ts'
import { played } from '../forms/card-form.ts'
import { behind, giveAnswer, type PressCase } from './give-answer.ts'
import { type Case, sayPrivately, showPrivately } from './parts.ts'

/** @throws StoreFault */
export async function playsCard(one: PressCase, rest: readonly string[]): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const card = faceOf(parts.faces, scene).cardsPlayed?.found(scene, rest)
  if (card) return giveAnswer(one, played(card, scene).given)
  if (caller.revision !== scene.walkthrough.revision) return behind(one, null)
  return sayPrivately(parts, caller, 'not asked', t => t('board:notAskedNow'))
}

/** Asks in which way a card is played: each is a button. */
export function asksWay({ parts, caller, scene }: Case, ways: readonly CardOffered[]): MessageAnswer {
  const language = ownLanguage(parts, caller)
  const tells = telling(parts.faces, scene, language)
  const buttons = ways
    .slice(0, ROW_LENGTH)
    .map(way => button(controlId(tells, 'play', way.rest), way.label(language, tells.names.plain)))
  const asks = sentenceView(wordsIn(language)('board:whichWay'))
  return showPrivately(scene, 'which way', [...asks, row(buttons)])
}
