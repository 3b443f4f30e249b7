// The nouns of the loopback Discord: who is there, where they talk, and what was said.
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
  /** What the user may do in every guild, as a bit field. */
  permissions: bigint
  /** Whether the user has added the application to their own account. */
  installed: boolean
  /** The roles that the user has, in whatever guild they belong to. */
  readonly roles: Set<Snowflake>
  /** The ephemeral messages that the user has closed. */
  readonly dismissed: Set<Snowflake>
}

export type Role = { readonly id: Snowflake; readonly name: string }

export type Guild = {
  readonly id: Snowflake
  readonly name: string
  readonly locale: LocaleString
  readonly ownerId: Snowflake
  /** Whether the bot was added to the guild; user-installed commands work without. */
  botInstalled: boolean
  /** An outage: the guild is there, and nobody can reach it. */
  isOut: boolean
  /** Beside @everyone, which has the guild's id. */
  readonly roles: Role[]
  /** How many threads may be active at once; a test may set it. */
  threadLimit: number
}

export type ThreadState = {
  readonly parentId: Snowflake
  readonly ownerId: Snowflake
  readonly members: Set<Snowflake>
  readonly createdAt: string
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
  /** Who is in a direct message or group; empty in guilds, where everybody is. */
  readonly recipients: readonly Snowflake[]
  readonly thread: ThreadState | undefined
  name: string
  topic: string | null
  lastMessageId: Snowflake | null
  slowmode: number
  /** What the application may do here, as a bit field; a test may set it. */
  appPermissions: bigint
}

/** A message as Discord sends it, with the loose shape for its components. */
export type Message = Omit<APIMessage, 'components' | 'flags'> & { components: Component[]; flags: number }

export type StoredMessage = {
  readonly message: Message
  /** The one user who sees an ephemeral message. */
  readonly onlyFor: Snowflake | undefined
}

export type Command = APIApplicationCommand

export type StoredFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** Something that happened in the world; the gateway hears it unless it is one user's private matter. */
export type Happening = {
  readonly event: string
  readonly data: object
  readonly guildId?: Snowflake | undefined
  readonly channelId?: Snowflake | undefined
  readonly onlyFor?: Snowflake | undefined
}
