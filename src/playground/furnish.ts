/** Adds guilds, channels and groups to a world that clients are already connected to. */
import { ChannelType } from 'discord-api-types/v10'
import { channelPayload, guildPayload } from './payloads.ts'
import type { Channel, Guild, User } from './types.ts'
import { addChannel, addGuild, type NewGuild, tell, type World } from './world.ts'

export type NewGuildWithChannels = NewGuild & { readonly channels?: readonly string[] }

export type NewTextChannel = {
  readonly name: string
  readonly guildId?: string
  readonly appPermissions?: bigint
}

/** Adds a guild with text channels, and tells the bot if it is in there. @returns the guild */
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
    tell(world, { event: 'GUILD_CREATE', data: guildPayload(world, guild), guildId: guild.id })
  return guild
}

/** Adds a text channel to the first guild, unless another is named. @returns the channel */
export function newChannel(world: World, wanted: NewTextChannel): Channel {
  const [first] = world.guilds.keys()
  const guildId = wanted.guildId ?? first
  const channel = addChannel(world, {
    type: ChannelType.GuildText,
    ...wanted,
    ...(guildId === undefined ? {} : { guildId }),
  })
  tell(world, {
    event: 'CHANNEL_CREATE',
    data: channelPayload(world, channel),
    guildId,
    channelId: channel.id,
  })
  return channel
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
