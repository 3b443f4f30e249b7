// Creates and edits messages from request bodies, and announces them to the clients.
import {
  type APIAllowedMentions,
  type APIAttachment,
  type APIEmbed,
  MessageFlags,
  type MessageType,
  type Snowflake,
} from 'discord-api-types/v10'
import type { Edited } from '../checks/rule.ts'
import { type Component, withComponentIds } from '../interaction/components.ts'
import { Refusal } from '../refusal.ts'
import { keepFiles, type Upload, withFileAddresses } from './files.ts'
import { mentionsOf } from './mentions.ts'
import { userPayload } from './payloads.ts'
import { madeAt } from './snowflake.ts'
import type { Channel, Message, StoredMessage, User } from './types.ts'
import { tellListeners, type World } from './world.ts'

/** The fields of a request that make a message, after the checks. */
export type MessageBody = {
  content?: string | null
  embeds?: APIEmbed[] | null
  components?: Component[] | null
  flags?: number | null
  allowed_mentions?: APIAllowedMentions | null
  attachments?: { id: string; description?: string }[] | null
  nonce?: string | number | null
  enforce_nonce?: boolean
  message_reference?: { message_id: Snowflake } | null
  tts?: boolean | null
}

export type NewMessage = {
  /** The id of a forum post's first message, which is that of the post; other messages get a new one. */
  id?: Snowflake
  channel: Channel
  author: User
  body: MessageBody
  files?: readonly Upload[]
  type: MessageType
  onlyFor?: Snowflake | undefined
  /** Fields that only Discord sets, such as the reference to another message and the application's id. */
  also?: Partial<Message>
}

/** The flags that a bot may set; Discord sets all others. */
const ASKED_FLAGS =
  MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2

/**
 * Sends a message.
 * @returns the stored message
 */
export function createMessage(world: World, wanted: NewMessage): StoredMessage {
  const { channel, author, body, onlyFor } = wanted
  const message: Message = {
    ...blank(wanted.id ?? world.newId(), channel, author),
    type: wanted.type,
    flags:
      ((body.flags ?? 0) & ASKED_FLAGS) | (onlyFor ? MessageFlags.Ephemeral : 0) | (wanted.also?.flags ?? 0),
    tts: body.tts ?? false,
    ...(body.nonce === undefined || body.nonce === null ? {} : { nonce: body.nonce }),
    ...omitFlags(wanted.also),
  }
  fill(world, message, body, wanted.files ?? [])
  const stored: StoredMessage = { message, onlyFor }
  world.messages.set(message.id, stored)
  if (!onlyFor) channel.lastMessageId = message.id
  count(world, stored, 1)
  announce(world, 'MESSAGE_CREATE', stored)
  return stored
}

function omitFlags(also: Partial<Message> | undefined): Partial<Message> {
  const { flags: _, ...rest } = also ?? {}
  return rest
}

/** An id says when it was made, so the message is dated by it: a second look at the clock may be a millisecond later. */
const blank = (id: Snowflake, channel: Channel, author: User): Message => ({
  id,
  channel_id: channel.id,
  author: userPayload(author),
  content: '',
  timestamp: new Date(madeAt(id)).toISOString(),
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  components: [],
  pinned: false,
  type: 0,
  flags: 0,
})

function fill(world: World, message: Message, body: MessageBody, files: readonly Upload[]): void {
  const kept =
    body.attachments === undefined ? message.attachments : listed(message.attachments, body.attachments)
  message.attachments = [...kept, ...keepFiles(world, message.channel_id, files, body.attachments ?? [])]
  if (body.content !== undefined) message.content = body.content ?? ''
  if (body.embeds !== undefined)
    message.embeds = (body.embeds ?? []).map(embed => ({ type: 'rich' as never, ...embed }))
  if (body.components !== undefined)
    message.components = withFileAddresses(withComponentIds(body.components ?? []), message.attachments)
  const mentioned = mentionsOf(message.content, message.components, body.allowed_mentions)
  message.mention_everyone = mentioned.everyone
  message.mentions = mentioned.users.flatMap(id => {
    const user = world.users.get(id)
    return user ? [userPayload(user)] : []
  })
}

const listed = (
  attachments: readonly APIAttachment[],
  wanted: readonly { id: string }[] | null,
): APIAttachment[] => attachments.filter(one => (wanted ?? []).some(other => other.id === one.id))

/**
 * Changes a message; a deferred message loses its "thinking" flag.
 * @returns the same message
 */
export function editMessage(
  world: World,
  stored: StoredMessage,
  body: MessageBody,
  files: readonly Upload[] = [],
): StoredMessage {
  const { message } = stored
  const wasThinking = (message.flags & MessageFlags.Loading) !== 0
  message.flags = (message.flags & ~MessageFlags.Loading) | ((body.flags ?? 0) & ASKED_FLAGS)
  fill(world, message, body, files)
  if (!wasThinking) message.edited_timestamp = new Date(world.now()).toISOString()
  announceEdit(world, stored)
  return stored
}

/** Announces an edited message to the clients. */
export const announceEdit = (world: World, stored: StoredMessage): void =>
  announce(world, 'MESSAGE_UPDATE', stored)

/** Deletes a message. */
export function deleteMessage(world: World, stored: StoredMessage): void {
  world.messages.delete(stored.message.id)
  count(world, stored, -1)
  announce(world, 'MESSAGE_DELETE', stored)
}

/** Counts a message that its thread has got or lost. */
function count(world: World, { message, onlyFor }: StoredMessage, by: 1 | -1): void {
  const thread = world.channels.get(message.channel_id)?.thread
  if (!thread || onlyFor || message.id === message.channel_id) return
  thread.messages += by
  if (by > 0) thread.messagesEver += 1
}

/**
 * Finds a message.
 * @throws Refusal 10008 when there is none in that channel
 */
export function messageIn(world: World, channelId: Snowflake, id: Snowflake): StoredMessage {
  const stored = world.messages.get(id)
  if (!stored || stored.message.channel_id !== channelId) throw new Refusal('unknownMessage')
  return stored
}

/** @returns the facts that the checks need about a message before its edit */
export const editedFrom = ({ message }: StoredMessage): Edited => ({
  flags: message.flags,
  content: message.content,
  components: message.components,
  embeds: message.embeds.length,
  attachments: message.attachments.length,
})

function announce(world: World, event: string, { message, onlyFor }: StoredMessage): void {
  const guildId = world.channels.get(message.channel_id)?.guildId
  const where = guildId === undefined ? {} : { guild_id: guildId }
  const data =
    event === 'MESSAGE_DELETE'
      ? { id: message.id, channel_id: message.channel_id, ...where }
      : { ...structuredClone(message), ...where }
  tellListeners(world, { event, data, guildId, channelId: message.channel_id, onlyFor })
}
