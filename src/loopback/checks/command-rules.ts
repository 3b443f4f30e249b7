// Checks commands and autocomplete choices for faults that Discord's published schema lets through.
import { ApplicationCommandOptionType, ApplicationCommandType, Locale } from 'discord-api-types/v10'
import { isObject, type JsonObject, objectsIn, type Path, textOrEmpty } from '../json.ts'
import type { BodyFault } from '../refusal.ts'
import { repeated, total } from './body-fields.ts'
import { faultIf, makeRule, type Rule } from './rule.ts'

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u
const LOCALES: ReadonlySet<string> = new Set(Object.values(Locale))

/** A command, an option or a choice, with its path in the body. */
type Part = { part: JsonObject; path: Path; kind: 'command' | 'option' | 'choice' }

const isSlash = (command: JsonObject): boolean =>
  (command.type ?? ApplicationCommandType.ChatInput) === ApplicationCommandType.ChatInput

function optionsIn(part: JsonObject, path: Path): Part[] {
  return objectsIn(part.options).flatMap(({ item, index }) => {
    const at = [...path, 'options', index]
    return [{ part: item, path: at, kind: 'option' as const }, ...choicesIn(item, at), ...optionsIn(item, at)]
  })
}

const choicesIn = (part: JsonObject, path: Path): Part[] =>
  objectsIn(part.choices).map(({ item, index }) => ({
    part: item,
    path: [...path, 'choices', index],
    kind: 'choice',
  }))

const partsOf = (command: JsonObject, path: Path): Part[] => [
  { part: command, path, kind: 'command' },
  ...optionsIn(command, path),
]

const localisations = (part: JsonObject, key: string): readonly (readonly [string, string])[] => {
  const all = part[`${key}_localizations`]
  return isObject(all)
    ? Object.entries(all).map(([locale, words]) => [locale, textOrEmpty(words)] as const)
    : []
}

function unknownLocales({ part, path }: Part): readonly BodyFault[] {
  return ['name', 'description'].flatMap(key =>
    localisations(part, key)
      .filter(([locale]) => !LOCALES.has(locale))
      .map(([locale]) => ({
        path: [...path, `${key}_localizations`, locale],
        code: 'BASE_TYPE_CHOICES',
        message: `"${locale}" is not a locale of Discord.`,
      })),
  )
}

function badNames({ part, path }: Part): readonly BodyFault[] {
  const names: [Path, string][] = [[[...path, 'name'], textOrEmpty(part.name)]]
  for (const [locale, name] of localisations(part, 'name'))
    names.push([[...path, 'name_localizations', locale], name])
  return names.flatMap(([at, name]) =>
    faultIf(
      !NAME.test(name) || name !== name.toLowerCase(),
      at,
      'APPLICATION_COMMAND_INVALID_NAME',
      'Command name is invalid',
    ),
  )
}

/** Gives the length of the longest translation, the only one that Discord counts. */
const longest = (part: JsonObject, key: string): number =>
  Math.max(textOrEmpty(part[key]).length, ...localisations(part, key).map(([, words]) => words.length))

const sizeOf = ({ part, kind }: Part): number =>
  kind === 'choice'
    ? longest(part, 'name') + textOrEmpty(part.value).length
    : longest(part, 'name') + longest(part, 'description')

const isSubcommand = (part: JsonObject): boolean =>
  part.type === ApplicationCommandOptionType.Subcommand ||
  part.type === ApplicationCommandOptionType.SubcommandGroup

function requiredAfterOptional({ part, path }: Part): readonly BodyFault[] {
  const options = objectsIn(part.options).filter(({ item }) => !isSubcommand(item))
  const firstOptional = options.findIndex(({ item }) => item.required !== true)
  const late = options.filter(
    ({ item }, index) => firstOptional >= 0 && index > firstOptional && item.required === true,
  )
  return late.map(({ index }) => ({
    path: [...path, 'options', index],
    code: 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    message: 'Required options must be placed before non-required options',
  }))
}

function longChoices({ part, path, kind }: Part): readonly BodyFault[] {
  const length = typeof part.value === 'string' ? part.value.length : 1
  const message = 'Must be between 1 and 100 in length.'
  return faultIf(
    kind === 'choice' && (length < 1 || length > 100),
    [...path, 'value'],
    'BASE_TYPE_BAD_LENGTH',
    message,
  )
}

function sameNames({ part, path }: Part): readonly BodyFault[] {
  const names = objectsIn(part.options).map(({ item }) => textOrEmpty(item.name))
  return repeated(names).map(({ index }) => ({
    path: [...path, 'options', index],
    code: 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    message: 'Option name already exists in these options',
  }))
}

function mixedOptions({ part, path }: Part): readonly BodyFault[] {
  const options = objectsIn(part.options)
  const sub = options.filter(({ item }) => isSubcommand(item)).length
  return faultIf(
    sub > 0 && sub < options.length,
    [...path, 'options'],
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    'Sub-command and sub-command group option types are mutually exclusive to all other types',
  )
}

const eachPart = (name: string, check: (part: Part) => readonly BodyFault[]): Rule =>
  makeRule(name, 'command', look => partsOf(look.body, look.path).flatMap(check))

/** The rules for command definitions, then those for the answer to an autocomplete. */
export const COMMAND_RULES: readonly Rule[] = [
  makeRule('command and option names are lower-case words', 'command', look =>
    partsOf(look.body, look.path)
      .filter(({ kind, part }) => kind === 'option' || (kind === 'command' && isSlash(part)))
      .flatMap(badNames),
  ),
  makeRule('a slash command has a description', 'command', look =>
    faultIf(
      isSlash(look.body) && textOrEmpty(look.body.description) === '',
      [...look.path, 'description'],
      'BASE_TYPE_REQUIRED',
      'This field is required',
    ),
  ),
  makeRule('a context menu command has no description', 'command', look =>
    faultIf(
      !isSlash(look.body) && textOrEmpty(look.body.description) !== '',
      [...look.path, 'description'],
      'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID',
      'Context menu commands cannot have description',
    ),
  ),
  eachPart('locales are those of Discord', unknownLocales),
  eachPart('no autocomplete beside choices', ({ part, path }) =>
    faultIf(
      part.autocomplete === true && objectsIn(part.choices).length > 0,
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
      'Autocomplete cannot be used together with choices',
    ),
  ),
  eachPart('required options come first', requiredAfterOptional),
  eachPart('option names differ', sameNames),
  eachPart('subcommands do not mix with options', mixedOptions),
  eachPart('the value of a choice has 1 to 100 characters', longChoices),
  makeRule('a command has at most 8000 characters', 'command', look =>
    faultIf(
      total(partsOf(look.body, look.path).map(sizeOf)) > 8000,
      look.path,
      'APPLICATION_COMMAND_TOO_LARGE',
      'Command exceeds maximum size (8000)',
    ),
  ),
  makeRule('command names differ', 'commands', look =>
    repeated(look.body.map(command => `${command.type ?? 1} ${textOrEmpty(command.name)}`)).map(
      ({ index }) => ({
        path: [...look.path, index, 'name'],
        code: 'APPLICATION_COMMANDS_DUPLICATE_NAME',
        message: 'Application command names must be unique',
      }),
    ),
  ),
  makeRule('the value of an offered choice has 1 to 100 characters', 'choices', look =>
    choicesIn(look.body, look.path).flatMap(longChoices),
  ),
  makeRule('the locales of an offered choice are those of Discord', 'choices', look =>
    choicesIn(look.body, look.path).flatMap(unknownLocales),
  ),
]
