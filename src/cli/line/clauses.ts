// Reads the clauses of a line: the first one says who attacks whom, and so which attack it is; each other one an option.
import { type AnyFace, attackFaces } from '../../discord/attack/face/face.ts'
import { type AttackOption, nameOf, OptionType, sideValue } from '../../discord/attack/face/options.ts'
import type { Language } from '../../language.ts'
import type { Misread, Possible, Taken } from './misread.ts'
import {
  denialsOf,
  matched,
  openings,
  PLAYED_SLOT,
  playsOf,
  type Slots,
  sayingWhose,
  sentencesFor,
} from './templates.ts'
import {
  type LineValue,
  type NoValue,
  type ReadingLine,
  type SaidOptions,
  sideOf,
  valueIn,
} from './values.ts'

/** A line as the options of a subcommand. */
export type LineOptions = {
  readonly face: AnyFace
  readonly options: SaidOptions
  readonly taken: readonly Taken[]
  /** The cards that players play, as they are typed. */
  readonly plays: readonly string[]
}

/** The options that a line can give: all that are no users and have no fixed list of values. */
const sayable = ({ options }: AnyFace): readonly AttackOption[] =>
  options.filter(
    ({ key, definition }) =>
      definition.type !== OptionType.User && !('choices' in definition) && key !== 'atOnce',
  )

/**
 * Reads a line whose words are of one language. The whole line decides which attack it is: the one in which the names of the
 * first clause are cards of the right kind, and of those the one in which most of the other clauses mean something.
 */
export function readClauses(
  line: string,
  looking: ReadingLine,
): { clauses: LineOptions } | { fault: Misread } {
  const [first = '', ...others] = line.split(/[,;]/).flatMap(clause => clause.trim() || [])
  const faces = attackFaces(looking.faces)
  const found = faces.flatMap(face =>
    openings(face.subcommand, looking.written).flatMap(template => {
      const slots = matched(template, first)
      return slots ? [readAfter(openingOf(face, slots, looking), others, looking)] : []
    }),
  )
  const [best, ...more] = found.toSorted((a, b) => a.wrong - b.wrong || b.read - a.read)
  if (!best) return { fault: notUnderstood(first, faces, looking, possibleOpenings(faces, looking.written)) }
  const alike = more.filter(one => one.wrong === best.wrong && one.read === best.read)
  const isOpen = best.wrong === 0 && alike.some(({ face }) => face !== best.face)
  return isOpen ? { fault: bothWays(first, [best, ...alike], looking) } : best.result
}

/** A line read as one attack. `wrong`: the part of its names that are no cards for it; `read`: how many other clauses mean something. */
type ReadAs = {
  readonly face: AnyFace
  readonly slots: Slots
  readonly wrong: number
  readonly read: number
  readonly result: { readonly clauses: LineOptions } | { readonly fault: Misread }
}

type Opening = Pick<ReadAs, 'face' | 'slots' | 'wrong'> & {
  readonly values: readonly (readonly [AttackOption, LineValue])[]
  readonly unclear: readonly (readonly [AttackOption, NoValue])[]
}

/** The first clause as the beginning of this attack. A name that several cards have is not wrong, but unclear. */
function openingOf(face: AnyFace, slots: Slots, looking: ReadingLine): Opening {
  const read = [...slots].map(([slot, text]) => {
    const option = face.options.find(({ key }) => key === slot)
    if (!option) throw new Error(`/attack ${face.subcommand} has no option ${slot}`)
    return [option, valueIn(option, text, new Map(), looking)] as const
  })
  const unclear = read.flatMap(([option, value]) => ('value' in value ? [] : [[option, value] as const]))
  const wrong = unclear.filter(([, why]) => !('unclear' in why && why.unclear.isNamed))
  return {
    ...{ face, slots, unclear, wrong: wrong.length / slots.size },
    values: read.flatMap(([option, value]) => ('value' in value ? [[option, value] as const] : [])),
  }
}

/** Reads the other clauses. A fault of the first clause comes before theirs. */
function readAfter(opening: Opening, others: readonly string[], looking: ReadingLine): ReadAs {
  const { face, slots, values, wrong } = opening
  const options = new Map(values.map(([{ key }, { value }]) => [nameOf(key), value]))
  for (const [{ key }] of opening.unclear) options.set(nameOf(key), slots.get(key) ?? '')
  const taken = values.flatMap(([, one]) => one.taken ?? [])
  const faults: Misread[] = opening.unclear.map(([option, why]) => misread(option, why, 1 + values.length))
  const plays: string[] = []
  let understood = 0
  for (const clause of others) {
    const played = playedIn(clause, face, options, looking)
    if (played !== null) {
      understood += 1
      plays.push(played)
      continue
    }
    const read = readOption(clause, face, options, looking)
    const before = 10 + understood
    if ('fault' in read) {
      faults.push({ ...read.fault, understood: before })
      continue
    }
    understood += 1
    const twice = read.said.flatMap(one => adds(one, options) ?? [])
    faults.push(
      ...twice.map(option => ({ understood: before, option, text: clause, isTwice: true as const })),
    )
    taken.push(...read.said.flatMap(({ value }) => value.taken ?? []))
  }
  const [fault] = faults
  const result = fault ? { fault } : { clauses: { face, options, taken, plays } }
  return { face, slots, wrong, read: understood, result }
}

/** The card that a clause plays; null: it plays none, or names somebody else than the line. */
function playedIn(clause: string, face: AnyFace, said: SaidOptions, looking: ReadingLine): string | null {
  for (const template of playsOf(face.subcommand, looking.written)) {
    const slots = matched(template, clause)
    const card = slots?.get(PLAYED_SLOT)
    if (slots && card !== undefined && areNamed(slots, PLAYED_SLOT, face, said, looking)) return card
  }
  return null
}

/** Gives an option its value; a list goes on. @returns the option, if it has a value already */
function adds(
  { option, value }: Said<LineValue>,
  options: Map<string, LineValue['value']>,
): AttackOption | null {
  const name = nameOf(option.key)
  const before = options.get(name)
  // Icons are told in one clause; each card that is revealed may have one of its own.
  const isList = option.offer?.list || (option.key === 'boost' && !/^\d/.test(`${value.value}`))
  options.set(name, isList && before !== undefined ? `${before}; ${value.value}` : value.value)
  return before === undefined || isList ? null : option
}

/** The form that names nobody else and ends with the card. */
const isShortest = (form: string): boolean => !form.startsWith('{{') && form.endsWith('}}')

/** The line could be each of these attacks: how to say which. */
const bothWays = (clause: string, alike: readonly ReadAs[], { written }: ReadingLine): Misread => ({
  understood: 10,
  clause,
  ways: [...new Set(alike.map(({ face, slots }) => sayingWhose(face.subcommand, slots, written)))],
})

const possibleOpenings = (faces: readonly AnyFace[], written: Language): Possible[] =>
  faces.flatMap(({ subcommand, options }) =>
    openings(subcommand, written).map(template => ({ template, options })),
  )

type Said<V> = { readonly option: AttackOption; readonly value: V }
type Read = { readonly said: readonly Said<LineValue>[] }
type FaultOf = { readonly fault: Misread }

/** The options that a clause gives, as a rule one: that whose value it names, with most of its words if several do (boost cards, boost). */
function readOption(clause: string, face: AnyFace, said: SaidOptions, looking: ReadingLine): Read | FaultOf {
  const { options, subcommand } = face
  const sentences = sayable(face).flatMap(option => [
    ...sentencesFor(option, subcommand, looking.written).map(template => ({ option, template, says: true })),
    ...denialsOf(option, subcommand, looking.written).map(template => ({ option, template, says: false })),
  ])
  const bySize = sentences.toSorted((a, b) => words(b.template) - words(a.template))
  const read = bySize.flatMap(({ option, template, says }) => {
    const slots = matched(template, clause)
    if (!slots) return []
    const own = { option, value: given(option, { text: slots.get(option.key), says }, said, looking) }
    // What is yes or no is said of cards that were named before; a card may bring another one, “GD01-059 with GD05-095 blocks”.
    if (option.definition.type === OptionType.Boolean)
      return areNamed(slots, option.key, face, said, looking) ? [[own]] : []
    return [[own, ...along(slots, option, face, said, looking)]]
  })
  for (const all of read) if (isRead(all)) return { said: all }
  const alone = sideAlone(clause, face)
  if (alone) return { said: [alone] }
  for (const { option, value } of read.flat())
    if (!('value' in value)) return { fault: misread(option, value, 0) }
  const open = sentences.filter(
    ({ option, says }, at) =>
      !said.has(nameOf(option.key)) &&
      // Of what is yes or no, one form shows how to say it.
      (option.definition.type !== OptionType.Boolean ||
        sentences.findIndex(one => one.option === option && one.says === says) === at),
  )
  const all = [
    ...open.map(({ template }) => template),
    ...playsOf(subcommand, looking.written).filter(isShortest),
  ]
  const could = all.map(template => ({ template, options }))
  return { fault: notUnderstood(clause, [face], looking, could) }
}

const isRead = (all: readonly Said<LineValue | NoValue>[]): all is readonly Said<LineValue>[] =>
  all.every(({ value }) => 'value' in value)

/** The values of the other slots of a sentence. */
const along = (
  slots: Slots,
  { key: own }: AttackOption,
  { options }: AnyFace,
  said: SaidOptions,
  looking: ReadingLine,
): Said<LineValue | NoValue>[] =>
  options.flatMap(option => {
    const text = option.key === own ? undefined : slots.get(option.key)
    return text === undefined ? [] : [{ option, value: valueIn(option, text, said, looking) }]
  })

/** A clause that is a side alone stands for the only option with that side: “no Base”. */
function sideAlone(clause: string, { options }: AnyFace): Said<LineValue> | null {
  const meant = options.flatMap(option => {
    const side = option.offer ? sideOf(clause, option.offer.sides) : null
    return side ? [{ option, value: { value: sideValue(side) } }] : []
  })
  const [only, ...others] = meant
  return only && others.length === 0 ? only : null
}

/** How many words of a sentence are fixed. */
const words = (template: string): number =>
  template
    .replaceAll(/\{\{\w+\}\}/g, '')
    .split(/\s+/)
    .filter(Boolean).length

/** The value of an option in a sentence; a flag stands there without one, and a sentence may deny it. */
const given = (
  option: AttackOption,
  { text, says }: { readonly text: string | undefined; readonly says: boolean },
  said: SaidOptions,
  looking: ReadingLine,
) => (text === undefined ? { value: says } : valueIn(option, text, said, looking))

/** Whether the other cards that a sentence names are those that the line has named before: “Frost Giant is not tough”. */
const areNamed = (
  slots: Slots,
  own: string,
  { options }: AnyFace,
  said: SaidOptions,
  looking: ReadingLine,
): boolean =>
  [...slots].every(([key, text]) => {
    if (key === own) return true
    const option = options.find(one => one.key === key)
    if (!option) return false
    const value = valueIn(option, text, said, looking)
    return 'value' in value && value.value === said.get(nameOf(option.key))
  })

const misread = (option: AttackOption, why: NoValue, understood: number): Misread =>
  'unclear' in why ? { understood, option, ...why } : { understood, option, ...why, isTwice: false }

/** No card has a name of more words. */
const MOST_WORDS = 15

/** Names the first word that is neither part of a card's name at the beginning nor of any sentence. */
function notUnderstood(
  clause: string,
  faces: readonly AnyFace[],
  { cards }: ReadingLine,
  could: readonly Possible[],
): Misread {
  const kinds = faces.flatMap(face => face.options.flatMap(({ offer }) => offer?.kinds ?? []))
  const words = clause.split(/\s+/)
  const named = words
    .slice(0, MOST_WORDS)
    .findLastIndex((_, at) => cards.cardsNamed(words.slice(0, at + 1).join(' '), kinds).length > 0)
  const word = words[named + 1] ?? clause
  return { understood: 0, word, clause, could }
}
