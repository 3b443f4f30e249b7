// Sends the commands of a user's client: typed ones, what is being typed, and those of a message's menu.
import { ApplicationCommandType, InteractionType } from 'discord-api-types/v10'
import {
  type CommandPlace,
  commandPlace,
  completeOptions,
  partialOptions,
  type SentOption,
  type Typed,
} from '../interaction/command-options.ts'
import type { Interaction, UsedCommand } from '../interaction/interactions.ts'
import { resolvedIn } from '../interaction/resolved-data.ts'
import { type InteractionDraft, ownersIn, sendInteraction } from '../interaction/send-interaction.ts'
import type { RegisteredCommand } from '../world/types.ts'
import { channelOf, type Referred, reopenThread, type UserClient, visible } from './client.ts'
import { offeredCommand } from './find-target.ts'
import { guildAt, interactionDraft } from './message-moves.ts'
import { choicesOf, type ShownChoice } from './visible-messages.ts'

function typedCommand(client: UserClient, words: string): CommandPlace {
  const [name = '', ...subs] = words.split(' ')
  const { loopback, user, channel } = client
  const command = offeredCommand(loopback.world, user, channel, ApplicationCommandType.ChatInput, name)
  return commandPlace(command, subs, user.locale)
}

const commandData = ({ id, name, type, guild_id }: RegisteredCommand) => ({
  id,
  name,
  type,
  ...(guild_id ? { guild_id } : {}),
})

function optionData(client: UserClient, command: RegisteredCommand, options: SentOption[]): object {
  const resolved = resolvedIn(client.loopback.world, guildAt(client, client.channel), options)
  return {
    ...commandData(command),
    ...(options.length > 0 ? { options } : {}),
    ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
  }
}

/** A command acts only for the owners for which it can be installed. */
function commandDraft(
  client: UserClient,
  command: RegisteredCommand,
  data: object,
  used: UsedCommand,
): InteractionDraft {
  const possible = ownersIn(client.loopback.world, client.user, client.channel)
  const types = (command.integration_types ?? [0]).map(String)
  const owners = Object.fromEntries(Object.entries(possible).filter(([type]) => types.includes(type)))
  const isTyping = used.focused !== undefined
  const type = isTyping ? InteractionType.ApplicationCommandAutocomplete : InteractionType.ApplicationCommand
  return interactionDraft(client, { type, data, owners, command: used })
}

const usedAt = ({ command, subs }: CommandPlace): UsedCommand => ({
  name: [command, ...subs].map(one => one.name).join(' '),
  type: command.type,
})

/**
 * Runs a slash command.
 * @throws Error when the client would not send it: it is not offered, or options are missing or wrong
 */
export async function runCommand(client: UserClient, words: string, typed: Typed): Promise<Interaction> {
  const place = typedCommand(client, words)
  const data = optionData(client, place.command, completeOptions(place, typed, client.user.locale))
  reopenThread(client, client.channel)
  return sendInteraction(client.loopback, commandDraft(client, place.command, data, usedAt(place)))
}

/**
 * Asks for the choices of an option that is being typed.
 * @throws Error when the option has no autocomplete, or no choices came
 */
export async function complete(
  client: UserClient,
  words: string,
  typed: Typed,
  focused: string,
): Promise<readonly ShownChoice[]> {
  const place = typedCommand(client, words)
  const { options, type } = partialOptions(place, typed, focused, client.user.locale)
  const data = optionData(client, place.command, options)
  const used = { ...usedAt(place), focused: type }
  const interaction = sendInteraction(client.loopback, commandDraft(client, place.command, data, used))
  return choicesOf(interaction, await interaction.settled)
}

/**
 * Uses a context menu command on a message.
 * @throws Error when the message cannot be seen or the command is not offered
 */
export async function useOn(client: UserClient, name: string, { id }: Referred): Promise<Interaction> {
  const { loopback, user } = client
  const { message } = visible(client, { id })
  const at = { ...client, channel: channelOf(loopback, { id: message.channel_id }) }
  const command = offeredCommand(loopback.world, user, at.channel, ApplicationCommandType.Message, name)
  const data = { ...commandData(command), target_id: id, resolved: { messages: { [id]: message } } }
  const used = { name: command.name, type: command.type, target: id }
  return sendInteraction(loopback, commandDraft(at, command, data, used))
}
