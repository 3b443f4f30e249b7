// Defines the data of the loopback's world: users, guilds, channels, messages, commands.
import type {
  APIApplicationCommand,
  APIMessage,
  ChannelType,
  LocaleString,
  Snowflake,
} from 'discord-api-types/v10'
import type { Component } from '../interaction/components.ts'

export type User = {
  readonly id: Snowflake
  readonly name: string
  readonly locale: LocaleString
  readonly bot: boolean
  /** The user's permissions in every guild, as a bit field. */
  permissions: bigint
  /** Whether the user has added the application to their own account. */
  installed: boolean
  /** The roles of the user, of all guilds. */
  readonly roles: Set<Snowflake>
  /** The ephemeral messages that the user has closed. */
  readonly dismissed: Set<Snowflake>
}

export type GuildRole = { readonly id: Snowflake; readonly name: string }

export type Guild = {
  readonly id: Snowflake
  readonly name: string
  readonly locale: LocaleString
  readonly ownerId: Snowflake
  /** Whether the bot was added to the guild; user-installed commands work without. */
  botInstalled: boolean
  /** Whether an outage makes the guild unavailable. */
  isOut: boolean
  /** The roles beside @everyone, which has the guild's id. */
  readonly roles: GuildRole[]
  /** How many threads may be active at once; a test may set it. */
  threadLimit: number
}

export type ThreadState = {
  readonly parentId: Snowflake
  readonly ownerId: Snowflake
  readonly members: Set<Snowflake>
  readonly createdAt: string
  /** How many messages it has, without ephemeral ones and the first of a forum post. */
  messages: number
  /** The same, with deleted ones. */
  messagesEver: number
  archived: boolean
  archivedAt: string
  locked: boolean
  invitable: boolean
  autoArchive: number
}

export type Channel = {
  readonly id: Snowflake
  readonly type: ChannelType
  readonly guildId: Snowflake | undefined
  /** The users of a direct message or group; empty in guilds, whose channels are open to all members. */
  readonly recipients: readonly Snowflake[]
  readonly thread: ThreadState | undefined
  name: string
  topic: string | null
  lastMessageId: Snowflake | null
  slowmode: number
  /** The application's permissions here, as a bit field; a test may set it. */
  appPermissions: bigint
}

/** A message as Discord sends it, with the loose shape for its components. */
export type Message = Omit<APIMessage, 'components' | 'flags'> & { components: Component[]; flags: number }

export type StoredMessage = {
  readonly message: Message
  /** The one user who sees an ephemeral message. */
  readonly onlyFor: Snowflake | undefined
}

export type RegisteredCommand = APIApplicationCommand

export type StoredFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** An event in the world; the gateway sends it to the bot, unless `onlyFor` names one user. */
export type Happening = {
  readonly event: string
  readonly data: object
  readonly guildId?: Snowflake | undefined
  readonly channelId?: Snowflake | undefined
  readonly onlyFor?: Snowflake | undefined
}
