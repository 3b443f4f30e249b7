// Keeps the open pages and tells each of them what happens.
import { isAttended } from '../loopback/gateway/gateway-state.ts'
import type { Loopback } from '../loopback/loopback.ts'
import type { Happening } from '../loopback/world/types.ts'
import { toldOf } from './persona-view/changes.ts'
import { followLog, logSince } from './persona-view/log.ts'
import { worldFor } from './persona-view/world.ts'
import type { ServerMessage } from './protocol.ts'

/** One open page. The user is kept by id, since a reset makes new user objects. */
export type Guest = { readonly userId: string; readonly tell: (told: ServerMessage) => void }

export type Guests = {
  /** Sends a guest the whole world, and from then on every change. */
  readonly welcome: (guest: Guest) => void
  readonly remove: (guest: Guest) => void
  /** Sends every guest the whole world again. */
  readonly announceWorld: () => void
  readonly announceSwitches: () => void
  /** Stops listening to the world, the gateway and the log. */
  readonly close: () => void
}

export function createGuests(loopback: Loopback): Guests {
  const { world, gateway, log } = loopback
  const guests = new Set<Guest>()
  const tellAll = (told: ServerMessage) => {
    for (const { tell } of guests) tell(told)
  }
  const announceSwitches = () => tellAll(switchesOf(loopback))
  const hear = (happening: Happening) => {
    for (const guest of guests) tellOf(happening, guest, loopback)
  }
  const following = followLog(log, tellAll)
  const describeTo = (some: Iterable<Guest>) => {
    following.pass() // The log entries so far must not come a second time.
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
  for (const told of user ? toldOf(loopback, user, happening) : []) tell(told)
}

const switchesOf = ({ faults, gateway }: Loopback): ServerMessage => ({
  type: 'switches',
  on: [...faults.standing],
  botIsOnline: isAttended(gateway),
})
