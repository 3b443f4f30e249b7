// Turns happenings of the world into messages for one persona's page.
import type { Loopback } from '../../loopback/loopback.ts'
import { isVisible, seen } from '../../loopback/persona/visible-messages.ts'
import type { Happening, User } from '../../loopback/world/types.ts'
import { canSee } from '../../loopback/world/world.ts'
import type { ServerMessage } from '../protocol.ts'
import { placesFor } from './world.ts'

/** @returns the messages for the user's page; none when the happening does not concern the user */
export function toldOf(loopback: Loopback, user: User, happening: Happening): readonly ServerMessage[] {
  switch (happening.event) {
    case 'MESSAGE_CREATE':
      return [...changedMessage(loopback, user, happening), ...countedThread(loopback, user, happening)]
    case 'MESSAGE_UPDATE':
      return changedMessage(loopback, user, happening)
    case 'MESSAGE_DELETE':
      return [...goneMessage(loopback, user, happening), ...countedThread(loopback, user, happening)]
    case 'MESSAGE_DISMISS':
      return goneMessage(loopback, user, happening)
    default:
      return /^(CHANNEL|THREAD)_/.test(happening.event) ? [placesOf(loopback, user)] : []
  }
}

const placesOf = ({ world }: Loopback, user: User): ServerMessage => ({
  type: 'places',
  places: placesFor(world, user),
})

const idIn = ({ data }: Happening): string => String('id' in data && data.id)

function changedMessage({ world }: Loopback, user: User, happening: Happening): ServerMessage[] {
  const stored = world.messages.get(idIn(happening))
  if (!stored || !isVisible(world, user, stored) || user.dismissed.has(stored.message.id)) return []
  return [{ type: 'message', place: stored.message.channel_id, message: seen(stored) }]
}

function goneMessage({ world }: Loopback, user: User, happening: Happening): ServerMessage[] {
  const { channelId, onlyFor } = happening
  const channel = channelId === undefined ? undefined : world.channels.get(channelId)
  if (!channel || !canSee(user, channel) || (onlyFor !== undefined && onlyFor !== user.id)) return []
  return [{ type: 'gone', place: channel.id, message: idIn(happening) }]
}

/** The places with their counts, when a thread that the user can see has got or lost a message. */
function countedThread(loopback: Loopback, user: User, { channelId, onlyFor }: Happening): ServerMessage[] {
  const channel = channelId === undefined ? undefined : loopback.world.channels.get(channelId)
  if (!channel?.thread || onlyFor !== undefined || !canSee(user, channel)) return []
  return [placesOf(loopback, user)]
}
