// What discord.js remembers: servers with their channels, roles and threads. Whatever else an answer needs comes with it.
import { type CacheFactory, type Client, Events, Options } from 'discord.js'

/** People, what they write and what they wear would only fill the memory: the more who ask, the more of it. */
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

/** Direct messages are channels, which discord.js always keeps: they are taken away before anybody looks. */
export function forgetDirectMessages(client: Client): void {
  client.on(Events.InteractionCreate, ({ guildId, channelId }) => {
    if (guildId === null && channelId !== null) client.channels.cache.delete(channelId)
  })
}
