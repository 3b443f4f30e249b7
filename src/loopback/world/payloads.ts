// Writes users, guilds, channels and members as the JSON that Discord sends.
import { type APIUser, ChannelType } from 'discord-api-types/v10'
import { ALL_PERMISSIONS } from './permissions.ts'
import { madeAt } from './snowflake.ts'
import type { Channel, Guild, GuildRole, ThreadState, User } from './types.ts'
import { canSee, type World } from './world.ts'

/** @returns the user object */
export const userPayload = (user: User): APIUser => ({
  id: user.id,
  username: user.name.toLowerCase(),
  discriminator: '0',
  global_name: user.bot ? null : user.name,
  avatar: null,
  ...(user.bot ? { bot: true } : {}),
})

/** @returns the member object of an interaction, with the user's permissions */
export const memberPayload = (user: User, guild: Guild) => ({
  user: userPayload(user),
  nick: null,
  avatar: null,
  roles: guild.roles.filter(({ id }) => user.roles.has(id)).map(({ id }) => id),
  joined_at: new Date(madeAt(user.id)).toISOString(),
  premium_since: null,
  communication_disabled_until: null,
  deaf: false,
  mute: false,
  pending: false,
  flags: 0,
  permissions: permissionsOf(user, guild).toString(),
})

/** @returns the user's permissions in the guild; its owner has all */
export const permissionsOf = (user: User, guild: Guild): bigint =>
  guild.ownerId === user.id ? ALL_PERMISSIONS : user.permissions

const threadPayload = (thread: ThreadState) => ({
  parent_id: thread.parentId,
  owner_id: thread.ownerId,
  member_count: thread.members.size,
  message_count: thread.messages,
  total_message_sent: thread.messagesEver,
  thread_metadata: {
    archived: thread.archived,
    auto_archive_duration: thread.autoArchive,
    archive_timestamp: thread.archivedAt,
    locked: thread.locked,
    invitable: thread.invitable,
    create_timestamp: thread.createdAt,
  },
})

/** @returns the channel object, for a guild channel, a thread, a direct message or a group */
export function channelPayload(world: World, channel: Channel) {
  const common = { id: channel.id, type: channel.type, last_message_id: channel.lastMessageId, flags: 0 }
  if (channel.guildId === undefined) return { ...common, ...privatePayload(world, channel) }
  const named = {
    ...common,
    guild_id: channel.guildId,
    name: channel.name,
    rate_limit_per_user: channel.slowmode,
  }
  if (channel.thread) return { ...named, ...threadPayload(channel.thread) }
  return {
    ...named,
    topic: channel.topic,
    position: 0,
    parent_id: null,
    permission_overwrites: [],
    nsfw: false,
  }
}

function privatePayload(world: World, channel: Channel) {
  const others = channel.recipients.filter(id => id !== world.bot.id)
  const recipients = others.flatMap(id => {
    const user = world.users.get(id)
    return user ? [userPayload(user)] : []
  })
  return channel.type === ChannelType.GroupDM
    ? { recipients, name: channel.name, icon: null, owner_id: others[0] ?? null }
    : { recipients }
}

/** @returns GUILD_CREATE's data: the guild with its channels and the threads the bot can see */
export function guildPayload(world: World, guild: Guild) {
  const channels = [...world.channels.values()].filter(channel => channel.guildId === guild.id)
  const people = [...world.users.values()]
  const joined = new Date(madeAt(guild.id)).toISOString()
  return {
    ...guildFacts(guild),
    roles: [everyone(guild), ...guild.roles].map(rolePayload),
    channels: channels.filter(channel => !channel.thread).map(channel => channelPayload(world, channel)),
    threads: channels
      .filter(channel => channel.thread && !channel.thread.archived && canSee(world.bot, channel))
      .map(channel => channelPayload(world, channel)),
    members: [memberPayload(world.bot, guild)],
    member_count: people.length,
    joined_at: joined,
    large: false,
    unavailable: false,
  }
}

const guildFacts = (guild: Guild) => ({
  id: guild.id,
  name: guild.name,
  owner_id: guild.ownerId,
  preferred_locale: guild.locale,
  icon: null,
  splash: null,
  banner: null,
  description: null,
  features: [],
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  verification_level: 0,
  default_message_notifications: 0,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw_level: 0,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  vanity_url_code: null,
  emojis: [],
  stickers: [],
  voice_states: [],
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
})

/** @returns the role of every member of the guild */
export const everyone = (guild: Guild): GuildRole => ({ id: guild.id, name: '@everyone' })

/** @returns the role object; roles that a test adds have no permissions */
export const rolePayload = ({ id, name }: GuildRole) => ({
  id,
  name,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  position: 0,
  permissions: name === '@everyone' ? ALL_PERMISSIONS.toString() : '0',
  managed: false,
  mentionable: false,
  flags: 0,
})
