// A card of a player that a board offers, or that fits in several ways: one press plays it, or begins its attack or thwart.
import { wordsIn } from '../../../words/words.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { button, ROW_LENGTH, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { controlId } from '../board/board-rows.ts'
import { telling } from '../board/scene-words.ts'
import type { BeginsChapter, CardOffered } from '../face/cards-played.ts'
import { faceOf } from '../face/face.ts'
import { tableAfterScene } from '../face/next-controls.ts'
import { newCardId } from '../face/result.ts'
import { played } from '../forms/card-form.ts'
import type { Retry } from '../forms/fields-in-custom-id.ts'
import { behind, giveAnswer, type PressCase } from './give-answer.ts'
import { beginChapter, ledOn } from './next.ts'
import { type Case, sayPrivately, showPrivately } from './parts.ts'

/** @throws StoreFault */
export async function playsCard(one: PressCase, rest: readonly string[]): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const card = faceOf(parts.faces, scene).cardsPlayed?.found(scene, rest)
  if (card) return playsWay(one, card)
  if (caller.revision !== scene.walkthrough.revision) return behind(one, null)
  return sayPrivately(parts, caller, 'not asked', t => t('board:notAskedNow'))
}

/** Plays the card that somebody has named. Of several ways it asks which: each is a button. @throws StoreFault */
export async function playsNamed(
  one: PressCase,
  ways: readonly CardOffered[],
  retry: Retry,
): Promise<MessageAnswer> {
  const [way] = ways
  return way && ways.length === 1 ? playsWay(one, way, retry) : asksWay(one, ways)
}

const playsWay = (one: PressCase, card: CardOffered, retry: Retry | null = null): Promise<MessageAnswer> =>
  'begins' in card ? beginsWith(one, card) : giveAnswer(one, played(card, one.scene).given, retry)

/** Begins the attack or thwart of a card, on the chapter that is over. */
async function beginsWith(one: PressCase, card: CardOffered & BeginsChapter): Promise<MessageAnswer> {
  const on = one.begins?.on ?? one.scene
  const after = tableAfterScene(one.parts.faces, on)
  if (!after) return ledOn(one, on)
  const id = newCardId(one.scene)
  const { flow, attacker, setUp } = card.begins(id)
  const prepared = after.prepared({ attacker, targets: [] })
  return beginChapter(
    { ...one, scene: on },
    {
      ...prepared,
      flow,
      setUp: { ...prepared.setUp, ...setUp },
      names: { ...prepared.names, [id]: card.name },
    },
  )
}

function asksWay({ parts, caller, scene }: Case, ways: readonly CardOffered[]): MessageAnswer {
  const language = ownLanguage(parts, caller)
  const tells = telling(parts.faces, scene, language)
  const buttons = ways
    .slice(0, ROW_LENGTH)
    .map(way => button(controlId(tells, 'play', way.rest), way.label(language, tells.names.plain)))
  const asks = sentenceView(wordsIn(language)('board:whichWay'))
  return showPrivately(scene, 'which way', [...asks, row(buttons)])
}
