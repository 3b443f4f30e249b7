// Asks which card a typed name means, if several cards have it or it is only like the names of cards. The rest of the command
// stands in the id of the select; where it does not fit, the user pastes the command of the right card. Nothing waits.
import type { Card } from '../../../cards/card.ts'
import { type Cards, codeIn } from '../../../cards/cards.ts'
import { isName, meaningOf } from '../../../walkthroughs/set-up/find-card.ts'
import type { Wrong } from '../../../walkthroughs/set-up/problem.ts'
import type { Translate } from '../../../words/words.ts'
import type { Asked, MessageAnswer, OptionValue, Pressed } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { selectRows } from '../../message/choices.ts'
import { codeBlock } from '../../message/code-block.ts'
import { LONGEST_ID, text } from '../../message/components.ts'
import { escaped, plain } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { AnyFace } from '../face/face.ts'
import { type AttackId, encodeAttackId } from '../face/ids.ts'
import { givenIn, type Offer, sideIn } from '../face/options.ts'
import { MOST_NAMESAKES, nameAlone } from '../forms/fields-in-custom-id.ts'
import { cardChoices } from './card-label.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { typedCommand } from './typed-command.ts'

/** A typed name that may mean several cards; `isExact`: they have exactly this name. */
type Unclear = {
  readonly option: string
  readonly typed: string
  /** The whole text of the option: a list has more names. */
  readonly whole: string
  readonly offer: Offer
  readonly cards: readonly Card[]
  readonly isExact: boolean
}

/** Names that no card has, by their options. */
export type Nobody = { readonly option: string; readonly typed: string; readonly whole: string }

/**
 * What stands in the way of a command’s names: the first that cannot stand there (`problem`), or that may mean several
 * cards; or all those that no card has (`nobody`). null: every name is clear.
 */
export function unclearName(
  { cards, fallback }: AttackParts,
  face: AnyFace,
  asked: Asked,
): Unclear | Wrong | { readonly nobody: readonly Nobody[] } | null {
  const nobody: Nobody[] = []
  for (const { option, typed, whole, offer } of namesIn(cards, face, asked)) {
    const meaning = meaningOf(cards, typed, [...offer.kinds, ...(offer.also ?? [])])
    if ('problem' in meaning) return meaning
    if ('card' in meaning || ('name' in meaning && meaning.isSaid)) continue
    const isExact = 'several' in meaning
    const language = ownLanguage({ fallback }, asked)
    const found = isExact ? meaning.several : cards.cardsLike({ name: typed, language, kinds: offer.kinds })
    if (found.length > 0) return { option, typed, whole, offer, cards: found, isExact }
    // What cannot be a name at all is refused, not asked about.
    if (isName(typed)) nobody.push({ option, typed, whole })
  }
  return nobody.length > 0 ? { nobody } : null
}

type Named = {
  readonly option: string
  readonly typed: string
  readonly whole: string
  readonly offer: Offer
}

/** The names that are typed for cards, not for sides; of a list each one. */
function namesIn(cards: Cards, face: AnyFace, asked: Asked): Named[] {
  return [...asked.options].flatMap(([option, whole]) => {
    const offer = face.offerFor(option)
    if (!offer || typeof whole !== 'string' || whole.trim() === '' || sideIn(whole, offer.sides)) return []
    if (offer.isSide?.(cards, givenIn(asked))) return []
    const names = offer.list?.(cards, whole) ?? [{ name: whole }]
    return names.map(({ name: typed }) => ({ option, typed, whole, offer }))
  })
}

/** The text of an option with this value in the place of the name: in a list the others stay as they are. */
export const withName = ({ typed, whole }: Pick<Named, 'typed' | 'whole'>, value: string): string =>
  typed === whole ? value : whole.replace(typed, () => value)

/** Asks privately which card is meant: with a select, or with a command to paste for each card where its id is too short. */
export function askWhich(parts: AttackParts, face: AnyFace, asked: Asked, unclear: Unclear): MessageAnswer {
  const { option, typed, offer, cards, isExact } = unclear
  const t = ownWords(parts, asked)
  const name = escaped(plain(typed))
  const question = t(isExact ? 'board:which.several' : 'board:which.like', { name })
  const shown = cards.slice(0, MOST_NAMESAKES)
  const choices = cardChoices(shown, offer.kinds[0], ownLanguage(parts, asked))
  const alone = nameAlone(typed, t)
  const token = parts.newId()
  const id = (page: number) => selectId(asked, option, token, page)
  const all = [...choices.map(({ name: label, value }) => ({ label, value })), alone]
  const options = all.map(({ label, value }) => ({ label, value: withName(unclear, value) }))
  const command = (value: string) => typedCommand(parts.glossary, face, withOption(asked, option, value))
  const choose =
    id(0) === null
      ? pasteView(`${question} ${t('board:which.paste')}`, options, command, t)
      : [
          ...sentenceView([question, ...leftOut(cards.length - shown.length, t)].join('\n')),
          ...selectRows(
            {
              kind: 'cards',
              id: page => id(page) ?? '',
              placeholder: t('forms:pick'),
              options,
              isLong: true,
            },
            t,
          ),
        ]
  return {
    as: 'message',
    isPrivate: true,
    components: choose,
    outcome: 'which card',
    facts: { option },
  }
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

/** The options that stand at the end of an id; null if they do not stand in its id, as in some of 2.0.0. */
export const optionsIn = (rest: readonly string[]): Asked['options'] | null => {
  const options = rest.map(readOption)
  return options.every(one => one !== null) ? new Map(options) : null
}

/**
 * The custom id of a page of the select for `option`, with the other options of the command; null if they do not fit, or if one of
 * them is a user, whose name an id lacks.
 */
export function selectId(
  { subcommand, options, users }: Pick<Asked, 'subcommand' | 'options' | 'users'>,
  option: string,
  token: string,
  page: number,
): string | null {
  const others = writtenOptions([...options].filter(([name]) => name !== option))
  const rest = [subcommand ?? '', option, ...others]
  const id = { action: 'which', walkthrough: token, revision: page, rest } as const
  const fits = users.size === 0 && others.every(one => !one.includes('|')) && lengthOf(id) <= LONGEST_ID
  return fits ? encodeAttackId(id) : null
}

const lengthOf = ({ action, walkthrough, rest }: AttackId): number =>
  encodeAttackId({ action, walkthrough, revision: 0, rest: [] }).length + rest.join('|').length + 1

/** Options as an id holds them. */
export const writtenOptions = (options: readonly [string, OptionValue][]): string[] => options.map(written)

/** An option with the letter of its type: enemy=sKlaw, cards=n2, private=btrue. */
const written = ([name, value]: [string, OptionValue]): string => `${name}=${(typeof value)[0]}${value}`

function readOption(text: string): [string, OptionValue] | null {
  const [, name = '', type, value = ''] = /^([^=]+)=([snb])(.*)$/s.exec(text) ?? []
  if (type === undefined) return null
  return [name, type === 'n' ? Number(value) : type === 'b' ? value === 'true' : value]
}
