// Finds channels that the bot can reach, and changes them.
import { ChannelType, type Snowflake } from 'discord-api-types/v10'
import { Refusal } from '../refusal.ts'
import { channelPayload } from './payloads.ts'
import { demand } from './permissions.ts'
import type { Channel } from './types.ts'
import { canSee, tellListeners, type World } from './world.ts'

/**
 * Finds a channel that the bot can reach.
 * @throws Refusal 10003 when there is none, 50001 when the bot is not in the guild or may not see the channel
 */
export function reachable(world: World, id: Snowflake): Channel {
  const channel = world.channels.get(id)
  if (!channel) throw new Refusal('unknownChannel')
  const guild = channel.guildId === undefined ? undefined : world.guilds.get(channel.guildId)
  if (guild && !guild.botInstalled) throw new Refusal('missingAccess')
  if (!canSee(world.bot, channel)) throw new Refusal('missingAccess')
  demand(channel, 0n)
  return channel
}

/** The fields of a PATCH that change a channel or thread, after the checks. */
export type ChannelEdit = {
  name?: string
  topic?: string | null
  rate_limit_per_user?: number | null
  archived?: boolean
  locked?: boolean
  invitable?: boolean
  auto_archive_duration?: number
}

/**
 * Changes a channel or thread and announces the change.
 * @throws Refusal 50083 when an archived thread is changed without being unarchived
 */
export function editChannel(world: World, channel: Channel, edit: ChannelEdit): void {
  const { thread } = channel
  if (thread?.archived && edit.archived !== false) throw new Refusal('threadArchived')
  channel.name = edit.name ?? channel.name
  channel.slowmode = edit.rate_limit_per_user ?? channel.slowmode
  if (edit.topic !== undefined) channel.topic = edit.topic
  if (thread) {
    if (edit.archived !== undefined && edit.archived !== thread.archived) {
      thread.archived = edit.archived
      thread.archivedAt = new Date(world.now()).toISOString()
    }
    thread.locked = edit.locked ?? thread.locked
    thread.invitable = edit.invitable ?? thread.invitable
    thread.autoArchive = edit.auto_archive_duration ?? thread.autoArchive
  }
  announceChange(world, channel)
}

/** Announces a changed channel or thread to the clients. */
export function announceChange(world: World, channel: Channel): void {
  const event = channel.thread ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE'
  tellListeners(world, {
    event,
    data: channelPayload(world, channel),
    guildId: channel.guildId,
    channelId: channel.id,
  })
}

/** @returns whether threads can be opened in the channel */
export const holdsThreads = (channel: Channel): boolean =>
  channel.type === ChannelType.GuildText || channel.type === ChannelType.GuildAnnouncement
