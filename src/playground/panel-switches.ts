// Turns the panel's switches: standing faults, single faults, a restart, and the reset.

import { STANDING_FAULTS, type StandingFault } from '../loopback/faults/request-faults.ts'
import type { Discord } from '../loopback/start-loopback.ts'
import { startOver } from '../loopback/world/start-world.ts'
import type { Switch } from './protocol.ts'

export type Switchboard = {
  /** The standing faults that are on. */
  readonly on: () => readonly Switch[]
  /** Turns a switch. Turning off does nothing for faults that happen once. */
  readonly turn: (which: Switch, on: boolean) => Promise<void>
  /** Resets the world, restarts the bot, and runs `first` before the pages are told. */
  readonly reset: (first?: () => Promise<unknown>) => Promise<void>
  /** Notes that a persona says or plays something, which a reset would throw away. */
  readonly noteUse: () => void
  /** Whether a persona has said or played something since the last reset, and nobody has given that up. */
  readonly isUsed: () => boolean
  /** Lets it be replaced without a question. */
  readonly giveUp: () => void
}

export type SwitchboardParts = {
  readonly discord: Discord
  /** Destroys the bot and builds it anew; with `isFresh` it keeps nothing from before. */
  readonly restartBot: (isFresh: boolean) => Promise<void>
  /** Sends every page the new world. */
  readonly announceWorld: () => void
  /** Sends every page the switches that are on. */
  readonly announceSwitches: () => void
}

const isStanding = (which: Switch): which is StandingFault => STANDING_FAULTS.some(fault => fault === which)

export function createSwitchboard(parts: SwitchboardParts): Switchboard {
  const { discord, restartBot, announceWorld, announceSwitches } = parts
  const { faults, loopback } = discord
  const alone = oneAfterAnother()
  let isUsed = false
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
        isUsed = false
        await restartBot(true)
        await first?.()
        announceWorld()
      }),
    noteUse: () => {
      isUsed = true
    },
    isUsed: () => isUsed,
    giveUp: () => {
      isUsed = false
    },
  }
}

/** Runs work in turns: two restarts at once would leave a bot running that nothing stops. */
function oneAfterAnother(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return work => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}
