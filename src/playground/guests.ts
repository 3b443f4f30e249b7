// Everybody who looks at the page, and what each is told as it happens.
import { isAttended } from '../loopback/gateway/state.ts'
import type { Loopback } from '../loopback/loopback.ts'
import type { Happening } from '../loopback/world/types.ts'
import type { Told } from './protocol.ts'
import { toldOf } from './shown/changes.ts'
import { followLog, logSince } from './shown/log.ts'
import { worldFor } from './shown/world.ts'

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
  const announceSwitches = () => tellAll(switchesOf(loopback))
  const hear = (happening: Happening) => {
    for (const guest of guests) tellOf(happening, guest, loopback)
  }
  const following = followLog(log, tellAll)
  const describeTo = (some: Iterable<Guest>) => {
    following.pass() // What they are told at once must not come a second time.
    for (const guest of some) tellEverything(guest, loopback)
  }
  world.listeners.add(hear)
  gateway.watchers.add(announceSwitches)
  return {
    welcome: guest => {
      describeTo([guest])
      guests.add(guest)
    },
    remove: guest => void guests.delete(guest),
    announceWorld: () => describeTo(guests),
    announceSwitches,
    close: () => {
      world.listeners.delete(hear)
      gateway.watchers.delete(announceSwitches)
      following.end()
    },
  }
}

function tellEverything({ userId, tell }: Guest, loopback: Loopback): void {
  const user = loopback.world.users.get(userId)
  if (!user) return
  tell(worldFor(loopback, user))
  tell(logSince(loopback.log, 0))
}

function tellOf(happening: Happening, { userId, tell }: Guest, loopback: Loopback): void {
  const user = loopback.world.users.get(userId)
  const told = user && toldOf(loopback, user, happening)
  if (told) tell(told)
}

const switchesOf = ({ faults, gateway }: Loopback): Told => ({
  type: 'switches',
  on: [...faults.standing],
  botIsOnline: isAttended(gateway),
})
