// Answers a submitted form; a name typed into it may mean several cards.
import type { Card } from '../../../cards/card.ts'
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { cardName } from '../../../cards/names.ts'
import type { Language } from '../../../language.ts'
import type { Replay } from '../../../walkthroughs/log/replay.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Answer, MessageAnswer, NamedUser, Submitted } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { decode } from '../board/ids.ts'
import { formScene } from '../faces/face.ts'
import { pickSelect, retryId } from '../forms/fields-in-custom-id.ts'
import type { Fields } from '../forms/form.ts'
import { readForm } from '../forms/forms.ts'
import type { FindCards, FoundCard, Wanted } from '../forms/result.ts'
import { beginFromForm } from '../start/begin-form.ts'
import { cardLabel } from '../start/card-label.ts'
import { findScene, spelledOut } from './find-scene.ts'
import { give, hand } from './give-answer.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { refused } from './refused.ts'
import { type BoardPress, factsOf } from './show-board.ts'

/** @throws StoreFault */
export async function submit(parts: AttackParts, submitted: Submitted): Promise<Answer> {
  const id = decode(submitted.customId)
  if (typeof id === 'string') return sayPrivately(parts, submitted, id, t => t(`problems:${id}`))
  if (id.action === 'begin') return beginFromForm(parts, submitted, id)
  const { source, fields, users } = submitted
  if (id.action !== 'form' || !source)
    return sayPrivately(parts, submitted, 'foreign', t => t('problems:foreign'))
  const found = await findScene(parts, submitted, id.walkthrough)
  if ('answer' in found) return found.answer
  const press = { ...submitted, ...source, walkthrough: id.walkthrough, revision: id.revision }
  const rest = spelledOut(id.rest, formScene(parts.faces, found.scene))
  return readSubmitted(parts, press, found.scene, { rest, fields, users })
}

type Filled = {
  readonly rest: readonly string[]
  readonly fields: Fields
  readonly users: ReadonlyMap<string, NamedUser>
}

/** Reads a form against the present scene and gives its answer. @throws StoreFault */
export async function readSubmitted(
  parts: AttackParts,
  press: BoardPress,
  scene: Replay,
  { rest, fields, users }: Filled,
): Promise<MessageAnswer> {
  const language = ownLanguage(parts, press)
  const at = formScene(parts.faces, scene)
  const read = readForm(rest, fields, at, foundCards(parts.cards, language))
  const retry = () => retryId(at, rest, fields)
  if ('problem' in read) {
    const isOver = read.problem.code === 'notAskedNow'
    return refused(parts, press, scene, read.problem, isOver ? null : retry())
  }
  if ('candidates' in read) {
    const pick = row([pickSelect(at, language, rest, fields, read.candidates)])
    const components = [...sentenceView(wordsIn(language)('board:pick')), pick]
    return { as: 'message', isPrivate: true, components, outcome: 'several', facts: factsOf(scene) }
  }
  if ('handedOver' in read) return hand(parts, press, scene, read.handedOver, users)
  return give(parts, press, scene, read.given, retry())
}

const MOST = 25

/** Cards with exactly this name come alone; without one, the nearest cards are offered. */
const foundCards =
  (cards: Cards, language: Language): FindCards =>
  (query, wanted) => {
    const { kinds } = wanted
    const exact = cards.cardsNamed(query, kinds)
    const found = exact.length > 0 ? exact : cards.findCards({ query, language, kinds, limit: MOST })
    return found.map(card => foundCard(cards, card, wanted, language))
  }

const foundCard = (cards: Cards, card: Card, wanted: Wanted, language: Language): FoundCard => ({
  value: cardValue(card),
  name: cardName(card),
  label: cardLabel(card, wanted.kinds[0], language),
  printed: wanted.printed(cards, card),
})
