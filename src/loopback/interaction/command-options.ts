// Turns the words a user typed after a slash command into the options that Discord sends.

import {
  type ApplicationCommandOptionType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10'
import { type JsonObject, objectsIn } from '../json.ts'
import { Impossible } from '../persona/impossible-move.ts'
import { Refusal } from '../refusal.ts'
import { type CommandOption, findNamed, shownName } from '../world/commands.ts'
import type { RegisteredCommand } from '../world/types.ts'
import type { Interaction } from './interactions.ts'

type OptionValue = string | number | boolean
export type Typed = Readonly<Record<string, OptionValue | undefined>>

/** A command with the chosen subcommand and the options available there. */
export type CommandPlace = {
  readonly command: RegisteredCommand
  readonly subs: readonly CommandOption[]
  readonly options: readonly CommandOption[]
}

export type SentOption = {
  name: string
  type: ApplicationCommandOptionType
  value?: OptionValue
  focused?: true
  options?: SentOption[]
}

type Facets = {
  choices?: { name: string; name_localizations?: Record<string, string> | null; value: string | number }[]
  min_value?: number
  max_value?: number
  min_length?: number
  max_length?: number
  autocomplete?: boolean
}

/**
 * Finds the subcommand that further words name.
 * @throws Error when none has that name, or when one must be named
 */
export function commandPlace(
  command: RegisteredCommand,
  words: readonly string[],
  locale: string,
): CommandPlace {
  const subs: CommandOption[] = []
  let options: readonly CommandOption[] = command.options ?? []
  for (const word of words) {
    const sub = findNamed(options.filter(isSub), word, locale)
    if (!sub)
      throw new Impossible('commandUnknown', `/${command.name} has no subcommand "${word}"`, command.name)
    subs.push(sub)
    options = 'options' in sub ? (sub.options ?? []) : []
  }
  if (options.some(isSub))
    throw new Impossible(
      'commandUnknown',
      `/${command.name} needs a subcommand: ${options.map(one => one.name).join(', ')}`,
      command.name,
    )
  return { command, subs, options }
}

const isSub = (option: CommandOption): boolean =>
  option.type === Type.Subcommand || option.type === Type.SubcommandGroup

/**
 * Writes the options of a command that is sent, with the checks that a Discord client makes.
 * @throws Error for an unknown option, a missing required one, or a value the client would not take
 */
export function completeOptions(place: CommandPlace, typed: Typed, locale: string): SentOption[] {
  const given = named(place, typed, locale)
  const missing = place.options.find(option => 'required' in option && option.required && !given.has(option))
  if (missing)
    throw new Impossible(
      'optionMissing',
      `The option "${missing.name}" of /${place.command.name} is required`,
      shownName(missing, locale),
    )
  const sent = place.options.flatMap(option => {
    const value = given.get(option)
    return value === undefined
      ? []
      : [{ name: option.name, type: option.type, value: taken(option, value, locale) }]
  })
  return inside(place.subs, sent)
}

/**
 * Writes the options of a command that is still being typed; required ones may be missing.
 * @throws Error when the focused option does not exist or has no autocomplete
 */
export function partialOptions(
  place: CommandPlace,
  typed: Typed,
  focused: string,
  locale: string,
): { options: SentOption[]; type: Type } {
  const given = named(place, typed, locale)
  const focus = findNamed(place.options, focused, locale)
  if (!focus || !(focus as Facets).autocomplete)
    throw new Impossible('choicesMissing', `"${focused}" of /${place.command.name} has no autocomplete`)
  const sent = place.options.flatMap((option): SentOption[] => {
    const value = given.get(option)
    const plain = { name: option.name, type: option.type }
    if (option === focus) return [{ ...plain, value: String(value ?? ''), focused: true }]
    return value === undefined ? [] : [{ ...plain, value: taken(option, value, locale) }]
  })
  return { options: inside(place.subs, sent), type: focus.type }
}

function named(place: CommandPlace, typed: Typed, locale: string): Map<CommandOption, OptionValue> {
  const given = new Map<CommandOption, OptionValue>()
  for (const [name, value] of Object.entries(typed)) {
    const option = findNamed(place.options, name, locale)
    if (!option) throw new Impossible('optionWrong', `/${place.command.name} has no option "${name}"`, name)
    if (value !== undefined) given.set(option, value)
  }
  return given
}

const inside = (subs: readonly CommandOption[], sent: SentOption[]): SentOption[] =>
  subs.reduceRight((inner, { name, type }) => [{ name, type, options: inner }], sent)

function taken(option: CommandOption, value: OptionValue, locale: string): OptionValue {
  const { choices, min_value, max_value, min_length, max_length } = option as Facets
  if (choices && choices.length > 0) {
    const choice =
      choices.find(one => one.value === value) ?? choices.find(one => shownName(one, locale) === value)
    if (!choice)
      throw new Impossible(
        'optionWrong',
        `"${value}" is not a choice of the option "${option.name}"`,
        shownName(option, locale),
      )
    return choice.value
  }
  const wanted = option.type === Type.Boolean ? 'boolean' : isNumber(option.type) ? 'number' : 'string'
  if (typeof value !== wanted)
    throw new Impossible(
      'optionWrong',
      `The option "${option.name}" takes a ${wanted}`,
      shownName(option, locale),
    )
  const size = typeof value === 'string' ? value.length : Number(value)
  const [least, most] = typeof value === 'string' ? [min_length, max_length] : [min_value, max_value]
  if (size < (least ?? -Infinity) || size > (most ?? Infinity))
    throw new Impossible(
      'optionWrong',
      `"${value}" is out of range for the option "${option.name}"`,
      shownName(option, locale),
    )
  return value
}

const isNumber = (type: Type): boolean => type === Type.Integer || type === Type.Number

/**
 * Refuses autocomplete choices whose values are not of the type of the option being typed.
 * @throws Refusal 50035 at the first choice that does not fit
 */
export function demandChoicesFit({ command }: Interaction, data: JsonObject): void {
  if (command?.focused === undefined) return
  const wanted = isNumber(command.focused) ? 'number' : 'string'
  const wrong = objectsIn(data.choices).find(({ item }) => typeof item.value !== wanted)
  if (!wrong) return
  const path = ['data', 'choices', wrong.index, 'value']
  throw new Refusal('invalidForm', [
    { path, code: 'BASE_TYPE_BAD_TYPE', message: `Could not interpret as a ${wanted}.` },
  ])
}
