// Makes moderators' and administrators' changes: shuts threads, deletes, removes and adds the bot.
import { announceChange } from './channels.ts'
import { deleteMessage } from './messages.ts'
import { channelPayload, guildPayload } from './payloads.ts'
import type { Channel, Guild } from './types.ts'
import { tellListeners, type World } from './world.ts'

export type Shut = { readonly archived: boolean; readonly locked: boolean }

/** Archives or locks a thread, or opens it again. @throws Error when the channel is no thread */
export function shutThread(world: World, channel: Channel, { archived, locked }: Shut): void {
  if (!channel.thread) throw new Error(`"${channel.name}" is no thread`)
  Object.assign(channel.thread, { archived, locked })
  announceChange(world, channel)
}

/** Deletes a channel with its threads, or a thread, and their messages. */
export function deleteChannel(world: World, channel: Channel): void {
  const inside = [...world.channels.values()].filter(one => one.thread?.parentId === channel.id)
  for (const thread of inside) deleteChannel(world, thread)
  for (const { message } of [...world.messages.values()])
    if (message.channel_id === channel.id) world.messages.delete(message.id)
  const event = channel.thread ? 'THREAD_DELETE' : 'CHANNEL_DELETE'
  const data = channelPayload(world, channel)
  tellListeners(world, { event, data, guildId: channel.guildId, channelId: channel.id })
  world.channels.delete(channel.id)
}

/** Deletes a message of any author. @throws Error when it is gone already */
export function removeMessage(world: World, id: string): void {
  const stored = world.messages.get(id)
  if (!stored) throw new Error(`There is no message ${id}`)
  deleteMessage(world, stored)
}

/** Removes the bot from a guild. */
export function removeBot(world: World, guild: Guild): void {
  guild.botInstalled = false
  tellListeners(world, { event: 'GUILD_DELETE', data: { id: guild.id }, guildId: guild.id })
}

/** Adds the bot to a guild. */
export function addBot(world: World, guild: Guild): void {
  guild.botInstalled = true
  announceGuild(world, guild)
}

/** Makes a guild unavailable, as an outage at Discord does. */
export function beginOutage(world: World, guild: Guild): void {
  guild.isOut = true
  tellListeners(world, {
    event: 'GUILD_DELETE',
    data: { id: guild.id, unavailable: true },
    guildId: guild.id,
  })
}

/** Brings a guild back after an outage. */
export function endOutage(world: World, guild: Guild): void {
  guild.isOut = false
  announceGuild(world, guild)
}

const announceGuild = (world: World, guild: Guild): void =>
  tellListeners(world, { event: 'GUILD_CREATE', data: guildPayload(world, guild), guildId: guild.id })
