// Opens threads for the bot and for members, adds members, and re-opens archived threads for new messages.
import { ChannelType, MessageType, PermissionFlagsBits as P, type Snowflake } from 'discord-api-types/v10'
import { Refusal } from '../refusal.ts'
import { announceChange, holdsThreads } from './channels.ts'
import { createMessage } from './messages.ts'
import { channelPayload } from './payloads.ts'
import { demand } from './permissions.ts'
import type { Channel, ThreadState, User } from './types.ts'
import { addChannel, tellListeners, type World } from './world.ts'

export type NewThread = {
  name: string
  type?: ChannelType | null
  auto_archive_duration?: number | null
  invitable?: boolean | null
  rate_limit_per_user?: number | null
}

/**
 * Opens a thread for the bot; private unless the body says otherwise, as at Discord.
 * @throws Refusal 50024 where none can be, 50013 when the bot may not, 160006 when there are too many
 */
export function openThread(world: World, parent: Channel, body: NewThread): Channel {
  if (!holdsThreads(parent)) throw new Refusal('wrongChannelType')
  const type = body.type ?? ChannelType.PrivateThread
  demand(parent, type === ChannelType.PrivateThread ? P.CreatePrivateThreads : P.CreatePublicThreads)
  return addThread(world, parent, type, body)
}

/**
 * Opens a public thread on a message.
 * @throws Refusal 160004 when the message has a thread, else as `openThread`
 */
export function openThreadOn(world: World, parent: Channel, messageId: Snowflake, body: NewThread): Channel {
  if (!holdsThreads(parent)) throw new Refusal('wrongChannelType')
  if (world.channels.has(messageId)) throw new Refusal('threadExists')
  demand(parent, P.CreatePublicThreads)
  return addThread(world, parent, ChannelType.PublicThread, body, messageId)
}

/**
 * Opens a thread for a member of the guild: in a forum a post, with its first message; else a public thread.
 * @throws Error where threads are impossible
 */
export function openThreadBy(world: World, user: User, parent: Channel, name: string): Channel {
  const isForum = parent.type === ChannelType.GuildForum
  if (!isForum && !holdsThreads(parent)) throw new Error(`There are no threads in "${parent.name}"`)
  const id = isForum ? world.newId() : undefined
  const thread = addThread(world, parent, ChannelType.PublicThread, { name }, id, user)
  const first = { channel: thread, author: user, body: { content: name }, type: MessageType.Default }
  if (id !== undefined) createMessage(world, { ...first, id })
  return thread
}

function addThread(
  world: World,
  parent: Channel,
  type: ChannelType,
  body: NewThread,
  id?: Snowflake,
  owner = world.bot,
): Channel {
  demandRoom(world, parent)
  const wanted = {
    name: body.name,
    type,
    appPermissions: parent.appPermissions,
    thread: newState(world, parent, body, owner),
    ...(id === undefined ? {} : { id }),
    ...(parent.guildId === undefined ? {} : { guildId: parent.guildId }),
  }
  const channel = addChannel(world, wanted)
  channel.slowmode = body.rate_limit_per_user ?? 0
  const data = { ...channelPayload(world, channel), newly_created: true }
  tellListeners(world, { event: 'THREAD_CREATE', data, guildId: channel.guildId, channelId: channel.id })
  if (type === ChannelType.PublicThread && id === undefined) saySo(world, owner, parent, channel)
  return channel
}

function demandRoom(world: World, { guildId }: Channel): void {
  const guild = guildId === undefined ? undefined : world.guilds.get(guildId)
  const active = [...world.channels.values()].filter(
    channel => channel.guildId === guildId && channel.thread?.archived === false,
  )
  if (guild && active.length >= guild.threadLimit) throw new Refusal('tooManyThreads')
}

function newState(world: World, parent: Channel, body: NewThread, owner: User): ThreadState {
  const at = new Date(world.now()).toISOString()
  return {
    parentId: parent.id,
    ownerId: owner.id,
    members: new Set([owner.id]),
    createdAt: at,
    messages: 0,
    messagesEver: 0,
    archived: false,
    archivedAt: at,
    locked: false,
    invitable: body.invitable ?? true,
    autoArchive: body.auto_archive_duration ?? 4320,
  }
}

/** Writes the line that Discord puts into the parent channel when a public thread is opened. */
function saySo(world: World, author: User, parent: Channel, thread: Channel): void {
  const also = { message_reference: { type: 0, channel_id: thread.id } }
  const body = { content: thread.name }
  createMessage(world, { channel: parent, author, body, type: MessageType.ThreadCreated, also })
}

/**
 * Adds a user to a thread.
 * @throws Refusal 50024 when it is no thread, 50083 when it is archived, 10013 for an unknown user
 */
export function addMember(world: World, channel: Channel, userId: Snowflake): void {
  const { thread } = channel
  if (!thread) throw new Refusal('wrongChannelType')
  if (thread.archived) throw new Refusal('threadArchived')
  if (!world.users.has(userId)) throw new Refusal('unknownUser')
  demand(channel, P.SendMessagesInThreads)
  if (thread.members.has(userId)) return
  thread.members.add(userId)
  announceChange(world, channel)
}

/**
 * Lets a message into an archived thread: it re-opens the thread, unless that is locked.
 * @throws Refusal 160005 when it is locked and the bot may not manage threads
 */
export function reopenToPost(world: World, channel: Channel): void {
  const { thread } = channel
  if (!thread) return
  if (thread.locked && (channel.appPermissions & P.ManageThreads) === 0n) throw new Refusal('threadLocked')
  if (!thread.archived) return
  thread.archived = false
  announceChange(world, channel)
}
