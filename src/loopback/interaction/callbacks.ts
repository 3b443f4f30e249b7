// Carries out each kind of interaction callback, and knows which kinds an interaction accepts.
import {
  InteractionResponseType as Answering,
  ApplicationCommandType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10'
import type { JsonObject } from '../json.ts'
import { Refusal } from '../refusal.ts'
import type { Upload } from '../world/files.ts'
import { createMessage, editMessage, type MessageBody } from '../world/messages.ts'
import { userPayload } from '../world/payloads.ts'
import type { Message, StoredMessage } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { metadataOf } from './interaction-metadata.ts'
import type { Interaction, InteractionResult, SentChoice } from './interactions.ts'

const MESSAGES = [Answering.ChannelMessageWithSource, Answering.DeferredChannelMessageWithSource]
const UPDATES = [Answering.UpdateMessage, Answering.DeferredMessageUpdate]

/** The callback types that each interaction type accepts. */
const ACCEPTED: Readonly<Record<InteractionType, readonly Answering[]>> = {
  [InteractionType.Ping]: [Answering.Pong],
  [InteractionType.ApplicationCommand]: [...MESSAGES, Answering.Modal],
  [InteractionType.ApplicationCommandAutocomplete]: [Answering.ApplicationCommandAutocompleteResult],
  [InteractionType.MessageComponent]: [...MESSAGES, ...UPDATES, Answering.Modal],
  [InteractionType.ModalSubmit]: [...MESSAGES, ...UPDATES],
}

/**
 * Refuses a callback type that does not fit the interaction: a modal after a modal, an update without a message.
 * @throws Refusal 50035 at `type`; 50083 when the thread was archived and locked in the meantime
 */
export function demandFitting(interaction: Interaction, type: Answering): void {
  const accepted = ACCEPTED[interaction.type].filter(one => interaction.source || !UPDATES.includes(one))
  const { thread } = interaction.channel
  const isShut = thread?.archived === true && thread.locked
  if (isShut && [...MESSAGES, ...UPDATES].includes(type)) throw new Refusal('threadArchived')
  if (accepted.includes(type)) return
  const message = `Value must be one of {${accepted.join(', ')}} for this interaction.`
  throw new Refusal('invalidForm', [{ path: ['type'], code: 'BASE_TYPE_CHOICES', message }])
}

/**
 * Carries out a callback.
 * @param type the callback type, known to fit
 * @param data the callback's data, checked
 * @returns what the user's client shows
 */
export function carryOutCallback(
  world: World,
  interaction: Interaction,
  type: Answering,
  data: JsonObject,
  files: readonly Upload[],
): InteractionResult {
  const body = data as MessageBody
  switch (type) {
    case Answering.ApplicationCommandAutocompleteResult:
      return {
        kind: 'choices',
        choices: ((data.choices ?? []) as readonly (SentChoice | null)[]).filter(one => one !== null),
      }
    case Answering.Modal:
      return { kind: 'modal', modal: data }
    case Answering.DeferredChannelMessageWithSource:
      return {
        kind: 'deferred',
        stored: reply(world, interaction, { flags: body.flags ?? 0 }, [], MessageFlags.Loading),
      }
    case Answering.UpdateMessage:
      return { kind: 'updated', stored: editMessage(world, toUpdate(world, interaction), body, files) }
    case Answering.DeferredMessageUpdate:
      return { kind: 'update deferred', stored: toUpdate(world, interaction) }
    default:
      return { kind: 'message', stored: reply(world, interaction, body, files) }
  }
}

/** Makes the message that was used the interaction's original; it may have been deleted since. */
function toUpdate(world: World, interaction: Interaction): StoredMessage {
  const { source } = interaction
  if (!source || !world.messages.has(source.message.id)) throw new Refusal('unknownMessage')
  interaction.original = source
  return source
}

function reply(
  world: World,
  interaction: Interaction,
  body: MessageBody,
  files: readonly Upload[],
  flags = 0,
): StoredMessage {
  const stored = createMessage(world, {
    channel: interaction.channel,
    author: world.bot,
    body,
    files,
    type: replyType(interaction),
    onlyFor: isPrivate(body) ? interaction.user.id : undefined,
    also: { ...origin(world, interaction), flags },
  })
  interaction.original = stored
  return stored
}

const isPrivate = (body: MessageBody): boolean => ((body.flags ?? 0) & MessageFlags.Ephemeral) !== 0

function replyType(interaction: Interaction): MessageType {
  if (isContextMenu(interaction)) return MessageType.ContextMenuCommand
  if (interaction.type === InteractionType.ApplicationCommand) return MessageType.ChatInputCommand
  return interaction.source ? MessageType.Reply : MessageType.Default
}

/** Says whether the command was used on a message; the reply then refers to that message. */
const isContextMenu = (interaction: Interaction): boolean =>
  interaction.command !== undefined && interaction.command.type !== ApplicationCommandType.ChatInput

/** Gives the reply its origin: the pressed message, or the name of the command. */
function origin(world: World, interaction: Interaction): Partial<Message> {
  const user = userPayload(interaction.user)
  const { command, source } = interaction
  const facts = {
    application_id: world.applicationId,
    webhook_id: world.applicationId,
    interaction_metadata: metadataOf(interaction, user),
  }
  if (command)
    return { ...facts, interaction: { id: interaction.id, type: interaction.type, name: command.name, user } }
  return source ? { ...facts, message_reference: referenceTo(source, interaction) } : facts
}

const referenceTo = ({ message }: StoredMessage, { guild }: Interaction) => ({
  type: 0,
  message_id: message.id,
  channel_id: message.channel_id,
  ...(guild ? { guild_id: guild.id } : {}),
})

/**
 * Sends a follow-up. The first one after a deferred reply fills that reply instead, as Discord does.
 * @throws Refusal 40094 for the sixth follow-up where the bot is not installed
 */
export function sendFollowUp(
  world: World,
  interaction: Interaction,
  body: MessageBody,
  files: readonly Upload[],
): StoredMessage {
  const { original } = interaction
  if (original && (original.message.flags & MessageFlags.Loading) !== 0)
    return editMessage(world, original, body, files)
  interaction.followUps += 1
  if (!('0' in interaction.owners) && interaction.followUps > 5) throw new Refusal('tooManyFollowUps')
  const metadata = metadataOf(interaction, userPayload(interaction.user))
  const interaction_metadata = {
    ...metadata,
    ...(original ? { original_response_message_id: original.message.id } : {}),
  }
  return createMessage(world, {
    channel: interaction.channel,
    author: world.bot,
    body,
    files,
    type: original ? MessageType.Reply : MessageType.Default,
    onlyFor: isPrivate(body) ? interaction.user.id : undefined,
    also: {
      application_id: world.applicationId,
      webhook_id: world.applicationId,
      interaction_metadata,
      ...(original ? { message_reference: referenceTo(original, interaction) } : {}),
    },
  })
}
