// The parts that the REST routes, the gateway and the actors share.
import type { Faults } from './faults/faults.ts'
import type { Refused } from './faults/refusing.ts'
import type { Gateway } from './gateway/state.ts'
import type { Interactions } from './interaction/interactions.ts'
import type { Log } from './log.ts'
import type { World } from './world/world.ts'

export type Loopback = {
  readonly world: World
  readonly interactions: Interactions
  readonly gateway: Gateway
  readonly log: Log
  readonly faults: Faults
  /** What is refused for as long as it stands here. */
  readonly refusing: Refused[]
  /** Where the gateway listens, known once the server does. */
  gatewayUrl: string
  /** Whether answers to interactions are checked. A benchmark of the bot switches it off, so as not to measure that. */
  isChecking: boolean
}
