// Sends the interactions of a user's client: typed commands, presses, choices and modal submits.

import { ApplicationCommandType, ComponentType, InteractionType } from 'discord-api-types/v10'
import {
  type CommandPlace,
  commandPlace,
  completeOptions,
  partialOptions,
  type SentOption,
  type Typed,
} from '../interaction/command-options.ts'
import type { Interaction, UsedCommand } from '../interaction/interactions.ts'
import { resolvedIn, resolvedUsers } from '../interaction/resolved-data.ts'
import { type InteractionDraft, ownersIn, sendInteraction } from '../interaction/send-interaction.ts'
import type { Channel, Guild, RegisteredCommand, StoredMessage } from '../world/types.ts'
import { channelOf, type Referred, reopenThread, type UserClient, visible } from './client.ts'
import { buttonOn, offeredCommand, selectOn } from './find-target.ts'
import { Impossible } from './impossible-move.ts'
import { chosen, type FieldValue, filledIn, type SeenModal, usersIn } from './modal.ts'
import { choicesOf, type ShownChoice } from './visible-messages.ts'

export type RawPress = { readonly componentType?: number; readonly values?: readonly string[] }

const draft = (
  seat: UserClient,
  rest: Omit<InteractionDraft, 'user' | 'channel' | 'owners'> & Partial<InteractionDraft>,
): InteractionDraft => ({
  user: seat.user,
  channel: seat.channel,
  owners: ownersIn(seat.loopback.world, seat.user, seat.channel),
  ...rest,
})

function typedCommand(seat: UserClient, words: string): CommandPlace {
  const [name = '', ...subs] = words.split(' ')
  const { loopback, user, channel } = seat
  const command = offeredCommand(loopback.world, user, channel, ApplicationCommandType.ChatInput, name)
  return commandPlace(command, subs, user.locale)
}

const commandData = ({ id, name, type, guild_id }: RegisteredCommand) => ({
  id,
  name,
  type,
  ...(guild_id ? { guild_id } : {}),
})

const guildAt = ({ loopback: { world } }: UserClient, { guildId }: Channel): Guild | undefined =>
  guildId === undefined ? undefined : world.guilds.get(guildId)

function optionData(seat: UserClient, command: RegisteredCommand, options: SentOption[]): object {
  const resolved = resolvedIn(seat.loopback.world, guildAt(seat, seat.channel), options)
  return {
    ...commandData(command),
    ...(options.length > 0 ? { options } : {}),
    ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
  }
}

/** A command acts only for the owners for which it can be installed. */
function commandDraft(
  seat: UserClient,
  command: RegisteredCommand,
  data: object,
  used: UsedCommand,
): InteractionDraft {
  const possible = ownersIn(seat.loopback.world, seat.user, seat.channel)
  const types = (command.integration_types ?? [0]).map(String)
  const owners = Object.fromEntries(Object.entries(possible).filter(([type]) => types.includes(type)))
  const isTyping = used.focused !== undefined
  const type = isTyping ? InteractionType.ApplicationCommandAutocomplete : InteractionType.ApplicationCommand
  return draft(seat, { type, data, owners, command: used })
}

const usedAt = ({ command, subs }: CommandPlace): UsedCommand => ({
  name: [command, ...subs].map(one => one.name).join(' '),
  type: command.type,
})

/**
 * Runs a slash command.
 * @throws Error when the client would not send it: it is not offered, or options are missing or wrong
 */
export async function runCommand(seat: UserClient, words: string, typed: Typed): Promise<Interaction> {
  const place = typedCommand(seat, words)
  const data = optionData(seat, place.command, completeOptions(place, typed, seat.user.locale))
  reopenThread(seat, seat.channel)
  return sendInteraction(seat.loopback, commandDraft(seat, place.command, data, usedAt(place)))
}

/**
 * Asks for the choices of an option that is being typed.
 * @throws Error when the option has no autocomplete, or no choices came
 */
export async function complete(
  seat: UserClient,
  words: string,
  typed: Typed,
  focused: string,
): Promise<readonly ShownChoice[]> {
  const place = typedCommand(seat, words)
  const { options, type } = partialOptions(place, typed, focused, seat.user.locale)
  const data = optionData(seat, place.command, options)
  const used = { ...usedAt(place), focused: type }
  const interaction = sendInteraction(seat.loopback, commandDraft(seat, place.command, data, used))
  return choicesOf(interaction, await interaction.settled)
}

/**
 * Uses a context menu command on a message.
 * @throws Error when the message cannot be seen or the command is not offered
 */
export async function useOn(seat: UserClient, name: string, { id }: Referred): Promise<Interaction> {
  const { loopback, user } = seat
  const { message } = visible(seat, { id })
  const at = { ...seat, channel: channelOf(loopback, { id: message.channel_id }) }
  const command = offeredCommand(loopback.world, user, at.channel, ApplicationCommandType.Message, name)
  const data = { ...commandData(command), target_id: id, resolved: { messages: { [id]: message } } }
  const used = { name: command.name, type: command.type, target: id }
  return sendInteraction(loopback, commandDraft(at, command, data, used))
}

/**
 * Presses a button.
 * @throws Error when it cannot be pressed
 */
export async function press(seat: UserClient, message: Referred, button: string): Promise<Interaction> {
  const source = visible(seat, message)
  const { custom_id, id } = buttonOn(source, button)
  return use(seat, source, { custom_id, component_type: ComponentType.Button, id })
}

/**
 * Sends a press with any custom_id, as only a hostile or outdated client would.
 * @throws Error when the message cannot be seen
 */
export async function pressRaw(
  seat: UserClient,
  message: Referred,
  customId: string,
  raw: RawPress,
): Promise<Interaction> {
  const type = raw.componentType ?? ComponentType.Button
  const data = {
    custom_id: customId,
    component_type: type,
    id: 1,
    ...(raw.values ? { values: raw.values } : {}),
  }
  return use(seat, visible(seat, message), data)
}

/**
 * Chooses from a select.
 * @throws Error when it is not there or does not take that choice
 */
export async function choose(
  seat: UserClient,
  message: Referred,
  wanted: string,
  words: string | readonly string[],
): Promise<Interaction> {
  const source = visible(seat, message)
  const select = selectOn(source, wanted)
  const { custom_id, id, type } = select
  return use(seat, source, { custom_id, component_type: type, id, values: chosen(select, words) })
}

function use(seat: UserClient, source: StoredMessage, data: object): Interaction {
  const channel = channelOf(seat.loopback, { id: source.message.channel_id })
  reopenThread(seat, channel)
  const owners = source.message.interaction_metadata?.authorizing_integration_owners
  const type = InteractionType.MessageComponent
  const known = owners ? { owners: owners as Readonly<Record<string, string>> } : {}
  return sendInteraction(
    seat.loopback,
    draft({ ...seat, channel }, { type, data, source, channel, ...known }),
  )
}

/**
 * Submits a modal.
 * @throws Error when it is not open for the user or the client would not send it
 */
export async function submit(
  seat: UserClient,
  modal: SeenModal,
  values: Readonly<Record<string, FieldValue>>,
): Promise<Interaction> {
  const opener = seat.loopback.interactions.byId.get(modal.openedBy)
  if (opener?.user.id !== seat.user.id)
    throw new Impossible('modalGone', `The modal "${modal.title}" is not open for ${seat.user.name}`)
  const { channel, source, owners } = opener
  const filled = filledIn(modal, values)
  const resolved = resolvedUsers(seat.loopback.world, guildAt(seat, channel), usersIn(filled))
  const data = Object.keys(resolved).length > 0 ? { ...filled, resolved } : filled
  const type = InteractionType.ModalSubmit
  return sendInteraction(
    seat.loopback,
    draft(seat, { type, data, channel, source, owners, openedBy: opener }),
  )
}
