// Reads the clauses of a line: the first one says who attacks whom, and so which attack it is; each other one an option.
import type { Card, CardKind } from '../../cards/card.ts'
import { type Cards, cardValue } from '../../cards/cards.ts'
import type { AnyFace, Faces } from '../../discord/attack/faces/face.ts'
import {
  type AttackOption,
  givenIn,
  nameOf,
  OptionType,
  type Side,
  sideIn,
  sideValue,
} from '../../discord/attack/start/options.ts'
import type { Language } from '../../language.ts'
import { fold } from '../../search/words/fold.ts'
import { onlyCard, type Unclear } from '../../walkthroughs/set-up/find-card.ts'
import type { Misread, Possible, Taken } from './misread.ts'
import { matched, openings, type Slots, sentencesFor, sideWords } from './templates.ts'

/** The values of options, by the names that Discord sends. */
type Options = ReadonlyMap<string, string | number | boolean>

/** A line as the options of a subcommand. */
export type LineOptions = {
  readonly face: AnyFace
  readonly options: Options
  readonly taken: readonly Taken[]
}

/** `written`: the language of the line's words. */
type Looking = {
  readonly faces: Faces
  readonly cards: Cards
  /** The reader's language. */
  readonly language: Language
  readonly written: Language
}
type Value = { readonly value: string | number | boolean; readonly taken?: Taken }
type NoValue = { readonly unclear: Unclear } | { readonly text: string }

/** The options that a line can give: all that are no users and have no fixed list of values. */
const sayable = ({ options }: AnyFace): readonly AttackOption[] =>
  options.filter(
    ({ key, definition }) =>
      definition.type !== OptionType.User && !('choices' in definition) && key !== 'atOnce',
  )

/** Reads a line whose words are of one language. */
export function readClauses(line: string, looking: Looking): { clauses: LineOptions } | { fault: Misread } {
  const [first = '', ...others] = line.split(/[,;]/).flatMap(clause => clause.trim() || [])
  const opening = readOpening(first, looking)
  if ('fault' in opening) return opening
  const { face } = opening
  const options = new Map(opening.values.map(([{ key }, { value }]) => [nameOf(key), value]))
  const taken = opening.values.flatMap(([, one]) => one.taken ?? [])
  for (const [index, clause] of others.entries()) {
    const read = readOption(clause, face, options, looking)
    const understood = index + 10
    if ('fault' in read) return { fault: { ...read.fault, understood } }
    const name = nameOf(read.option.key)
    const isList = read.option.offer?.list !== undefined
    const before = isList ? options.get(name) : undefined
    if (options.has(name) && before === undefined)
      return { fault: { understood, option: read.option, text: clause, isTwice: true } }
    options.set(name, before === undefined ? read.value.value : `${before}; ${read.value.value}`)
    if (read.value.taken) taken.push(read.value.taken)
  }
  return { clauses: { face, options, taken } }
}

type Opening = {
  readonly face: AnyFace
  readonly slots: Slots
  readonly values: readonly (readonly [AttackOption, Value])[]
}

/** The attack that the first clause begins: the one in which all its names are cards, else the nearest to that. */
function readOpening(clause: string, looking: Looking): Opening | { fault: Misread } {
  const faces = [...looking.faces.values()]
  const found = faces.flatMap(face =>
    openings(face.subcommand, looking.written).flatMap(template => {
      const slots = matched(template, clause)
      return slots ? [tried(face, slots, looking)] : []
    }),
  )
  const [best] = found.toSorted((a, b) => a.wrong.length / a.slots.size - b.wrong.length / b.slots.size)
  if (!best) return { fault: notUnderstood(clause, faces, looking, possibleOpenings(faces, looking.written)) }
  const [wrong] = best.wrong
  if (!wrong) return best
  const [option, why] = wrong
  return { fault: misread(option, why, 1 + best.values.length) }
}

function tried(face: AnyFace, slots: Slots, looking: Looking) {
  const read = [...slots].map(([slot, text]) => {
    const option = face.options.find(({ key }) => key === slot)
    if (!option) throw new Error(`/attack ${face.subcommand} has no option ${slot}`)
    return [option, valueIn(option, text, new Map(), looking)] as const
  })
  return {
    face,
    slots,
    values: read.flatMap(([option, value]) => ('value' in value ? [[option, value] as const] : [])),
    wrong: read.flatMap(([option, value]) => ('value' in value ? [] : [[option, value] as const])),
  }
}

const possibleOpenings = (faces: readonly AnyFace[], written: Language): Possible[] =>
  faces.flatMap(({ subcommand, options }) =>
    openings(subcommand, written).map(template => ({ template, options })),
  )

type Read = { readonly option: AttackOption; readonly value: Value }
type FaultOf = { readonly fault: Misread }

/** The option that a clause gives: the one whose value it names, with most of its words if several do (boost cards, boost). */
function readOption(clause: string, face: AnyFace, said: Options, looking: Looking): Read | FaultOf {
  const { options, subcommand } = face
  const sentences = sayable(face).flatMap(option =>
    sentencesFor(option, subcommand, looking.written).map(template => ({ option, template })),
  )
  const bySize = sentences.toSorted((a, b) => words(b.template) - words(a.template))
  const read = bySize.flatMap(({ option, template }) => {
    const slots = matched(template, clause)
    return slots ? [{ option, value: given(option, slots.get(option.key), said, looking) }] : []
  })
  for (const { option, value } of read) if ('value' in value) return { option, value }
  for (const { option, value } of read) if (!('value' in value)) return { fault: misread(option, value, 0) }
  const open = sentences.filter(({ option }) => !said.has(nameOf(option.key)))
  const could = open.map(({ template }) => ({ template, options }))
  return { fault: notUnderstood(clause, [face], looking, could) }
}

/** How many words of a sentence are fixed. */
const words = (template: string): number =>
  template
    .replaceAll(/\{\{\w+\}\}/g, '')
    .split(/\s+/)
    .filter(Boolean).length

/** The value of an option in a sentence; a flag stands there without one. */
const given = (option: AttackOption, text: string | undefined, said: Options, looking: Looking) =>
  text === undefined ? { value: true } : valueIn(option, text, said, looking)

const misread = (option: AttackOption, why: NoValue, understood: number): Misread =>
  'unclear' in why ? { understood, option, ...why } : { understood, option, ...why, isTwice: false }

/** The value that a text gives to an option: a side, a card, a number, or the text itself. */
function valueIn(
  { key, offer, definition }: AttackOption,
  text: string,
  said: Options,
  { cards, language }: Looking,
): Value | NoValue {
  if (!offer || offer.list)
    return definition.type === OptionType.Integer ? numberIn(text, definition) : { value: text }
  const side = sideOf(text, offer.sides)
  if (side) return { value: sideValue(side) }
  const options = new Map(said).set(nameOf(key), text)
  if (offer.isSide?.(cards, givenIn({ options, users: new Map() }))) return { value: text }
  const found = onlyCard(cards, text, { kinds: offer.kinds, language, isMeant: () => true })
  if ('card' in found) return { value: cardValue(found.card) }
  const { unclear } = found
  const [card, ...more] = unclear.isNamed ? unclear.like.filter(one => leads(one, offer.kinds)) : []
  return card && more.length === 0 ? { value: cardValue(card), taken: { card, unclear } } : { unclear }
}

type Range = { readonly min_value?: number | undefined; readonly max_value?: number | undefined }

function numberIn(text: string, { min_value: min = 0, max_value: max = Infinity }: Range): Value | NoValue {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : -1
  return number >= min && number <= max ? { value: number } : { text }
}

const leads = (card: Card, kinds: readonly CardKind[]): boolean => kinds.some(kind => kind.leads(card))

const sideOf = (text: string, sides: readonly Side[]): Side | null =>
  sideIn(text, sides) ??
  sides.find(({ key }) => sideWords(key).some(words => fold(words) === fold(text))) ??
  null

/** Names the first word that is neither part of a card's name at the beginning nor of any sentence. */
function notUnderstood(
  clause: string,
  faces: readonly AnyFace[],
  { cards }: Looking,
  could: readonly Possible[],
): Misread {
  const kinds = faces.flatMap(face => face.options.flatMap(({ offer }) => offer?.kinds ?? []))
  const words = clause.split(/\s+/)
  const named = words.findLastIndex(
    (_, at) => cards.cardsNamed(words.slice(0, at + 1).join(' '), kinds).length > 0,
  )
  const word = words[named + 1] ?? clause
  return { understood: 0, word, clause, could }
}
