// Answers a submitted form; a name typed into it may mean several cards.
import type { Card } from '../../../cards/card.ts'
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { nameInPlay } from '../../../cards/names.ts'
import { FALLBACK, type Language } from '../../../language.ts'
import type { Walkthrough } from '../../../store/walkthroughs.ts'
import { fasterThan } from '../../../walkthroughs/save-press.ts'
import { meaningOf } from '../../../walkthroughs/set-up/find-card.ts'
import { wordsIn } from '../../../words/words.ts'
import type { InteractionAnswer, MessageAnswer, NamedUser, Submitted } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { escaped } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { formScene } from '../face/face.ts'
import type { Fields } from '../face/form.ts'
import type { FormScene } from '../face/forms-face.ts'
import { decodeAttackId } from '../face/ids.ts'
import type { FindCards, Read } from '../face/result.ts'
import { MOST_NAMESAKES, noRetry, pickRows, picks, retryOf, unnamed } from '../forms/fields-in-custom-id.ts'
import { readForm } from '../forms/forms.ts'
import { isAside, turned } from './aside.ts'
import { beginFromForm, beginWith } from './begin-form.ts'
import { cardLabel } from './card-label.ts'
import { playsNamed } from './card-played.ts'
import { findScene, spelledOut } from './find-scene.ts'
import { behind, giveAnswer, type PressCase } from './give-answer.ts'
import { hand } from './hand-over.ts'
import { type AttackParts, sayPrivately, showPrivately } from './parts.ts'
import { refused, withRetry } from './refusal.ts'
import { takenAt } from './reporting.ts'
import { asksSecondPart } from './second-part.ts'

/** @throws StoreFault */
export async function submitForm(parts: AttackParts, submitted: Submitted): Promise<InteractionAnswer> {
  const id = decodeAttackId(submitted.customId)
  if (typeof id === 'string') return sayPrivately(parts, submitted, id, t => t(`problems:${id}`))
  if (id.action === 'begin') return beginFromForm(parts, submitted, id)
  if (id.action === 'with') return beginWith(parts, submitted, id)
  const { source, fields, users } = submitted
  if (id.action !== 'form' || !source)
    return sayPrivately(parts, submitted, 'foreign', t => t('problems:foreign'))
  const found = await findScene(parts, submitted, id.walkthrough)
  if ('answer' in found) return turned(parts, { ...submitted, ...source }, found.answer)
  const press = { ...submitted, ...source, walkthrough: id.walkthrough, revision: id.revision }
  const taken = await takenAt(parts, { caller: press, scene: found.scene }, id)
  if ('answer' in taken) return turned(parts, press, taken.answer)
  const { caller, scene, begins, isFromBefore = false } = taken
  const rest = spelledOut(id.rest, formScene(parts.faces, scene, caller))
  const one = { parts, caller, scene, begins, isFromBefore }
  const answer = await readSubmitted(one, { rest, fields, users })
  return isAside(one) || isLeft(one) ? turned(parts, caller, answer) : answer
}

/** Whether the form was opened from a private message that is no longer the board of its private walkthrough, or never was. */
const isLeft = ({ scene: { walkthrough }, caller }: PressCase): boolean =>
  walkthrough.isPrivate && walkthrough.board !== null && walkthrough.board !== caller.message

type Filled = {
  readonly rest: readonly string[]
  readonly fields: Fields
  readonly users: ReadonlyMap<string, NamedUser>
}

/** Reads a form against the present scene and gives its answer. @throws StoreFault */
export async function readSubmitted(one: PressCase, { rest, fields, users }: Filled): Promise<MessageAnswer> {
  const { parts, scene } = one
  const language = ownLanguage(parts, one.caller)
  const at = formScene(parts.faces, scene, one.caller)
  const read = readForm(rest, fields, at, foundCards(parts.cards, language, scene.walkthrough))
  const retry = () => retryOf(at, rest, fields)
  const isBehind = one.caller.revision !== scene.walkthrough.revision
  if (isBehind && ('problem' in read || 'candidates' in read))
    return behind(one, fasterThan(one.caller, scene.walkthrough))
  if ('problem' in read) {
    const isOver = read.problem.code === 'notAskedNow'
    return refused(one, read.problem, isOver ? noRetry(fields) : retry())
  }
  if ('candidates' in read) return asksCard(one, at, read, { rest, fields })
  if ('ways' in read) return playsNamed(one, read.ways, retry())
  if ('follows' in read) return asksSecondPart(one, at, read)
  if ('handedOver' in read) return hand(one, read.handedOver, users, retry())
  return giveAnswer(one, read.given, retry())
}

/** A typed name that fits several cards: they are offered to choose from. */
function asksCard(
  { parts, scene, caller }: PressCase,
  at: FormScene,
  read: Extract<Read, { candidates: unknown }>,
  { rest, fields }: Pick<Filled, 'rest' | 'fields'>,
): MessageAnswer {
  const t = wordsIn(ownLanguage(parts, caller))
  const choices = picks(read, t)
  const pick = pickRows(at, t, rest, fields, choices)
  const count = read.candidates.length - MOST_NAMESAKES
  const which = t(read.candidates.length > 0 ? 'board:pick' : 'board:pickName')
  const asks = [which, ...(count > 0 ? [t('board:furtherCards', { count })] : [])].join('\n')
  if (pick) return showPrivately(scene, 'several', [...sentenceView(asks), ...pick])
  const codes = choices.map(({ label, value }) => `- ${escaped(label)}: ${escaped(value)}`)
  const said = sentenceView([t('board:pickByCode'), ...codes].join('\n'))
  return withRetry(showPrivately(scene, 'several', said), retryOf(at, rest, unnamed(fields)), t)
}

/** Cards with exactly the typed name come alone; without one, those with a name like it. */
const foundCards =
  (cards: Cards, language: Language, walkthrough: Pick<Walkthrough, 'names'>): FindCards =>
  (query, { kinds, printed }) => {
    const meaning = meaningOf(cards, query, kinds)
    if ('problem' in meaning) return meaning
    const isExact = !('name' in meaning)
    const found = isExact ? exactly(meaning) : cards.cardsLike({ name: query, language, kinds })
    return {
      areAlone: areAlone(cards, walkthrough),
      cards: found.map(card => ({
        ...(!isExact && { isLike: true as const }),
        value: cardValue(card),
        name: nameInPlay(card),
        label: cardLabel(card, kinds[0], language),
        printed: printed(cards, card),
      })),
    }
  }

const exactly = (meaning: { readonly card: Card } | { readonly several: readonly Card[] }) =>
  'card' in meaning ? [meaning.card] : meaning.several

/** Whether a piece of this attack has a name that no card has. Reported cards and abilities are no pieces. */
const areAlone = (cards: Cards, { names }: Pick<Walkthrough, 'names'>): boolean =>
  Object.entries(names).some(
    ([id, name]) => !/^(card|ability)-/.test(id) && cards.cardsCalled(name[FALLBACK]).length === 0,
  )
