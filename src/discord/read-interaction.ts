// Reads discord.js's interactions into the plain values that commands know.
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionType,
  type MessageComponentInteraction,
  MessageFlags,
} from 'discord.js'
import type { Asked, Caller, OptionValue, Pressed, Typing } from './command.ts'

type Any = ChatInputCommandInteraction | AutocompleteInteraction | MessageComponentInteraction

export const callerOf = (interaction: Any): Caller => ({
  userId: interaction.user.id,
  reader: {
    userSetting: null,
    userLocale: interaction.locale,
    guildSetting: null,
    guildLocale: interaction.guildLocale,
  },
})

export const askedOf = (interaction: ChatInputCommandInteraction): Asked => ({
  ...callerOf(interaction),
  options: optionsOf(interaction),
})

export const typingOf = (interaction: AutocompleteInteraction): Typing => ({
  ...callerOf(interaction),
  options: optionsOf(interaction),
  focused: interaction.options.getFocused(true).name,
})

function optionsOf({
  options,
}: ChatInputCommandInteraction | AutocompleteInteraction): Map<string, OptionValue> {
  return new Map(options.data.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])))
}

/** Whose message it is, Discord itself says: nothing of it is stored. */
export function pressedOf(interaction: MessageComponentInteraction): Pressed {
  const { message, user } = interaction
  const origin = message.interactionMetadata
  const isPrivate = message.flags.has(MessageFlags.Ephemeral)
  const isShared = !isPrivate && origin?.type === InteractionType.MessageComponent
  return {
    ...callerOf(interaction),
    customId: interaction.customId,
    values: interaction.isStringSelectMenu() ? interaction.values : [],
    isAsker: isPrivate || origin?.user.id === user.id,
    isPrivate,
    sharedBy: isShared ? origin.user.id : null,
  }
}
