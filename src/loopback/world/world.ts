// Keeps everything of the loopback Discord in memory: users, guilds, channels, messages, commands.
import { randomBytes } from 'node:crypto'
import { ChannelType, type LocaleString, PermissionFlagsBits, type Snowflake } from 'discord-api-types/v10'
import { ALL_PERMISSIONS, MEMBER_PERMISSIONS } from './permissions.ts'
import { snowflakes } from './snowflake.ts'
import type {
  Channel,
  Guild,
  Happening,
  RegisteredCommand,
  StoredFile,
  StoredMessage,
  ThreadState,
  User,
} from './types.ts'

export type World = {
  readonly now: () => number
  readonly newId: () => Snowflake
  readonly token: string
  readonly applicationId: Snowflake
  readonly bot: User
  readonly users: Map<Snowflake, User>
  readonly guilds: Map<Snowflake, Guild>
  readonly channels: Map<Snowflake, Channel>
  /** The messages, in the order they were sent. */
  readonly messages: Map<Snowflake, StoredMessage>
  readonly files: Map<Snowflake, StoredFile>
  /** The commands: global ones under '', those of a guild under its id. */
  readonly commands: Map<string, RegisteredCommand[]>
  readonly listeners: Set<(happening: Happening) => void>
  /** The address that serves files; known once the server listens. */
  cdn: string
}

export type NewUser = {
  /** The id of a user of the start world, so that links to it stay valid; others get a new id. */
  id?: Snowflake
  name: string
  locale: LocaleString
  permissions?: bigint
  installed?: boolean
}

export type NewGuild = {
  name: string
  locale?: LocaleString
  ownerId?: Snowflake
  appPermissions?: bigint
  botInstalled?: boolean
}

export type NewChannel = {
  /** The id of a thread on a message, which is that of the message; other channels get a new one. */
  id?: Snowflake
  name: string
  type: ChannelType
  guildId?: Snowflake
  recipients?: readonly Snowflake[]
  appPermissions?: bigint
  thread?: ThreadState
}

/**
 * Builds an empty world with its application and bot user.
 * @param now the clock
 * @param token the token the bot must show; a random one when absent
 * @returns the world, with the bot as its only user
 */
export function createWorld(now: () => number, token?: string): World {
  const newId = snowflakes(now)
  const applicationId = newId()
  const bot: User = {
    id: applicationId,
    name: 'Riposte',
    locale: 'en-US',
    bot: true,
    permissions: ALL_PERMISSIONS,
    installed: false,
    roles: new Set(),
    dismissed: new Set(),
  }
  return {
    now,
    newId,
    token: token ?? botToken(applicationId),
    applicationId,
    bot,
    users: new Map([[bot.id, bot]]),
    guilds: new Map(),
    channels: new Map(),
    messages: new Map(),
    files: new Map(),
    commands: new Map(),
    listeners: new Set(),
    cdn: '',
  }
}

const botToken = (id: Snowflake): string =>
  [
    Buffer.from(id).toString('base64url'),
    randomBytes(4).toString('base64url'),
    randomBytes(27).toString('base64url'),
  ].join('.')

/** Adds a user. @returns the user */
export function addUser(world: World, wanted: NewUser): User {
  const user: User = {
    id: wanted.id ?? world.newId(),
    name: wanted.name,
    locale: wanted.locale,
    bot: false,
    permissions: wanted.permissions ?? MEMBER_PERMISSIONS,
    installed: wanted.installed ?? false,
    roles: new Set(),
    dismissed: new Set(),
  }
  world.users.set(user.id, user)
  return user
}

/** How many active threads a guild may have at Discord. */
const THREAD_LIMIT = 1_000

/** Adds a guild without channels. @returns the guild */
export function addGuild(world: World, wanted: NewGuild): Guild {
  const guild: Guild = {
    id: world.newId(),
    name: wanted.name,
    locale: wanted.locale ?? 'en-US',
    ownerId: wanted.ownerId ?? world.bot.id,
    botInstalled: wanted.botInstalled ?? true,
    isOut: false,
    roles: [],
    threadLimit: THREAD_LIMIT,
  }
  world.guilds.set(guild.id, guild)
  return guild
}

/** Adds a channel, direct message, group or thread. @returns the channel */
export function addChannel(world: World, wanted: NewChannel): Channel {
  const channel: Channel = {
    id: wanted.id ?? world.newId(),
    type: wanted.type,
    guildId: wanted.guildId,
    recipients: wanted.recipients ?? [],
    thread: wanted.thread,
    name: wanted.name,
    topic: null,
    lastMessageId: null,
    slowmode: 0,
    appPermissions: wanted.appPermissions ?? ALL_PERMISSIONS,
  }
  world.channels.set(channel.id, channel)
  return channel
}

/** Finds the direct message channel of a user with the bot; opens it at first use. @returns the channel */
export function directMessage(world: World, user: User): Channel {
  const known = [...world.channels.values()].find(
    channel => channel.type === ChannelType.DM && channel.recipients.includes(user.id),
  )
  return known ?? addChannel(world, { name: '', type: ChannelType.DM, recipients: [user.id, world.bot.id] })
}

/** Calls every listener with a happening. */
export function tellListeners(world: World, happening: Happening): void {
  for (const listener of world.listeners) listener(happening)
}

/**
 * Says whether a user can see a channel: private threads by membership or the right to manage threads,
 * direct messages by being in them.
 * @returns true for every public channel of a guild
 */
export function canSee(user: User, channel: Channel): boolean {
  if (channel.type === ChannelType.PrivateThread && channel.thread) {
    const may = user.bot ? channel.appPermissions : user.permissions
    return channel.thread.members.has(user.id) || (may & PermissionFlagsBits.ManageThreads) !== 0n
  }
  return channel.guildId !== undefined || channel.recipients.includes(user.id)
}
