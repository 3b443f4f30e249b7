// Defines Loopback, the parts that the REST routes, the gateway and the personas share.

import type { RequestToRefuse } from './faults/refused-requests.ts'
import type { Faults } from './faults/request-faults.ts'
import type { Gateway } from './gateway/gateway-state.ts'
import type { Interactions } from './interaction/interactions.ts'
import type { LoopbackLog } from './log.ts'
import type { World } from './world/world.ts'

export type Loopback = {
  readonly world: World
  readonly interactions: Interactions
  readonly gateway: Gateway
  readonly log: LoopbackLog
  readonly faults: Faults
  /** The requests that are refused, until they are removed from this list. */
  readonly refusing: RequestToRefuse[]
  /** The address of the gateway; empty until the server listens. */
  gatewayUrl: string
  /** Whether answers to interactions are checked; a benchmark of the bot switches the checks off. */
  isChecking: boolean
}
