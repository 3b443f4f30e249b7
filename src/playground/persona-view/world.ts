// Describes the world as one persona sees it.
import { ChannelType } from 'discord-api-types/v10'
import { isAttended } from '../../loopback/gateway/gateway-state.ts'
import type { Loopback } from '../../loopback/loopback.ts'
import { everyone } from '../../loopback/world/payloads.ts'
import type { Channel, Guild, GuildRole, User } from '../../loopback/world/types.ts'
import { canSee, directMessage, type World } from '../../loopback/world/world.ts'
import type { PagePlace, Persona, ServerMessage, Switch } from '../protocol.ts'
import { messageCommands, slashCommands } from './commands.ts'

/** @returns the users that a page can play as */
const personasIn = (world: World): readonly Persona[] =>
  [...world.users.values()].filter(user => !user.bot).map(({ id, name, locale }) => ({ id, name, locale }))

/** @returns the channels and threads that the user can see, and their direct message with the bot */
export function placesFor(world: World, user: User): readonly PagePlace[] {
  const direct = directMessage(world, user)
  return [...world.channels.values()]
    .filter(channel => channel === direct || (channel.guildId !== undefined && canSee(user, channel)))
    .map(channel => placeOf(world, channel))
}

const placeOf = (world: World, { id, name, thread, type }: Channel): PagePlace => ({
  id,
  name: type === ChannelType.DM ? world.bot.name : name,
  kind: type === ChannelType.DM ? 'direct' : thread ? 'thread' : 'channel',
  parent: thread?.parentId ?? null,
  isArchived: thread?.archived ?? false,
  isLocked: thread?.locked ?? false,
  messages: thread?.messages ?? 0,
})

/** @returns the whole world for a page that begins */
export function worldFor({ world, gateway, faults }: Loopback, user: User): ServerMessage {
  const { id, name, locale } = user
  const guild = firstGuild(world)
  const places = placesFor(world, user)
  const home = [...world.channels.values()].find(({ guildId }) => guildId === guild.id)
  return {
    type: 'world',
    me: { id, name, locale },
    personas: personasIn(world),
    bot: { id: world.bot.id, name: world.bot.name, isOnline: isAttended(gateway) },
    guild: { name: guild.name },
    places,
    commands: home ? slashCommands(world, user, home) : [],
    messageCommands: home ? messageCommands(world, user, home) : [],
    roles: rolesIn(guild),
    switches: [...faults.standing] satisfies readonly Switch[],
    names: namesIn(world, guild, places),
  }
}

function firstGuild(world: World): Guild {
  const [guild] = world.guilds.values()
  if (!guild) throw new Error('The world has no guild')
  return guild
}

const rolesIn = (guild: Guild): readonly GuildRole[] => [everyone(guild), ...guild.roles]

/** The names of mentions, by id. */
const namesIn = (
  world: World,
  guild: Guild,
  places: readonly PagePlace[],
): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...[...world.users.values()].map(({ id, name }) => [id, name]),
    ...places.map(({ id, name }) => [id, name]),
    ...rolesIn(guild).map(({ id, name }) => [id, name]),
  ])
