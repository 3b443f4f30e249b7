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

/**
 * The place; Discord sends the permissions with each interaction. What they allow is read when it is asked for: every letter
 * typed and every press has a place, and few answers need all of it. @throws Error if there is no channel
 */
export function placeOf(interaction: BaseInteraction): Place {
  const { channel, channelId, guildId, appPermissions, memberPermissions } = interaction
  if (channelId === null) throw new Error('Discord sent an interaction without a channel')
  const kind = kindOf(interaction)
  const thread = channel?.isThread() ? channel : null
  const botIsHere = isHere(interaction)
  const isChannel = botIsHere && kind === 'channel'
  const lacks = () => (isChannel ? FOR_THREADS.filter(one => !appPermissions.has(BITS[one])) : [])
  return {
    guild: guildId,
    channel: channelId,
    kind,
    parent: thread?.parentId ?? null,
    get threads() {
      return isChannel ? openThreads(channel) : []
    },
    botIsHere,
    get mayStartThreads() {
      return isChannel && lacks().length === 0
    },
    get lacks() {
      return lacks()
    },
    get managesGuild() {
      return memberPermissions?.has(P.ManageGuild) ?? false
    },
    get roles() {
      return rolesOf(interaction)
    },
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
