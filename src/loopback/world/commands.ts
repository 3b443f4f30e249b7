// Keeps the application's commands: replaces them in bulk, and finds them by the name a user sees.
import {
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type Snowflake,
} from 'discord-api-types/v10'
import type { JsonObject } from '../json.ts'
import type { RegisteredCommand } from './types.ts'
import type { World } from './world.ts'

export type CommandOption = APIApplicationCommandOption
type Translations = Partial<Record<string, string | null>> | null | undefined
type Named = { name: string; name_localizations?: Translations }
type Described = { description: string; description_localizations?: Translations }

/**
 * Replaces the commands of a scope; a command that keeps its name and type keeps its id.
 * @param scope '' for global commands, else the guild
 * @returns the commands as Discord returns them
 */
export function takeCommands(
  world: World,
  scope: Snowflake | '',
  bodies: readonly JsonObject[],
): RegisteredCommand[] {
  const before = world.commands.get(scope) ?? []
  const commands = bodies.map(body => {
    const type = (body.type ?? ApplicationCommandType.ChatInput) as ApplicationCommandType
    const known = before.find(one => one.name === body.name && one.type === type)
    return {
      name_localizations: null,
      description: '',
      description_localizations: null,
      default_member_permissions: null,
      nsfw: false,
      dm_permission: true,
      contexts: null,
      integration_types: [ApplicationIntegrationType.GuildInstall],
      ...body,
      ...(scope === '' ? {} : { guild_id: scope }),
      id: known?.id ?? world.newId(),
      application_id: world.applicationId,
      version: world.newId(),
      type,
    } as unknown as RegisteredCommand
  })
  world.commands.set(scope, commands)
  return commands
}

/** @returns the command without its translations, as a plain GET gives it */
export function withoutLocalisations(command: RegisteredCommand): RegisteredCommand {
  return JSON.parse(JSON.stringify(command), (key, value: unknown) =>
    key.endsWith('_localizations') ? undefined : value,
  )
}

/**
 * Gives the name that a client with that locale shows; British and American English stand in for each other.
 * @returns the translation, or the default name
 */
export const shownName = ({ name, name_localizations: all }: Named, locale: string): string =>
  inLocale(all, locale) ?? name

/** @returns the description in that locale, or the default one */
export const shownDescription = (
  { description, description_localizations: all }: Described,
  locale: string,
): string => inLocale(all, locale) ?? description

function inLocale(all: Translations, locale: string): string | undefined {
  const other = locale === 'en-US' ? 'en-GB' : locale === 'en-GB' ? 'en-US' : ''
  return all?.[locale] ?? all?.[other] ?? undefined
}

/** @returns the first of the list with that name: its default name, or the name in that locale */
export const findNamed = <One extends Named>(
  list: readonly One[],
  name: string,
  locale: string,
): One | undefined => list.find(one => one.name === name) ?? list.find(one => shownName(one, locale) === name)

/** @returns all commands that a guild's clients list; in direct messages only the global ones */
export const commandsIn = (world: World, guildId: Snowflake | undefined): readonly RegisteredCommand[] => [
  ...(world.commands.get('') ?? []),
  ...(guildId === undefined ? [] : (world.commands.get(guildId) ?? [])),
]

/** @returns whether the command is offered in that context, for one of those installation types */
export function isOffered(
  command: RegisteredCommand,
  context: InteractionContextType,
  owners: Readonly<Record<string, string>>,
): boolean {
  const contexts = command.contexts ?? ALL_CONTEXTS
  const types = command.integration_types ?? [ApplicationIntegrationType.GuildInstall]
  return contexts.includes(context) && types.some(type => String(type) in owners)
}

const ALL_CONTEXTS = [
  InteractionContextType.Guild,
  InteractionContextType.BotDM,
  InteractionContextType.PrivateChannel,
]
