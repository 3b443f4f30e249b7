// Dispatches of each kind about a server, with all fields that Discord documents for them.

import type { Discord } from '../../../../src/loopback/start-loopback.ts'
import { userNamed } from '../../../../src/loopback/world/add-to-world.ts'
import { guildPayload, memberPayload, userPayload } from '../../../../src/loopback/world/payloads.ts'
import type { Guild } from '../../../../src/loopback/world/types.ts'

export type WholeDispatch = { readonly t: string; readonly d: Readonly<Record<string, unknown>> }

const ROLE = '900000000000000001'
const CHANNEL = '900000000000000002'
const THREAD = '900000000000000003'
const MESSAGE = '900000000000000004'
const OTHER = '900000000000000005'
const TIME = '2026-08-05T12:00:00.000000+00:00'

/** Lists a dispatch of each kind about this server, in which everything has a value. */
export function wholeDispatches({ world }: Discord, guild: Guild): readonly WholeDispatch[] {
  const about = { guild_id: guild.id }
  const person = userNamed(world, 'Ana')
  const user = { ...userPayload(person), public_flags: 0, avatar_decoration_data: null, primary_guild: null }
  const member = { ...memberPayload(person, guild), user, ...about, nick: 'Annie', banner: null }
  const role = roleOf(ROLE)
  const channel = channelOf(guild.id)
  const thread = threadOf(guild.id)
  const message = messageOf(guild.id, user, member)
  const whole = { ...guildPayload(world, guild), ...moreOf(guild.id, user) }
  const stage = {
    id: OTHER,
    ...about,
    channel_id: CHANNEL,
    topic: 'Rhino',
    privacy_level: 2,
    discoverable_disabled: false,
  }
  const emoji = {
    id: OTHER,
    name: 'shield',
    roles: [ROLE],
    user,
    require_colons: true,
    managed: false,
    animated: false,
    available: true,
  }
  const sticker = {
    id: OTHER,
    name: 'Shield',
    description: null,
    tags: 's',
    type: 2,
    format_type: 1,
    available: true,
    ...about,
    user,
  }
  const event = eventOf(guild.id, user)
  const withThread = {
    ...whole,
    channels: [channel],
    threads: [thread],
    roles: [...whole.roles, role],
    members: [member],
  }
  return Object.entries({
    GUILD_CREATE: {
      ...withThread,
      emojis: [emoji],
      stickers: [sticker],
      stage_instances: [stage],
      guild_scheduled_events: [event],
    },
    GUILD_UPDATE: { ...whole, emojis: [emoji], stickers: [sticker] },
    GUILD_DELETE: { id: guild.id, unavailable: true },
    GUILD_ROLE_CREATE: { ...about, role },
    GUILD_ROLE_UPDATE: { ...about, role },
    GUILD_ROLE_DELETE: { ...about, role_id: ROLE },
    GUILD_MEMBER_ADD: member,
    GUILD_MEMBER_UPDATE: { ...member, user: userPayload(world.bot) },
    GUILD_MEMBER_REMOVE: { ...about, user },
    GUILD_MEMBERS_CHUNK: {
      ...about,
      members: [member],
      chunk_index: 0,
      chunk_count: 1,
      not_found: [],
      presences: [],
      nonce: 'n',
    },
    GUILD_BAN_ADD: { ...about, user },
    GUILD_BAN_REMOVE: { ...about, user },
    GUILD_EMOJIS_UPDATE: { ...about, emojis: [emoji] },
    GUILD_STICKERS_UPDATE: { ...about, stickers: [sticker] },
    GUILD_INTEGRATIONS_UPDATE: about,
    GUILD_AUDIT_LOG_ENTRY_CREATE: {
      ...about,
      id: OTHER,
      user_id: person.id,
      target_id: OTHER,
      action_type: 1,
      changes: [],
      options: {},
      reason: 'r',
    },
    GUILD_SCHEDULED_EVENT_CREATE: event,
    GUILD_SCHEDULED_EVENT_UPDATE: event,
    GUILD_SCHEDULED_EVENT_DELETE: event,
    CHANNEL_CREATE: channel,
    CHANNEL_UPDATE: channel,
    CHANNEL_DELETE: channel,
    CHANNEL_PINS_UPDATE: { ...about, channel_id: CHANNEL, last_pin_timestamp: TIME },
    THREAD_CREATE: { ...thread, newly_created: true },
    THREAD_UPDATE: thread,
    THREAD_DELETE: { id: THREAD, ...about, parent_id: CHANNEL, type: 11 },
    THREAD_LIST_SYNC: {
      ...about,
      channel_ids: [CHANNEL],
      threads: [thread],
      members: [threadMember(world.bot.id)],
    },
    THREAD_MEMBER_UPDATE: { ...threadMember(world.bot.id), ...about },
    THREAD_MEMBERS_UPDATE: {
      id: THREAD,
      ...about,
      member_count: 2,
      added_members: [{ ...threadMember(person.id), member, presence: null }],
      removed_member_ids: [OTHER],
    },
    MESSAGE_CREATE: message,
    MESSAGE_UPDATE: message,
    MESSAGE_DELETE: { id: MESSAGE, channel_id: CHANNEL, ...about },
    MESSAGE_DELETE_BULK: { ids: [MESSAGE], channel_id: CHANNEL, ...about },
    MESSAGE_REACTION_ADD: {
      user_id: person.id,
      channel_id: CHANNEL,
      message_id: MESSAGE,
      ...about,
      member,
      emoji: { id: null, name: '👍' },
      burst: false,
      type: 0,
    },
    MESSAGE_REACTION_REMOVE: {
      user_id: person.id,
      channel_id: CHANNEL,
      message_id: MESSAGE,
      ...about,
      emoji: { id: null, name: '👍' },
      burst: false,
      type: 0,
    },
    STAGE_INSTANCE_CREATE: stage,
    STAGE_INSTANCE_UPDATE: stage,
    STAGE_INSTANCE_DELETE: stage,
    TYPING_START: { channel_id: CHANNEL, ...about, user_id: person.id, timestamp: 1, member },
    PRESENCE_UPDATE: {
      ...about,
      user,
      status: 'online',
      activities: [{ name: 'a', type: 0, created_at: 1 }],
      client_status: { web: 'online' },
    },
    VOICE_STATE_UPDATE: {
      ...about,
      channel_id: CHANNEL,
      user_id: person.id,
      member,
      session_id: 's',
      deaf: false,
      mute: false,
      self_deaf: false,
      self_mute: false,
      self_video: false,
      suppress: false,
      request_to_speak_timestamp: null,
    },
    INVITE_CREATE: {
      ...about,
      channel_id: CHANNEL,
      code: 'c',
      created_at: TIME,
      inviter: user,
      max_age: 1,
      max_uses: 1,
      temporary: false,
      uses: 0,
      type: 0,
    },
    INVITE_DELETE: { ...about, channel_id: CHANNEL, code: 'c' },
    WEBHOOKS_UPDATE: { ...about, channel_id: CHANNEL },
    ENTITLEMENT_CREATE: {
      id: OTHER,
      sku_id: OTHER,
      application_id: world.applicationId,
      user_id: person.id,
      type: 8,
      deleted: false,
      starts_at: TIME,
      ends_at: TIME,
      ...about,
      consumed: false,
    },
    APPLICATION_COMMAND_PERMISSIONS_UPDATE: {
      id: OTHER,
      application_id: world.applicationId,
      ...about,
      permissions: [{ id: ROLE, type: 1, permission: true }],
    },
    USER_UPDATE: {
      ...userPayload(world.bot),
      verified: true,
      mfa_enabled: true,
      email: null,
      flags: 0,
      public_flags: 0,
    },
    INTERACTION_CREATE: { id: OTHER },
  }).map(([t, d]) => ({ t, d }))
}

const roleOf = (id: string) => ({
  ...{
    id,
    name: 'Table',
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  },
  ...{ hoist: false, position: 1, permissions: '0', managed: false, mentionable: false, flags: 0 },
  ...{ icon: null, unicode_emoji: null, tags: { bot_id: OTHER } },
})

const channelOf = (guild: string) => ({
  ...{ id: CHANNEL, type: 0, guild_id: guild, name: 'table', topic: 'Games', position: 0, parent_id: null },
  ...{ nsfw: false, last_message_id: MESSAGE, rate_limit_per_user: 0, flags: 0, application_id: null },
  ...{ default_auto_archive_duration: 1440, default_thread_rate_limit_per_user: 0, last_pin_timestamp: TIME },
  permission_overwrites: [{ id: ROLE, type: 0, allow: '0', deny: '0' }],
})

const threadMember = (user: string) => ({ id: THREAD, user_id: user, join_timestamp: TIME, flags: 0 })

const threadOf = (guild: string) => ({
  ...{ id: THREAD, type: 11, guild_id: guild, name: 'Rhino', parent_id: CHANNEL, owner_id: OTHER, flags: 0 },
  ...{ last_message_id: MESSAGE, rate_limit_per_user: 0, member_count: 1, message_count: 1 },
  ...{ total_message_sent: 1, applied_tags: [], member: threadMember(OTHER) },
  thread_metadata: {
    ...{ archived: false, auto_archive_duration: 1440, archive_timestamp: TIME, locked: false },
    ...{ invitable: true, create_timestamp: TIME },
  },
})

const messageOf = (guild: string, user: object, member: object) => ({
  ...{ id: MESSAGE, channel_id: CHANNEL, guild_id: guild, author: user, member, content: 'Rhino', type: 0 },
  ...{ timestamp: TIME, edited_timestamp: TIME, tts: false, mention_everyone: false, mentions: [user] },
  ...{ mention_roles: [ROLE], pinned: false, flags: 0, webhook_id: OTHER, nonce: '1', application_id: OTHER },
  mention_channels: [{ id: CHANNEL, guild_id: guild, type: 0, name: 'table' }],
  attachments: [{ id: OTHER, filename: 'a.png', size: 1, url: 'https://a.b', proxy_url: 'https://a.b' }],
  embeds: [{ type: 'rich', title: 'Rhino', fields: [{ name: 'a', value: 'b', inline: true }] }],
  reactions: [
    { count: 1, count_details: { burst: 0, normal: 1 }, me: false, emoji: { id: null, name: '👍' } },
  ],
  components: [{ type: 1, components: [{ type: 2, style: 2, label: 'Press', custom_id: 'x' }] }],
  sticker_items: [{ id: OTHER, name: 'Shield', format_type: 1 }],
  message_reference: { type: 0, message_id: OTHER, channel_id: CHANNEL, guild_id: guild },
  interaction_metadata: { id: OTHER, type: 2, user, authorizing_integration_owners: { 0: guild } },
  poll: null,
})

const moreOf = (guild: string, user: object) => ({
  ...{ discovery_splash: null, widget_enabled: true, widget_channel_id: CHANNEL, max_presences: null },
  ...{
    max_members: 100,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 25,
    application_id: null,
  },
  ...{ approximate_member_count: 1, approximate_presence_count: 1, safety_alerts_channel_id: null },
  incidents_data: { invites_disabled_until: TIME, dms_disabled_until: TIME },
  welcome_screen: { description: 'Hello', welcome_channels: [{ channel_id: CHANNEL, description: 'd' }] },
  voice_states: [{ guild_id: guild, channel_id: CHANNEL, user_id: OTHER, session_id: 's', deaf: false }],
  presences: [{ user, status: 'online', activities: [], client_status: {} }],
  soundboard_sounds: [
    { sound_id: OTHER, name: 'a', volume: 1, emoji_id: null, emoji_name: null, available: true },
  ],
})

const eventOf = (guild: string, user: object) => ({
  ...{ id: OTHER, guild_id: guild, channel_id: CHANNEL, creator_id: OTHER, creator: user, name: 'Evening' },
  ...{ description: null, scheduled_start_time: TIME, scheduled_end_time: TIME, privacy_level: 2, status: 1 },
  ...{ entity_type: 2, entity_id: null, entity_metadata: { location: 'Here' }, user_count: 1, image: null },
  recurrence_rule: null,
})
