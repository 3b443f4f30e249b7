// Asks which card a typed name means, if several cards have it or it is only like the names of cards. The rest of the command
// stands in the id of the select; where it does not fit, the user pastes the command of the right card. Nothing waits.

import type { Card } from '../../../cards/card.ts'
import { type Cards, codeIn } from '../../../cards/cards.ts'
import { isName, meaningOf } from '../../../walkthroughs/set-up/find-card.ts'
import type { Wrong } from '../../../walkthroughs/set-up/problem.ts'
import { newIn, newValue, pieceIn } from '../../../walkthroughs/set-up/table-here.ts'
import type { Translate } from '../../../words/words.ts'
import type { Asked, MessageAnswer, Pressed } from '../../interaction/command.ts'
import { privateAnswer } from '../../interaction/private-answer.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { selectRows } from '../../message/choices.ts'
import { codeBlock } from '../../message/code-block.ts'
import { text } from '../../message/components.ts'
import { escaped, plain } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { AnyFace } from '../face/face.ts'
import { givenIn, type Offer, sideIn } from '../face/options.ts'
import { MOST_NAMESAKES, nameAlone } from '../forms/fields-in-custom-id.ts'
import { cardChoices } from './card-label.ts'
import { selectId } from './command-in-id.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { typedCommand } from './typed-command.ts'

/** A typed name that may mean several cards; `isExact`: they have exactly this name. */
type Unclear = Named & { readonly cards: readonly Card[]; readonly isExact: boolean }

/**
 * What stands in the way of a command’s names: the first that cannot stand there (`problem`), or that may mean several
 * cards; or all those that no card has (`nobody`). null: every name is clear.
 */
export function unclearName(
  { cards, fallback }: AttackParts,
  face: AnyFace,
  asked: Asked,
): Unclear | Wrong | { readonly nobody: readonly Named[] } | null {
  const nobody: Named[] = []
  for (const named of ofNoPiece(namesTyped(cards, face, asked))) {
    const { typed, offer } = named
    const meaning = meaningOf(cards, typed, [...offer.kinds, ...(offer.also ?? [])])
    if ('problem' in meaning) return meaning
    if ('card' in meaning || ('name' in meaning && meaning.isSaid)) continue
    const isExact = 'several' in meaning
    const language = ownLanguage({ fallback }, asked)
    const like = { name: newIn(typed) ?? typed, language, kinds: offer.kinds }
    const found = isExact ? meaning.several : cards.cardsLike(like)
    if (found.length > 0) return { ...named, cards: found, isExact }
    nobody.push(named)
  }
  // What cannot be a name at all is refused, not asked about.
  const names = nobody.filter(({ typed }) => isName(newIn(typed) ?? typed))
  return names.length > 0 ? { nobody: names } : null
}

/** The names that mean no piece of a table. */
const ofNoPiece = (names: readonly Named[]) => names.filter(({ typed }) => pieceIn(typed) === null)

/** A name in an option of a command. */
export type Named = {
  readonly option: string
  readonly typed: string
  /** The whole text of the option: a list has more names. */
  readonly whole: string
  readonly offer: Offer
}

/** The names that are typed for cards, not for sides; of a list each one, once. */
export function namesTyped(cards: Cards, face: AnyFace, asked: Pick<Asked, 'options' | 'users'>): Named[] {
  return [...asked.options].flatMap(([option, whole]) => {
    const offer = face.offerFor(option)
    if (!offer || typeof whole !== 'string' || whole.trim() === '' || sideIn(whole, offer.sides)) return []
    if (offer.isSide?.(cards, givenIn(asked))) return []
    const names = offer.list?.(cards, whole) ?? [{ name: whole }]
    return [...new Set(names.map(({ name }) => name))].map(typed => ({ option, typed, whole, offer }))
  })
}

/** The text of an option with this value in the place of the name: in a list each time, and the others stay as they are. */
export function withName(
  cards: Cards,
  { typed, whole, offer }: Pick<Named, 'typed' | 'whole' | 'offer'>,
  chosen: string,
): string {
  const value = newIn(typed) === null ? chosen : newValue(chosen)
  if (typed === whole) return value
  const parts = whole.split(';').map(part => {
    const [named] = offer.list?.(cards, part) ?? []
    const at = part.lastIndexOf(typed)
    return named?.name === typed ? part.slice(0, at) + value + part.slice(at + typed.length) : part
  })
  return parts.join(';')
}

/** Asks privately which card is meant. */
export function askWhich(parts: AttackParts, face: AnyFace, asked: Asked, unclear: Unclear): MessageAnswer {
  const { offer, cards, isExact } = unclear
  const t = ownWords(parts, asked)
  const typed = newIn(unclear.typed) ?? unclear.typed
  const name = escaped(plain(typed))
  const question = t(isExact ? 'board:which.several' : 'board:which.like', { name })
  const shown = cards.slice(0, MOST_NAMESAKES)
  const labels = cardChoices(shown, offer.kinds[0], ownLanguage(parts, asked))
  const all = labels.map(({ name: label, value }) => ({ label, value }))
  const left = leftOut(cards.length - shown.length, t)
  const choices = [...all, nameAlone(typed, t)].map(({ label, value }) => ({
    label,
    value: withName(parts.cards, unclear, value),
  }))
  return askWhichOf(parts, face, asked, unclear.option, { question, left, choices })
}

type Choices = {
  readonly question: string
  /** Each with what the option then is. */
  readonly choices: readonly Labelled[]
  /** What is said of choices that are not shown. */
  readonly left?: readonly string[]
  /** Stands in the select until something is chosen; default: which one it is. */
  readonly placeholder?: string
}

/** Asks privately what an option means: with a select, or with a command to paste for each choice where its id is too short. */
export function askWhichOf(
  parts: AttackParts,
  face: AnyFace,
  asked: Asked,
  option: string,
  { question, choices, left = [], placeholder }: Choices,
): MessageAnswer {
  const t = ownWords(parts, asked)
  const token = parts.newId()
  const id = (page: number) => selectId(asked, option, token, page)
  const command = (value: string) => typedCommand(parts.glossary, face, withOption(asked, option, value))
  const choose =
    id(0) === null
      ? pasteView(`${question} ${t('board:which.paste')}`, choices, command, t)
      : [
          ...sentenceView([question, ...left].join('\n')),
          ...selectRows(
            {
              kind: 'cards',
              id: page => id(page) ?? '',
              placeholder: placeholder ?? t('forms:pick'),
              options: [...choices],
              isLong: true,
            },
            t,
          ),
        ]
  return privateAnswer(choose, 'which card', { option })
}

/** The command with this value of the option, in the place where it was given. */
const withOption = <A extends Pick<Asked, 'options'>>(asked: A, option: string, value: string): A => ({
  ...asked,
  options: new Map([...asked.options, [option, codeIn(value) ?? value]]),
})

/** How many cards are not shown. */
const leftOut = (count: number, t: Translate): string[] =>
  count > 0 ? [t('board:which.more', { count })] : []

export type Labelled = { readonly label: string; readonly value: string }

/** Discord's limit for the texts of a message, less the lines around the commands. */
const ROOM = 3_600

/** As many commands as fit, each whole below the name of its card; the name alone, which comes last, is always there. */
export function pasteView(
  question: string,
  options: readonly Labelled[],
  command: (value: string) => string,
  t: Translate,
): MessageAnswer['components'] {
  const texts = options.map(({ label, value }) => `${escaped(label)}\n${codeBlock(command(value))}`)
  const last = texts.pop() ?? ''
  let room = ROOM - question.length - last.length
  const end = texts.findIndex(one => {
    room -= one.length
    return room < 0
  })
  const shown = end === -1 ? texts : texts.slice(0, end)
  const left = texts.length - shown.length
  const more = leftOut(left, t)
  return [question, ...shown, ...more, last].map(text)
}

/**
 * For a select of 2.0.0 whose id says that the command did not fit, and whose bot no longer remembers it: the command with
 * the chosen card, to which the other options are to be added again.
 */
export function sendAgain(
  parts: AttackParts,
  face: AnyFace,
  pressed: Pressed,
  chosen: { readonly option: string; readonly value: string },
): MessageAnswer {
  const empty = { options: new Map(), reader: pressed.reader }
  const command = typedCommand(parts.glossary, face, withOption(empty, chosen.option, chosen.value))
  return sayPrivately(
    parts,
    pressed,
    'forgotten',
    t => `${t('board:which.forgotten')}\n${codeBlock(command)}`,
  )
}
