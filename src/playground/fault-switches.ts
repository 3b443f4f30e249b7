/** The switches by which a test or the panel causes faults. */
import type { CallbackFault, RequestFault } from './faults.ts'
import { askToReconnect, dropConnections, killSessions } from './gateway/upsets.ts'
import type { Loopback } from './loopback.ts'

export type FaultSwitches = {
  /** Cuts the connections without a word. */
  dropConnections(): void
  /** Sends op 7. */
  askToReconnect(): void
  /** Sends op 9 and forgets the sessions. */
  killSessions(): void
  /** Answers the next callbacks with that status, unread. */
  failCallbacks(count: number, status: CallbackFault): void
  /** Lets the next request of that kind fail. */
  failRequest(fault: RequestFault): void
  /** Calls off what is still to fail. */
  stopFailing(): void
  /** Sends the next interactions twice. */
  deliverTwice(count: number): void
}

/** @returns the switches of a loopback */
export const switches = (loopback: Loopback): FaultSwitches => ({
  dropConnections: () => dropConnections(loopback.gateway),
  askToReconnect: () => askToReconnect(loopback.gateway),
  killSessions: () => killSessions(loopback.gateway),
  failCallbacks: (count, status) =>
    void loopback.faults.callbacks.push(...Array<CallbackFault>(count).fill(status)),
  failRequest: fault => void loopback.faults.requests.push(fault),
  stopFailing: () => void loopback.faults.requests.splice(0),
  deliverTwice: count => {
    loopback.faults.deliverTwice += count
  },
})
