// Turns happenings of the world into messages for one persona's page.
import type { Loopback } from '../../loopback/loopback.ts'
import { isVisible, seen } from '../../loopback/persona/visible-messages.ts'
import type { Happening, User } from '../../loopback/world/types.ts'
import { canSee } from '../../loopback/world/world.ts'
import type { Told } from '../protocol.ts'
import { placesFor } from './world.ts'

/** @returns the message for the user's page; null when the happening does not concern the user */
export function toldOf(loopback: Loopback, user: User, happening: Happening): Told | null {
  switch (happening.event) {
    case 'MESSAGE_CREATE':
    case 'MESSAGE_UPDATE':
      return changedMessage(loopback, user, happening)
    case 'MESSAGE_DELETE':
    case 'MESSAGE_DISMISS':
      return goneMessage(loopback, user, happening)
    default:
      return /^(CHANNEL|THREAD)_/.test(happening.event)
        ? { type: 'places', places: placesFor(loopback.world, user) }
        : null
  }
}

const idIn = ({ data }: Happening): string => String('id' in data && data.id)

function changedMessage({ world }: Loopback, user: User, happening: Happening): Told | null {
  const stored = world.messages.get(idIn(happening))
  if (!stored || !isVisible(world, user, stored) || user.dismissed.has(stored.message.id)) return null
  return { type: 'message', place: stored.message.channel_id, message: seen(stored) }
}

function goneMessage({ world }: Loopback, user: User, happening: Happening): Told | null {
  const { channelId, onlyFor } = happening
  const channel = channelId === undefined ? undefined : world.channels.get(channelId)
  if (!channel || !canSee(user, channel) || (onlyFor !== undefined && onlyFor !== user.id)) return null
  return { type: 'gone', place: channel.id, message: idIn(happening) }
}
