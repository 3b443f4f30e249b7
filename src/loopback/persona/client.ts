// Defines UserClient, one user's client, and finds the channels and messages that the user can reach.

import { PermissionFlagsBits } from 'discord-api-types/v10'
import type { Loopback } from '../loopback.ts'
import { announceChange } from '../world/channels.ts'
import type { Channel, StoredMessage, User } from '../world/types.ts'
import { canSee } from '../world/world.ts'
import { visibleMessage } from './find-target.ts'
import { Impossible } from './impossible-move.ts'

/** An object with an id, such as a message that a user saw or a thread from the API. */
export type Referred = { readonly id: string }
export type ChannelRef = string | Referred

/** One user's client: the user and the channel that it shows. */
export type UserClient = {
  readonly loopback: Loopback
  readonly user: User
  readonly channel: Channel
}

/**
 * Finds a channel by name or id, or by an object with its id.
 * @throws Error when there is none, or more than one of that name
 */
export function channelOf({ world }: Loopback, ref: ChannelRef): Channel {
  const name = typeof ref === 'string' ? ref : ref.id
  const byId = world.channels.get(name)
  if (byId) return byId
  const [found, another] = [...world.channels.values()].filter(channel => channel.name === name)
  if (!found) throw new Impossible('channelClosed', `There is no channel "${name}"`)
  if (another) throw new Error(`There are several channels "${name}"; use the id`)
  return found
}

/**
 * Goes to a channel.
 * @throws Error when there is none, or it is closed to the user
 */
export function enter({ loopback, user }: UserClient, ref: ChannelRef): Channel {
  const channel = channelOf(loopback, ref)
  if (!canSee(user, channel))
    throw new Impossible(
      'channelClosed',
      `${user.name} cannot see the channel "${channel.name || channel.id}"`,
    )
  return channel
}

/**
 * Finds a message that the user sees.
 * @throws Error when it is gone, dismissed or another user's
 */
export function visible({ loopback, user }: UserClient, { id }: Referred): StoredMessage {
  if (user.dismissed.has(id)) throw new Impossible('messageGone', `${user.name} has dismissed message ${id}`)
  return visibleMessage(loopback.world, user, id)
}

/**
 * Opens an archived thread again, as clients do before they use it.
 * @throws Error when it is locked and the user may not manage threads
 */
export function reopenThread({ loopback, user }: UserClient, channel: Channel): void {
  const { thread } = channel
  if (!thread?.archived) return
  if (thread.locked && (user.permissions & PermissionFlagsBits.ManageThreads) === 0n)
    throw new Impossible('threadLocked', `The thread "${channel.name}" is locked`)
  thread.archived = false
  announceChange(loopback.world, channel)
}
