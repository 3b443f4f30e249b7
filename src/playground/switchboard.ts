// The switches of the panel: faults that stay on, faults that happen once, a restart, and beginning anew.

import { STANDING_FAULTS, type StandingFault } from '../loopback/faults/faults.ts'
import type { Discord } from '../loopback/start-loopback.ts'
import { startOver } from '../loopback/world/start-world.ts'
import type { Switch } from './protocol.ts'

export type Switchboard = {
  /** Those that are on. */
  readonly on: () => readonly Switch[]
  /** Turns a switch. Of those that happen once, nothing happens when they are turned off. */
  readonly turn: (which: Switch, on: boolean) => Promise<void>
  /** Throws the world away, restarts the bot, and does something in the new world before anybody is told of it. */
  readonly reset: (first?: () => Promise<unknown>) => Promise<void>
}

export type SwitchboardParts = {
  readonly discord: Discord
  /** Destroys the bot and builds every part of it anew; `isFresh`: with nothing kept from before. */
  readonly restartBot: (isFresh: boolean) => Promise<void>
  /** Tells everybody that there is a new world. */
  readonly announceWorld: () => void
  /** Tells everybody which switches are on. */
  readonly announceSwitches: () => void
}

const isStanding = (which: Switch): which is StandingFault => STANDING_FAULTS.some(fault => fault === which)

export function createSwitchboard(parts: SwitchboardParts): Switchboard {
  const { discord, restartBot, announceWorld, announceSwitches } = parts
  const { faults, loopback } = discord
  const alone = oneAfterAnother()
  const happen: Readonly<Record<Exclude<Switch, StandingFault>, () => void | Promise<void>>> = {
    dropGateway: () => faults.dropConnections(),
    loseSession: () => faults.killSessions(),
    restartBot: () => alone(() => restartBot(false)),
  }
  return {
    on: () => [...loopback.faults.standing],
    turn: async (which, on) => {
      if (isStanding(which)) faults.stand(which, on)
      else if (on) await happen[which]()
      announceSwitches()
    },
    reset: first =>
      alone(async () => {
        startOver(loopback)
        await restartBot(true)
        await first?.()
        announceWorld()
      }),
  }
}

/** Two restarts at once would leave a bot that nobody stops. */
function oneAfterAnother(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return work => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}
