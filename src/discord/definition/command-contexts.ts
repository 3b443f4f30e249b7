// Where all our commands can be used: in servers and in direct messages, and wherever somebody has taken the bot along.
import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10'

/** The part of a command's definition that says so. */
export const everywhere = () => ({
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
})
