// Everybody who looks at the page, and what each is told as it happens.
import { isAttended } from '../gateway/gateway.ts'
import type { Loopback } from '../loopback.ts'
import { isVisible, seen } from '../seen.ts'
import type { Happening, User } from '../types.ts'
import { canSee } from '../world.ts'
import type { Told } from './protocol.ts'
import { followLog, logSince } from './shown-log.ts'
import { placesFor, worldFor } from './shown-world.ts'

/** One page that is open. The user is kept by id: a reset makes new ones. */
export type Guest = { readonly userId: string; readonly tell: (told: Told) => void }

export type Guests = {
  /** Tells a guest everything, and from then on what happens. */
  readonly welcome: (guest: Guest) => void
  readonly remove: (guest: Guest) => void
  /** Tells everybody everything anew. */
  readonly announceWorld: () => void
  readonly announceSwitches: () => void
  /** Follows nothing any more. */
  readonly close: () => void
}

export function createGuests(loopback: Loopback): Guests {
  const { world, gateway, log } = loopback
  const guests = new Set<Guest>()
  const tellAll = (told: Told) => {
    for (const { tell } of guests) tell(told)
  }
  const tellEach = (toldTo: (user: User) => Told | null) => {
    for (const { userId, tell } of guests) {
      const user = world.users.get(userId)
      const told = user && toldTo(user)
      if (told) tell(told)
    }
  }
  const announceSwitches = () => tellAll(switchesOf(loopback))
  const hear = (happening: Happening) => tellEach(user => toldOf(loopback, user, happening))
  world.listeners.add(hear)
  gateway.watchers.add(announceSwitches)
  const following = followLog(log, tellAll)
  const tellEverything = ({ userId, tell }: Guest) => {
    const user = world.users.get(userId)
    if (!user) return
    tell(worldFor(loopback, user))
    tell(logSince(log, 0))
  }
  return {
    welcome: guest => {
      following.pass() // What it is told at once must not come a second time.
      guests.add(guest)
      tellEverything(guest)
    },
    remove: guest => void guests.delete(guest),
    announceWorld: () => {
      following.pass()
      guests.forEach(tellEverything)
    },
    announceSwitches,
    close: () => {
      world.listeners.delete(hear)
      gateway.watchers.delete(announceSwitches)
      following.end()
    },
  }
}

const switchesOf = ({ faults, gateway }: Loopback): Told => ({
  type: 'switches',
  on: [...faults.standing],
  botIsOnline: isAttended(gateway),
})

/** What a happening means to one user; null when it is none of their business. */
function toldOf(loopback: Loopback, user: User, happening: Happening): Told | null {
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
