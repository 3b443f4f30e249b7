// The caches of discord.js: servers with channels, roles and threads. Interactions bring the other data of an answer.
import { type CacheFactory, type Client, Events, Options } from 'discord.js'

/** Caches of users, messages and reactions would only fill the memory: they grow with the number of users. */
export const FEW_CACHES: CacheFactory = Options.cacheWithLimits({
  ApplicationCommandManager: 0,
  ApplicationEmojiManager: 0,
  AutoModerationRuleManager: 0,
  EntitlementManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildInviteManager: 0,
  GuildMemberManager: 0,
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  StageInstanceManager: 0,
  ThreadMemberManager: 0,
  UserManager: 0,
  VoiceStateManager: 0,
})

/** discord.js caches every direct message as a channel: this listener removes it before the router reads it. */
export function forgetDirectMessages(client: Client): void {
  client.on(Events.InteractionCreate, ({ guildId, channelId }) => {
    if (guildId === null && channelId !== null) client.channels.cache.delete(channelId)
  })
}
