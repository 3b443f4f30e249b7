// The contexts of all commands: servers, direct messages, and any channel for users who installed the bot.
import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10'

/** The part of a command's definition that lists these contexts. */
export const everywhere = () => ({
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
})
