// Asks which card a typed name means, if several cards have it or it is only like the names of cards. The command waits in
// the memory of the bot, and in the id of the select if it is short.
import type { Card } from '../../../cards/card.ts'
import { codeIn, nameIn } from '../../../cards/cards.ts'
import type { Asked, MessageAnswer, OptionValue } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { LONGEST_ID, MOST_OPTIONS, row, select } from '../../message/components.ts'
import { escaped, plain } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { type AttackId, encodeAttackId } from '../board/ids.ts'
import type { AnyFace } from '../faces/face.ts'
import { nameAlone } from '../forms/fields-in-custom-id.ts'
import type { AttackParts } from '../press/parts.ts'
import { cardChoices } from './card-label.ts'
import { givenIn, type Offer, sideIn } from './options.ts'

/** A typed name that may mean several cards; `isExact`: they have exactly this name. */
type Unclear = {
  readonly option: string
  readonly typed: string
  readonly offer: Offer
  readonly cards: readonly Card[]
  readonly isExact: boolean
}

/** The first typed name of a command that may mean several cards; null: every name is clear. */
export function unclearName({ cards, fallback }: AttackParts, face: AnyFace, asked: Asked): Unclear | null {
  for (const [option, typed] of asked.options) {
    const offer = face.offerFor(option)
    if (!offer || typeof typed !== 'string' || typed.trim() === '' || isClear(typed, offer)) continue
    if (offer.isSide?.(cards, givenIn(asked))) continue
    const exact = cards.cardsNamed(typed, offer.kinds)
    if (exact.length === 1) continue
    const isExact = exact.length > 0
    const language = ownLanguage({ fallback }, asked)
    const found = isExact ? exact : cards.cardsLike({ name: typed, language, kinds: offer.kinds })
    if (found.length > 0) return { option, typed, offer, cards: found, isExact }
  }
  return null
}

/** Whether the text stands for a card, a name alone or a side. */
const isClear = (typed: string, { sides }: Offer): boolean =>
  codeIn(typed) !== null || nameIn(typed) !== null || sideIn(typed, sides) !== null

/** Asks privately which card is meant. */
export function askWhich(
  parts: AttackParts,
  asked: Asked,
  { option, typed, offer, cards, isExact }: Unclear,
): MessageAnswer {
  const t = ownWords(parts, asked)
  const name = escaped(plain(typed))
  const question = t(isExact ? 'board:which.several' : 'board:which.like', { name })
  const language = ownLanguage(parts, asked)
  const choices = cardChoices(cards.slice(0, MOST_OPTIONS - 1), offer.kinds[0], language)
  const options = [...choices.map(({ name: label, value }) => ({ label, value })), nameAlone(typed, t)]
  const which = select(selectId(asked, option, parts.newId()), t('forms:pick'), options)
  return {
    as: 'message',
    isPrivate: true,
    components: [...sentenceView(question), row([which])],
    outcome: 'which card',
    facts: { option },
  }
}

/** The other options of the command behind this select; null if neither the bot nor the id has them. */
export const keptFor = ({ walkthrough, rest }: AttackId): Kept | null =>
  recent.get(walkthrough) ?? readIn(rest.slice(2))

type Kept = Pick<Asked, 'options' | 'users'>

/** The commands that were asked about last, since an id has no room for a long one. The oldest comes first. */
const recent = new Map<string, Kept>()
const MOST_RECENT = 200

/** Stands in the id for options that do not fit. */
const LEFT_OUT = '~'

/**
 * The custom id of the select for `option`, with the other options of the command, or LEFT_OUT if they do not fit. The bot
 * remembers all of them under the token.
 */
export function selectId(
  { subcommand, options, users }: Pick<Asked, 'subcommand' | 'options' | 'users'>,
  option: string,
  token: string,
): string {
  recent.set(token, { options, users })
  for (const oldest of recent.keys()) if (recent.size > MOST_RECENT) recent.delete(oldest)
  const others = [...options].filter(([name]) => name !== option).map(written)
  const id = (rest: readonly string[]) =>
    ({ action: 'which', walkthrough: token, revision: 0, rest: [subcommand ?? '', option, ...rest] }) as const
  const fits =
    users.size === 0 && others.every(one => !one.includes('|')) && lengthOf(id(others)) <= LONGEST_ID
  return encodeAttackId(id(fits ? others : [LEFT_OUT]))
}

const lengthOf = ({ action, walkthrough, rest }: AttackId): number =>
  encodeAttackId({ action, walkthrough, revision: 0, rest: [] }).length + rest.join('|').length + 1

/** An option with the letter of its type: enemy=sKlaw, cards=n2, private=btrue. */
const written = ([name, value]: [string, OptionValue]): string => `${name}=${(typeof value)[0]}${value}`

function readIn(rest: readonly string[]): Kept | null {
  const options = rest.map(readOption)
  if (!options.every(one => one !== null)) return null
  return { options: new Map(options), users: new Map() }
}

function readOption(text: string): [string, OptionValue] | null {
  const [, name = '', type, value = ''] = /^([^=]+)=([snb])(.*)$/s.exec(text) ?? []
  if (type === undefined) return null
  return [name, type === 'n' ? Number(value) : type === 'b' ? value === 'true' : value]
}
