// Reads where an interaction happens and what the bot may do there.
import {
  ApplicationIntegrationType,
  type BaseInteraction,
  ChannelType,
  InteractionContextType,
  PermissionFlagsBits as P,
} from 'discord.js'
import type { Place, ThreadPermission } from './command.ts'

const KINDS: Partial<Record<ChannelType, Place['kind']>> = {
  [ChannelType.GuildText]: 'channel',
  [ChannelType.GuildAnnouncement]: 'channel',
  [ChannelType.PublicThread]: 'thread',
  [ChannelType.PrivateThread]: 'thread',
  [ChannelType.AnnouncementThread]: 'thread',
  [ChannelType.DM]: 'direct',
  [ChannelType.GroupDM]: 'direct',
}

const BITS: Readonly<Record<ThreadPermission, bigint>> = {
  viewChannel: P.ViewChannel,
  createPublicThreads: P.CreatePublicThreads,
  sendMessagesInThreads: P.SendMessagesInThreads,
}
const FOR_THREADS = Object.keys(BITS) as ThreadPermission[]

/** The place; Discord sends the permissions with each interaction. @throws Error if there is no channel */
export function placeOf(interaction: BaseInteraction): Place {
  const { channelId } = interaction
  if (channelId === null) throw new Error('Discord sent an interaction without a channel')
  return new PlaceOf(interaction, channelId)
}

/** Reads each field when it is asked for: every letter typed and every press has a place, and few answers need all of it. */
class PlaceOf implements Place {
  readonly #interaction: BaseInteraction
  readonly channel: string
  readonly kind: Place['kind']
  readonly botIsHere: boolean

  constructor(interaction: BaseInteraction, channel: string) {
    this.#interaction = interaction
    this.channel = channel
    this.kind = kindOf(interaction)
    this.botIsHere = isHere(interaction)
  }

  get guild() {
    return this.#interaction.guildId
  }

  get parent() {
    return this.#thread?.parentId ?? null
  }

  get threads() {
    return this.#isChannel ? openThreads(this.#interaction.channel) : []
  }

  get isLocked() {
    return this.#thread?.locked ?? false
  }

  get isArchived() {
    return this.#thread?.archived ?? false
  }

  get mayStartThreads() {
    return this.#isChannel && this.lacks.length === 0
  }

  get lacks() {
    const { appPermissions } = this.#interaction
    return this.#isChannel ? FOR_THREADS.filter(one => !appPermissions.has(BITS[one])) : []
  }

  get maySend() {
    const { kind, botIsHere } = this
    const toSend = [P.ViewChannel, kind === 'thread' ? P.SendMessagesInThreads : P.SendMessages]
    return botIsHere && (kind === 'direct' || this.#interaction.appPermissions.has(toSend))
  }

  get managesGuild() {
    return this.#interaction.memberPermissions?.has(P.ManageGuild) ?? false
  }

  get roles() {
    return rolesOf(this.#interaction)
  }

  get #thread() {
    const { channel } = this.#interaction
    return channel?.isThread() ? channel : null
  }

  get #isChannel() {
    return this.botIsHere && this.kind === 'channel'
  }
}

/** Without private threads: not everybody in the channel is in them. */
function openThreads(channel: BaseInteraction['channel']): string[] {
  if (!channel || !('threads' in channel)) return []
  return [...channel.threads.cache.values()]
    .filter(({ type, locked }) => type !== ChannelType.PrivateThread && !locked)
    .map(({ id }) => id)
}

/**
 * Whether the bot is a member here. discord.js may not know a server yet that the bot has just joined: then a command
 * names its owners. A press names the owners of the message, which may be older than the server's installation.
 */
function isHere(interaction: BaseInteraction): boolean {
  if (interaction.inCachedGuild() || interaction.context === InteractionContextType.BotDM) return true
  const installed = interaction.authorizingIntegrationOwners[ApplicationIntegrationType.GuildInstall]
  return interaction.isCommand() && installed !== undefined && installed === interaction.guildId
}

/** discord.js knows no channel of a server that it does not know. */
function kindOf({ channel, guildId }: BaseInteraction): Place['kind'] {
  if (!channel) return guildId === null ? 'direct' : 'elsewhere'
  return KINDS[channel.type] ?? 'elsewhere'
}

/** The ids of the roles as Discord sent them: discord.js leaves out the roles of a server that it does not know yet. */
function rolesOf({ member, guildId }: BaseInteraction): string[] {
  if (!member || guildId === null) return []
  const roles = Array.isArray(member.roles) ? member.roles : (member as unknown as Roles)._roles
  return [guildId, ...roles]
}

type Roles = { readonly _roles: readonly string[] }
