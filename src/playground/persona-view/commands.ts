// Lists the commands as one persona's client does: each subcommand by itself, in the persona's language.
import { ApplicationCommandType, ApplicationCommandOptionType as Type } from 'discord-api-types/v10'
import { offeredCommands } from '../../loopback/persona/find-target.ts'
import { type CommandOption, shownDescription, shownName } from '../../loopback/world/commands.ts'
import type { Channel, RegisteredCommand, User } from '../../loopback/world/types.ts'
import type { World } from '../../loopback/world/world.ts'
import type { PageCommand, PageOption } from '../protocol.ts'

/** The option types that the page can ask for; files are not among them. */
const KINDS: Readonly<Partial<Record<Type, PageOption['type']>>> = {
  [Type.String]: 'text',
  [Type.Integer]: 'integer',
  [Type.Number]: 'number',
  [Type.Boolean]: 'flag',
  [Type.User]: 'user',
  [Type.Mentionable]: 'user',
  [Type.Role]: 'role',
  [Type.Channel]: 'channel',
}

/** @returns the slash commands that the user is offered in the channel, with their options */
export const slashCommands = (world: World, user: User, channel: Channel): readonly PageCommand[] =>
  offeredCommands(world, user, channel, ApplicationCommandType.ChatInput).flatMap(command =>
    leaves(command, command.options ?? [], [command], user.locale),
  )

/** @returns the message commands that the user is offered */
export const messageCommands = (world: World, user: User, channel: Channel) =>
  offeredCommands(world, user, channel, ApplicationCommandType.Message).map(command => ({
    name: command.name,
    shown: shownName(command, user.locale),
  }))

type Step = RegisteredCommand | CommandOption

function leaves(
  last: Step,
  options: readonly CommandOption[],
  path: readonly Step[],
  locale: string,
): PageCommand[] {
  const subs = options.filter(({ type }) => type === Type.Subcommand || type === Type.SubcommandGroup)
  if (subs.length > 0) {
    return subs.flatMap(sub =>
      leaves(sub, 'options' in sub ? (sub.options ?? []) : [], [...path, sub], locale),
    )
  }
  return [
    {
      name: path.map(({ name }) => name).join(' '),
      shown: path.map(step => shownName(step, locale)).join(' '),
      description: shownDescription(last, locale),
      options: options.flatMap(option => shownOption(option, locale)),
    },
  ]
}

type Facets = {
  readonly required?: boolean
  readonly autocomplete?: boolean
  readonly choices?: readonly (Parameters<typeof shownName>[0] & { readonly value: string | number })[]
  readonly min_value?: number
  readonly max_value?: number
  readonly min_length?: number
  readonly max_length?: number
}

function shownOption(option: CommandOption, locale: string): PageOption[] {
  const type = KINDS[option.type]
  if (!type) return []
  const facets: Facets = option
  return [
    {
      name: option.name,
      shown: shownName(option, locale),
      description: shownDescription(option, locale),
      type,
      required: facets.required ?? false,
      autocomplete: facets.autocomplete ?? false,
      choices: (facets.choices ?? []).map(choice => ({
        name: shownName(choice, locale),
        value: choice.value,
      })),
      min: facets.min_value ?? facets.min_length ?? null,
      max: facets.max_value ?? facets.max_length ?? null,
    },
  ]
}
