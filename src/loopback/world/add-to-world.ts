// Adds guilds, channels and groups to a world that clients are already connected to.
import { ChannelType } from 'discord-api-types/v10'
import { channelPayload, guildPayload, rolePayload } from './payloads.ts'
import type { Channel, Guild, GuildRole, User } from './types.ts'
import { addChannel, addGuild, type NewGuild, tellListeners, type World } from './world.ts'

export type NewGuildWithChannels = NewGuild & { readonly channels?: readonly string[] }

export type NewTextChannel = {
  readonly name: string
  /** A text channel by default. */
  readonly type?: ChannelType
  readonly guildId?: string
  readonly appPermissions?: bigint
}

export type NewRole = { readonly name: string; readonly guildId?: string }

/** Adds a guild with text channels, and announces it to the bot if the bot is in it. @returns the guild */
export function furnished(world: World, wanted: NewGuildWithChannels): Guild {
  const guild = addGuild(world, wanted)
  for (const name of wanted.channels ?? ['general'])
    addChannel(world, {
      name,
      type: ChannelType.GuildText,
      guildId: guild.id,
      ...(wanted.appPermissions === undefined ? {} : { appPermissions: wanted.appPermissions }),
    })
  if (guild.botInstalled)
    tellListeners(world, { event: 'GUILD_CREATE', data: guildPayload(world, guild), guildId: guild.id })
  return guild
}

/** Adds a channel to the first guild by default. @returns the channel */
export function newChannel(world: World, wanted: NewTextChannel): Channel {
  const guildId = wanted.guildId ?? firstGuild(world)
  const channel = addChannel(world, {
    type: ChannelType.GuildText,
    ...wanted,
    ...(guildId === undefined ? {} : { guildId }),
  })
  tellListeners(world, {
    event: 'CHANNEL_CREATE',
    data: channelPayload(world, channel),
    guildId,
    channelId: channel.id,
  })
  return channel
}

const firstGuild = (world: World): string | undefined => [...world.guilds.keys()][0]

/**
 * Adds a role to the first guild, unless another is named; no member has it yet.
 * @throws Error when there is no such guild
 */
export function newRole(world: World, { name, guildId }: NewRole): GuildRole {
  const guild = world.guilds.get(guildId ?? firstGuild(world) ?? '')
  if (!guild) throw new Error('There is no such guild')
  const role = { id: world.newId(), name }
  guild.roles.push(role)
  tellListeners(world, {
    event: 'GUILD_ROLE_CREATE',
    data: { guild_id: guild.id, role: rolePayload(role) },
    guildId: guild.id,
  })
  return role
}

/**
 * Adds a group of users, without the bot.
 * @throws Error for an unknown user
 */
export function newGroup(world: World, name: string, users: readonly string[]): Channel {
  const recipients = users.map(one => userNamed(world, one).id)
  return addChannel(world, { name, type: ChannelType.GroupDM, recipients })
}

/**
 * Finds a user by name or id.
 * @throws Error when there is none
 */
export function userNamed(world: World, name: string): User {
  const user = [...world.users.values()].find(one => one.name === name || one.id === name)
  if (!user) throw new Error(`There is no user "${name}"`)
  return user
}

/**
 * Finds a guild by name.
 * @throws Error when there is none
 */
export function guildNamed(world: World, name: string): Guild {
  const guild = [...world.guilds.values()].find(one => one.name === name)
  if (!guild) throw new Error(`There is no guild "${name}"`)
  return guild
}
